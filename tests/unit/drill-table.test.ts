import { expect, test } from 'vitest';
import { readAudit } from '#commands/audit.ts';
import { drillTable } from '#commands/drill-table.ts';

test('areas, drills with their counts, the sum; what did not hold is marked', () => {
  const table = drillTable([
    { area: 'Server', drill: 'paths', tried: 1200, held: 1200 },
    { area: 'Server', drill: 'bodies', tried: 10, held: 9 },
    { area: 'Faults', drill: 'chunks', tried: 5, held: 5 },
  ]);
  expect(table).toEqual([
    '               tried      held',
    'Server',
    '  paths        1,200     1,200',
    '  bodies          10         9  <- look here',
    'Faults',
    '  chunks           5         5',
    '3 drills       1,215     1,214  <- look here',
  ]);
});

test.each([
  ['{"metadata":{"vulnerabilities":{"low":2,"high":0,"critical":0}}}', 'none known'],
  ['{"metadata":{"vulnerabilities":{"high":1,"critical":0}}}', 'found'],
  ['{"metadata":{"vulnerabilities":{"high":0,"critical":1}}}', 'found'],
  ['{"message":"request failed","error":{"summary":""}}', 'skipped'],
  ['', 'skipped'],
])('audit: %s means %s', (output, result) => {
  expect(readAudit(output)).toBe(result);
});
