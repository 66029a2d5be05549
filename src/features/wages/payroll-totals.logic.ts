/** Finds the lines of a pay register that are not employees: totals, averages and amounts carried forward. */

/** Words that mark a total anywhere in the cell, as whole words: `Grand total`, `ಒಟ್ಟು ಮೊತ್ತ`. */
const ANYWHERE =
  'totals?|sub-?totals?|ttl|tot|ಒಟ್ಟು|ಒಟ್ಟಾರೆ|ಮೊತ್ತ|ಉಪಮೊತ್ತ|कुल|योग|महायोग|उपयोग|जोड़|एकूण|बेरीज|மொத்தம்|கூட்டுத்தொகை|మొత్తం|ആകെ|മൊത്തം|કુલ|સરવાળો|মোট|সর্বমোট|ਕੁੱਲ|ਜੋੜ|ମୋଟ|کل';
const AT_THE_START =
  'carried forward|brought forward|c ?/ ?f|b ?/ ?f|c ?/ ?d|b ?/ ?d|cf|bf|(?:grand|page|net) sums?';
/** Functions that spreadsheets write below a group, as a whole cell or after the name of the group: `HR Sum`. */
const AT_THE_END = 'sum|average|avg|count|maximum|minimum|mean|median|std ?dev|product';
/** Words that can also be names of people, so they must be the whole cell. */
const WHOLE = 'max|min|carried over|brought over|sum of above|aggregate|ಸರಾಸರಿ|औसत|अधिकतम|न्यूनतम';

const whole = (words: string) =>
  `(?:^|[^\\p{L}\\p{M}])(?:${words.normalize('NFKC')})(?![\\p{L}\\p{M}])`;
const IS_TOTAL = new RegExp(
  [
    whole(ANYWHERE),
    `^[^\\p{L}]*(?:${AT_THE_START})(?![\\p{L}\\p{M}])`,
    `${whole(AT_THE_END)}[^\\p{L}]*$`,
    `^[^\\p{L}]*(?:${WHOLE.normalize('NFKC')})[^\\p{L}\\p{M}]*$`,
  ].join('|'),
  'iu',
);

/** Checks whether a text is a total: `Sub-total`, `Total for October`, `कुल योग`, `C/F`; not `Totaram` or `कुलदीप`. */
export const isTotal = (text: string) =>
  IS_TOTAL.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));

/** Half a paisa, because sums of decimals are not exact. */
const ROUNDING = 0.005;

/**
 * Returns the indexes of rows whose every amount is the sum of rows above (from the start or from the last such row) or
 * of rows that follow. `sure` is false if that may be a coincidence, because there are too few rows or different
 * amounts.
 * @param rows the amounts of each line, in the same columns
 */
export function totalsByArithmetic(rows: readonly (readonly number[])[]) {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const sumOf = (added: readonly (readonly number[])[]) =>
    Array.from({ length: width }, (_, column) =>
      added.reduce((sum, row) => sum + (row[column] ?? 0), 0),
    );
  const isEqual = (row: readonly number[], sums: readonly number[]) =>
    sums.every((sum, column) => Math.abs(sum - (row[column] ?? 0)) < ROUNDING);
  const found: { index: number; sure: boolean }[] = [];
  const kindsOfAmount = (row: readonly number[]) =>
    new Set(row.filter((amount) => amount !== 0)).size;
  let above = 0;
  let sinceLast = 0;
  let sums = sumOf([]);
  let sumsSinceLast = sumOf([]);
  for (const [index, row] of rows.entries()) {
    const amounts = kindsOfAmount(row);
    let count: number;
    if (isEqual(row, sums)) count = above;
    else if (isEqual(row, sumsSinceLast)) count = sinceLast;
    else count = countBelow(rows, index, isEqual);
    if (count >= 2 && amounts > 0) {
      found.push({ index, sure: count >= 3 && amounts >= 2 });
      sinceLast = 0;
      sumsSinceLast = sumOf([]);
    } else if (amounts > 0) {
      above += 1;
      sinceLast += 1;
      sums = sumOf([sums, row]);
      sumsSinceLast = sumOf([sumsSinceLast, row]);
    }
  }
  return found;
}

/** Returns how many rows directly below a row add up to it, as in a group with its total above; 0 if none do. */
function countBelow(
  rows: readonly (readonly number[])[],
  index: number,
  isEqual: (row: readonly number[], sums: readonly number[]) => boolean,
): number {
  const row = rows[index] ?? [];
  const left = [...row];
  for (let next = index + 1; next < rows.length; next += 1) {
    for (const [column, amount] of (rows[next] ?? []).entries())
      left[column] = (left[column] ?? 0) - amount;
    if (left.some((amount) => amount < -ROUNDING)) return 0;
    if (
      isEqual(
        left,
        left.map(() => 0),
      )
    )
      return next - index;
  }
  return 0;
}
