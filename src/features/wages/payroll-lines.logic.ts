/** Decides which lines of a pay register are employees, and asks the visitor instead of guessing. */
import { groupByKey, normalizeHeading } from './payroll-headings.logic.ts';
import { signedAmount, type Ask, type PayrollColumn } from './payroll-columns.logic.ts';
import type { LeftOut, TableRow } from './payroll-table.logic.ts';
import { totalsByArithmetic } from './payroll-totals.logic.ts';

export interface Line extends TableRow {
  readonly name: string;
  readonly code: string;
}

/** Most lines listed in a question. */
const NAMED_LINES = 3;
const NO_EMPLOYEE = { value: 'total', label: 'No employee: leave it out' };
type Leave = (line: Line, reason: string) => void;

const nameLines = (lines: readonly Pick<LeftOut, 'line' | 'name'>[]) => {
  const first = lines
    .slice(0, NAMED_LINES)
    .map(({ line, name }) => `line ${line}${name ? `, ${name}` : ''}`);
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
    inSums.map(({ index }) => signedAmount(cells[index]) ?? 0),
  );
  const areNamed = lines.some(({ name }) => name !== '');
  const sums = totalsByArithmetic(amounts).flatMap(({ index, sure }) => {
    const line = lines[index];
    return line ? { line, sure: sure || (areNamed && line.name === '') } : [];
  });
  const found = sums.map(({ line }) => line);
  const question = {
    id: `totals ${found.map(({ name, line }) => name || line).join(' ')}`,
    label: `Each amount of ${nameLines(found)} is the sum of the lines above or below. What is it?`,
    preset: sums.every(({ sure }) => sure) ? NO_EMPLOYEE.value : undefined,
  };
  const reason = 'its amounts are the sums of other lines, so it is a total.';
  return withoutFound(lines, found, question, reason, ask, leave);
}

/** Asks whether lines whose name is also a heading, such as "Employer PF", are employees; leaves them out if not. */
export function withoutHeadingNames(
  lines: readonly Line[],
  isHeading: (name: string) => boolean,
  ask: Ask,
  leave: Leave,
): readonly Line[] {
  const found = lines.filter(({ name, code }) => code === '' && isHeading(name));
  const question = {
    id: `called ${found.map(({ name }) => name).join(' ')}`,
    label: `This looks like a part of pay, a deduction or a cost, not like an employee: ${nameLines(found)}. What is it?`,
  };
  return withoutFound(lines, found, question, 'this is no employee.', ask, leave);
}

function withoutFound(
  lines: readonly Line[],
  found: readonly Line[],
  question: Omit<Parameters<Ask>[0], 'choices'>,
  reason: string,
  ask: Ask,
  leave: Leave,
): readonly Line[] {
  if (found.length === 0) return lines;
  const choices = [NO_EMPLOYEE, { value: 'employee', label: 'An employee' }];
  if (ask({ ...question, choices }) !== NO_EMPLOYEE.value) return lines;
  for (const line of found) leave(line, reason);
  return lines.filter((line) => !found.includes(line));
}

/** Holds back the result until the visitor leaves out the lines that cannot be read, or corrects them. */
export function askAboutUnread(leftOut: readonly LeftOut[], ask: Ask): void {
  const unread = leftOut.filter(({ mayBePay }) => mayBePay);
  if (unread.length === 0) return;
  ask({
    id: `unread ${unread.map(({ line, reason }) => `${line} ${reason}`).join(' ')}`,
    label: `Not read, for the reason above: ${nameLines(unread)}. Correct the rows and calculate again, or leave this out.`,
    choices: [{ value: 'leave', label: 'Leave this out of the result' }],
  });
}

/** Asks how an employee on several lines counts: the second may be a namesake, or another month. */
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
  });
  if (answer === undefined || answer === 'each') return lines;
  const dropped = groups.flatMap(([, same]) =>
    answer === 'first' ? same.slice(1) : same.slice(0, -1),
  );
  for (const line of dropped) leave(line, 'the employee is on another line too.');
  return lines.filter((line) => !dropped.includes(line));
}
