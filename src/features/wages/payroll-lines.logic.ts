/** Finds the lines of a pay register that are not employees, and asks the visitor instead of guessing. */
import { groupByKey } from '#lib/group-by-key.ts';
import { normalizeHeading } from './payroll-headings.logic.ts';
import { signedAmount, type Ask, type PayrollColumn } from './payroll-columns.logic.ts';
import type { LeftOut, TableRow } from './payroll-table.logic.ts';
import { totalsByArithmetic } from './payroll-totals.logic.ts';

export interface Line extends TableRow {
  readonly name: string;
  readonly code: string;
}

/** Maximum number of lines that a question lists. */
const LISTED_LINES = 3;

function listLines(lines: readonly Pick<LeftOut, 'line' | 'name'>[]): string {
  const first = lines
    .slice(0, LISTED_LINES)
    .map(({ line, name }) => `line ${line}${name ? `, ${name}` : ''}`);
  const more = lines.length - first.length;
  return [...first, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Returns the lines that are sums of other lines. If a line may equal a sum by chance, asks the visitor what it is. */
export function findSums(
  lines: readonly Line[],
  columns: readonly PayrollColumn[],
  ask: Ask,
): readonly Line[] {
  const inSums = columns.filter(
    ({ field = 'unknown' }) => !['name', 'code', 'record', 'years', 'months'].includes(field),
  );
  const amounts = lines.map(({ cells }) =>
    inSums.map(({ index }) => signedAmount(cells[index]) ?? 0),
  );
  const areNamed = lines.some(({ name }) => name !== '');
  const sums = totalsByArithmetic(amounts).flatMap(({ index, sure }) => {
    const line = lines[index];
    return line ? { line, sure: sure || (areNamed && line.name === '') } : [];
  });
  const found = sums.map(({ line }) => line);
  return askIfEmployees(ask, found, {
    id: `totals ${found.map(({ name, line }) => name || line).join(' ')}`,
    label: `Each amount of ${listLines(found)} is the sum of the lines above or below. What is it?`,
    preset: sums.every(({ sure }) => sure) ? NO_EMPLOYEE.value : undefined,
  });
}

/** Asks about lines that are named like a column, such as "Employer PF". Returns the lines that are not employees. */
export function findHeadingNames(
  lines: readonly Line[],
  isHeading: (name: string) => boolean,
  ask: Ask,
): readonly Line[] {
  const found = lines.filter(({ name, code }) => code === '' && isHeading(name));
  return askIfEmployees(ask, found, {
    id: `called ${found.map(({ name }) => name).join(' ')}`,
    label: `This looks like a part of pay, a deduction or a cost, not like an employee: ${listLines(found)}. What is it?`,
  });
}

const NO_EMPLOYEE = { value: 'total', label: 'No employee: leave it out' };

function askIfEmployees(
  ask: Ask,
  found: readonly Line[],
  question: Omit<Parameters<Ask>[0], 'choices'>,
): readonly Line[] {
  const choices = [NO_EMPLOYEE, { value: 'employee', label: 'An employee' }];
  return found.length > 0 && ask({ ...question, choices }) === NO_EMPLOYEE.value ? found : [];
}

/** Asks about lines that cannot be read. No result is shown until the visitor answers. */
export function askAboutUnread(leftOut: readonly LeftOut[], ask: Ask): void {
  const unread = leftOut.filter(({ mayBePay }) => mayBePay);
  if (unread.length === 0) return;
  ask({
    id: `unread ${unread.map(({ line, reason }) => `${line} ${reason}`).join(' ')}`,
    label: `Not read, for the reason above: ${listLines(unread)}. Correct the rows and calculate again, or leave this out.`,
    choices: [{ value: 'leave', label: 'Leave this out of the result' }],
  });
}

/** If lines have the same code or name, asks the visitor which lines count. Returns the lines that do not count. */
export function findRepeated(lines: readonly Line[], ask: Ask): readonly Line[] {
  const byEmployee = groupByKey(lines, ({ name, code }) => normalizeHeading(code || name));
  const groups = [...byEmployee].filter(([key, same]) => key !== '' && same.length > 1);
  if (groups.length === 0) return [];
  const answer = ask({
    id: `same ${groups.map(([key]) => key).join(' ')}`,
    label: `The same employee is on several lines: ${listLines(groups.flatMap(([, same]) => same))}. How do they count?`,
    choices: [
      { value: 'each', label: 'Each line as an employee' },
      { value: 'first', label: 'Only the first line of each employee' },
      { value: 'last', label: 'Only the last line of each employee' },
    ],
  });
  if (answer === undefined || answer === 'each') return [];
  return groups.flatMap(([, same]) => (answer === 'first' ? same.slice(1) : same.slice(0, -1)));
}
