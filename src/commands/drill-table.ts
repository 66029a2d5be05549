/** The table of what the drills tried and what held, from the counts that each test wrote down. */
import { globSync, readFileSync } from 'node:fs';

export const RECORDS_DIR = 'test-results/drills';

/** The count of one drill (tests/drills/record.ts). */
export interface DrillRecord {
  /** Heading in the table. */
  readonly area: string;
  /** What was tried, in a few words. */
  readonly drill: string;
  readonly tried: number;
  readonly held: number;
}

export function readDrills(): DrillRecord[] {
  return globSync(`${RECORDS_DIR}/*.json`)
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as DrillRecord);
}

/** Lines of text: an area, under it its drills, at the end the sum. */
export function drillTable(records: readonly DrillRecord[]): string[] {
  const width = Math.max(...records.map(({ drill }) => drill.length), 0) + 4;
  const line = (text: string, { tried, held }: Pick<DrillRecord, 'tried' | 'held'>) =>
    text.padEnd(width) + figure(tried) + figure(held) + (held === tried ? '' : '  <- look here');
  const sum = (part: 'tried' | 'held') => records.reduce((total, one) => total + one[part], 0);
  return [
    `${''.padEnd(width)}${'tried'.padStart(10)}${'held'.padStart(10)}`,
    ...[...Map.groupBy(records, ({ area }) => area)].flatMap(([area, drills]) => [
      area,
      ...drills.map((record) => line(`  ${record.drill}`, record)),
    ]),
    line(`${records.length} drills`, { tried: sum('tried'), held: sum('held') }),
  ];
}

const figure = (count: number) => count.toLocaleString('en').padStart(10);
