/** What the drills tried: each leaves its count in a file, and `npm run drills` prints the table. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDS_DIR, type DrillRecord } from '#commands/drill-table.ts';

/** `npm run drills` sets it: the same drills with more values. */
export const LONG = process.env['DRILLS'] === 'long';

/** The number to try: many in the long form, few in the short one. */
export const amount = ({ short, long }: { short: number; long: number }) => (LONG ? long : short);

/** Writes down a drill's count, then fails when something did not hold or nothing was tried. */
export function settle(
  area: string,
  drill: string,
  tried: number,
  /** One line for each that did not hold. */
  broken: readonly string[],
): void {
  const record: DrillRecord = { area, drill, tried, held: tried - broken.length };
  mkdirSync(RECORDS_DIR, { recursive: true });
  const name = `${area} ${drill}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  writeFileSync(join(RECORDS_DIR, `${name}.json`), JSON.stringify(record));
  assert.ok(tried > 0, `${drill}: nothing was tried`);
  assert.deepEqual(broken, [], `${drill}: ${broken.length} of ${tried} did not hold`);
}
