/** Asks the visitor a question if the amounts of a pay register contradict its titles, its CTC or its gross pay. */
import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import { formatQuantity } from '#lib/format.ts';
import { signedAmount, sumOfCells, type Ask, type PayrollColumn } from './payroll-columns.logic.ts';
import type { Line } from './payroll-lines.logic.ts';
import { factorOf, findOtherPeriod, PERIOD_CHOICES } from './payroll-periods.logic.ts';
import { roundToPaise } from './wages.logic.ts';

/** Largest difference in rupees that rounding causes in a total. */
const ROUNDING = 2;

/**
 * Returns the factor that turns the amounts into rupees a month. If a title or the CTC suggests that the amounts are
 * not monthly, asks the visitor for their period.
 */
export function askPeriod(
  titles: readonly string[],
  columns: readonly PayrollColumn[],
  lines: readonly Line[],
  parts: ReadonlySet<string>,
  ask: Ask,
) {
  const yearly = columns.find(
    ({ field, variant }) => (field === 'ctc' || field === 'gross') && variant === 'year',
  );
  const ctc = yearly ?? columns.find(({ field }) => field === 'ctc');
  const inParts = columns.filter(({ field = '' }) => parts.has(field));
  const ratioIs = (wanted: number) =>
    ctc !== undefined &&
    lines.length > 0 &&
    lines.every(({ cells }) => {
      const cost = signedAmount(cells[ctc.index]) ?? 0;
      const sum = sumOfCells(cells, inParts);
      return sum > 0 && Math.abs(cost - sum * wanted) <= Math.max(ROUNDING, cost / 100);
    });
  const title = findOtherPeriod(titles);
  const isSum = ratioIs(1);
  let sign: string | undefined;
  if (ctc && isSum && (yearly || !title))
    sign = `${ctc.label} is the sum of the other columns, so all may be amounts of a year.`;
  else if (title && !ratioIs(12))
    sign = `The title “${title}” does not say that the amounts are those of a month.`;
  if (sign === undefined) return 1;
  const answer = ask({
    id: `period ${sign}`,
    label: `${sign} What are they?`,
    choices: PERIOD_CHOICES,
    preset: (yearly && isSum) || title ? undefined : 'month',
  });
  return factorOf(answer);
}

/** If gross pay is not the sum of its parts, asks whether the difference counts. Returns the amount to add per employee. */
export function askGross(
  employees: readonly { name: string; line: Line }[],
  columns: readonly PayrollColumn[],
  parts: ReadonlySet<string>,
  ask: Ask,
): readonly number[] {
  const totals = columns.filter(({ field, variant }) => field === 'gross' && variant !== 'year');
  const inParts = columns.filter(({ field = '' }) => parts.has(field));
  const earned = inParts.filter(
    ({ field = '' }) => !['employer-pf', 'gratuity', 'exit'].includes(field),
  );
  const differences = employees.map(({ name, line: { line, cells } }) => {
    const gaps = totals.flatMap(({ index, label }) => {
      const gross = signedAmount(cells[index]) ?? 0;
      if (gross === 0) return [];
      const isBefore = (column: PayrollColumn) => column.index < index;
      // In some registers, gross pay includes the employer's provident fund, gratuity and pay on leaving. In other
      // registers, gross pay is the sum of only the columns to its left.
      const included = [earned, inParts, earned.filter(isBefore)];
      const sums = included.map((columns) => sumOfCells(cells, columns));
      const isEqual = sums.some((value) => Math.abs(gross - value) <= ROUNDING);
      return {
        name,
        line,
        label,
        gross,
        sum: sums[0] ?? 0,
        gap: isEqual ? 0 : roundToPaise(gross - (sums[0] ?? 0)),
      };
    });
    return gaps.some(({ gap }) => gap === 0) ? undefined : gaps.at(-1);
  });
  const found = differences.filter((difference) => difference !== undefined);
  const [first] = found;
  if (!first) return [];
  const canAdd = found.every(({ gap }) => gap >= 0);
  const answer = ask({
    id: `gross ${first.label}`,
    label: `${first.label} differs from the sum of the parts of pay on ${formatQuantity(found.length, 'line')}, such as line ${first.line}, ${first.name}: ${formatRupees(first.gross)} against ${formatRupees(first.sum)}. What counts?`,
    choices: [
      { value: 'keep', label: 'The pay read, without the difference' },
      ...(canAdd ? [{ value: 'add', label: 'The difference too, as other pay that counts' }] : []),
    ],
  });
  return answer === 'add' ? differences.map((difference) => difference?.gap ?? 0) : [];
}
