/** Ends the fuzzing: what was tried, and how much of it broke (tests/fuzz/record.ts). */
import { globSync, readFileSync } from 'node:fs';

console.table(
  globSync('test-results/fuzz/*.json')
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8'))),
);
