/** What was tried with hostile or random values: each trial leaves its count, and `npm run test:slow` prints them. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Read by tests/fuzz/table.mjs. */
const RECORDS_DIR = 'test-results/fuzz';

/** `FUZZ=long`: the same trials with more values. */
export const LONG = process.env['FUZZ'] === 'long';

/** The number to try: many in the long form, few in the short one. */
export const amount = ({ short, long }: { short: number; long: number }) => (LONG ? long : short);

/** Writes down a count, then fails when something broke or nothing was tried. */
export function settle(
  area: string,
  what: string,
  tried: number,
  /** One line for each that broke. */
  broken: readonly string[],
): void {
  mkdirSync(RECORDS_DIR, { recursive: true });
  const name = `${area} ${what}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const record = { area, what, tried, broken: broken.length };
  writeFileSync(join(RECORDS_DIR, `${name}.json`), JSON.stringify(record));
  assert.ok(tried > 0, `${what}: nothing was tried`);
  assert.deepEqual(broken, [], `${what}: ${broken.length} of ${tried} broke`);
}
