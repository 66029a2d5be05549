/**
 * Compares the amounts of a pay register with its titles, its CTC and its gross pay. If they contradict each other,
 * asks the visitor or returns a warning.
 */
import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import { formatQuantity } from '#lib/format.ts';
import { signedAmount, sumOfCells, type Ask, type PayrollColumn } from './payroll-columns.logic.ts';
import type { Line } from './payroll-lines.logic.ts';
import { factorOf, findOtherPeriod, PERIOD_CHOICES } from './payroll-periods.logic.ts';

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

/** Returns a warning if gross pay on a line is not the sum of its parts. The wages are calculated from the parts. */
export function compareGross(
  lines: readonly Line[],
  columns: readonly PayrollColumn[],
  parts: ReadonlySet<string>,
): string | undefined {
  const totals = columns.filter(({ field, variant }) => field === 'gross' && variant !== 'year');
  const inParts = columns.filter(({ field = '' }) => parts.has(field));
  const earned = inParts.filter(
    ({ field = '' }) => !['employer-pf', 'gratuity', 'exit'].includes(field),
  );
  const differences = lines.flatMap(({ line, name, cells }) => {
    const found = totals
      .map(({ index, label }) => ({ index, label, gross: signedAmount(cells[index]) ?? 0 }))
      .filter(({ gross }) => gross !== 0);
    const isSum = ({ index, gross }: (typeof found)[number]) => {
      const isBefore = (column: PayrollColumn) => column.index < index;
      // In some registers, gross pay includes the employer's provident fund, gratuity and pay on leaving. In other
      // registers, gross pay is the sum of only the columns to its left.
      const included = [earned, inParts, earned.filter(isBefore)];
      return included.some((columns) => Math.abs(gross - sumOfCells(cells, columns)) <= ROUNDING);
    };
    const last = found.at(-1);
    return last && !found.some(isSum)
      ? [{ ...last, line, name, sum: sumOfCells(cells, earned) }]
      : [];
  });
  const [first] = differences;
  if (!first) return undefined;
  const { label, line, name, gross, sum } = first;
  const count = differences.length;
  const place =
    count > 1 ? `${formatQuantity(count, 'line')}, such as line ${line}` : `line ${line}`;
  return `${label} differs from the sum of the parts of pay on ${place}${name && `, ${name}`}: ${formatRupees(gross)} against ${formatRupees(sum)}. The wages are calculated from the parts.`;
}
