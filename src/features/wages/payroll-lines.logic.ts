/** Decides which lines of a pay register are employees, and asks the visitor instead of guessing. */
import { parseAmount } from '#features/tool-engine/amounts.logic.ts';
import { groupByKey, normalizeHeading } from './payroll-headings.logic.ts';
import type { Ask, PayrollColumn } from './payroll-columns.logic.ts';
import type { TableRow } from './payroll-table.logic.ts';
import { totalsByArithmetic } from './payroll-totals.logic.ts';

export interface Line extends TableRow {
  readonly name: string;
  readonly code: string;
}

/** Most lines listed in a question. */
const NAMED_LINES = 3;
type Leave = (line: Line, reason: string) => void;

const nameLines = (lines: readonly Line[]) => {
  const first = lines
    .slice(0, NAMED_LINES)
    .map(({ line, name }) => `line ${line}${name && `, ${name}`}`);
  return `${first.join('; ')}${lines.length > NAMED_LINES ? `; and ${lines.length - NAMED_LINES} more` : ''}`;
};

/** Leaves out lines that are the sum of others; asks if that may be a coincidence. */
export function withoutSums(
  lines: readonly Line[],
  columns: readonly PayrollColumn[],
  ask: Ask,
  leave: Leave,
) {
  const inSums = columns.filter(
    ({ field = 'unknown' }) => !['name', 'code', 'record', 'years', 'months'].includes(field),
  );
  const amounts = lines.map(({ cells }) =>
    inSums.map(({ index }) => parseAmount(cells[index] ?? '') ?? 0),
  );
  const sums = totalsByArithmetic(amounts).flatMap(({ index, sure }) => {
    const line = lines[index];
    return line ? { line, sure } : [];
  });
  if (sums.length === 0) return [...lines];
  const found = sums.map(({ line }) => line);
  const answer = ask({
    id: `totals ${found.map(({ name, line }) => name || line).join(' ')}`,
    label: `Each amount of ${nameLines(found)} is the sum of the lines above or below. What is it?`,
    choices: [
      { value: 'total', label: 'A total: leave it out' },
      { value: 'employee', label: 'An employee' },
    ],
    preset: sums.every(({ sure }) => sure) ? 'total' : undefined,
  });
  if (answer === 'employee') return [...lines];
  for (const line of found)
    leave(line, 'its amounts are the sums of other lines, so it is a total.');
  return lines.filter((line) => !found.includes(line));
}

/**
 * Asks how employees on several lines count. The same code is the same employee; the same name may belong to two, so
 * each line counts until the visitor answers.
 */
export function onePerEmployee(lines: readonly Line[], ask: Ask, leave: Leave): readonly Line[] {
  const keyOf = ({ name, code }: Line) => normalizeHeading(code || name);
  const groups = [...groupByKey(lines, keyOf)].filter(
    ([key, same]) => key !== '' && same.length > 1,
  );
  if (groups.length === 0) return lines;
  const repeated = groups.flatMap(([, same]) => same);
  const answer = ask({
    id: `same ${groups.map(([key]) => key).join(' ')}`,
    label: `The same employee is on several lines: ${nameLines(repeated)}. How do they count?`,
    choices: [
      { value: 'each', label: 'Each line as an employee' },
      { value: 'first', label: 'Only the first line of each employee' },
      { value: 'last', label: 'Only the last line of each employee' },
    ],
    preset: repeated.some(({ code }) => code !== '') ? undefined : 'each',
  });
  if (answer === undefined || answer === 'each') return lines;
  const dropped = groups.flatMap(([, same]) =>
    answer === 'first' ? same.slice(1) : same.slice(0, -1),
  );
  for (const line of dropped) leave(line, 'the employee is on another line too.');
  return lines.filter((line) => !dropped.includes(line));
}
