/** Recognises totals, averages and amounts carried forward in a pay register, by words or by the amounts. */

/** If a cell contains one of these whole words, the row is a total: `Grand total`, `ಒಟ್ಟು ಮೊತ್ತ`. */
const ANYWHERE =
  'totals?|sub-?totals?|ttl|tot|ಒಟ್ಟು|ಒಟ್ಟಾರೆ|ಮೊತ್ತ|ಉಪಮೊತ್ತ|कुल|योग|महायोग|उपयोग|जोड़|एकूण|बेरीज|மொத்தம்|கூட்டுத்தொகை|మొత్తం|ആകെ|മൊത്തം|કુલ|સરવાળો|মোট|সর্বমোট|ਕੁੱਲ|ਜੋੜ|ମୋଟ|کل';
const AT_THE_START =
  'carried forward|brought forward|c ?/ ?f|b ?/ ?f|c ?/ ?d|b ?/ ?d|cf|bf|(?:grand|page|net) sums?';
/** Words that mark a total at the end of a cell, such as `HR Sum`: spreadsheets write subtotals in this way. */
const AT_THE_END = 'sum|average|avg|count|maximum|minimum|mean|median|std ?dev|product';
/** Words that mark a total only if they are the whole cell, because a name such as `Max Verma` may contain them. */
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

/** Checks whether a text marks a total: `Sub-total`, `Total for October`, `कुल योग`, `C/F`; not `Totaram`, `कुलदीप`. */
export const isTotal = (text: string) =>
  IS_TOTAL.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));

type Amounts = readonly number[];
/** Tolerance in rupees (half a paisa), because sums of decimals are not exact. */
const ROUNDING = 0.005;
const add = (one: Amounts, other: Amounts) =>
  one.map((amount, column) => amount + (other[column] ?? 0));
const isEqual = (one: Amounts, other: Amounts) =>
  one.every((amount, column) => Math.abs(amount - (other[column] ?? 0)) < ROUNDING);

/**
 * Returns the indexes of the rows that are totals. A total is the sum of all rows above, of the rows since the last
 * total, or of the rows that follow. `sure` is false if the sum may be a coincidence: only two rows are added, or the
 * total has fewer than two different amounts.
 * @param rows the amounts of each line, with the columns in the same order
 */
export function totalsByArithmetic(rows: readonly Amounts[]) {
  const found: { index: number; sure: boolean }[] = [];
  const none = { count: 0, sum: rows[0]?.map(() => 0) ?? [] };
  let above = none;
  let sinceLast = none;
  for (const [index, row] of rows.entries()) {
    const kinds = new Set(row.filter((amount) => amount !== 0)).size;
    if (kinds === 0) continue;
    const added = [above, sinceLast].find(({ sum }) => isEqual(sum, row));
    const count = added?.count ?? countBelow(rows.slice(index + 1), row);
    if (count >= 2) {
      found.push({ index, sure: count >= 3 && kinds >= 2 });
      sinceLast = none;
    } else {
      above = { count: above.count + 1, sum: add(above.sum, row) };
      sinceLast = { count: sinceLast.count + 1, sum: add(sinceLast.sum, row) };
    }
  }
  return found;
}

/** If `row` is the total of the rows that follow, returns the number of these rows; otherwise 0. */
function countBelow(below: readonly Amounts[], row: Amounts): number {
  let sum: Amounts = row.map(() => 0);
  for (const [index, next] of below.entries()) {
    sum = add(sum, next);
    if (isEqual(sum, row)) return index + 1;
    if (sum.some((amount, column) => amount > (row[column] ?? 0) + ROUNDING)) return 0;
  }
  return 0;
}
