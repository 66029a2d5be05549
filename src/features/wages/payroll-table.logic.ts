/** A table as it is pasted from a spreadsheet or payroll software: its line of headings, and what each column holds. */
import Papa from 'papaparse';

export interface HeadingMeaning {
  readonly field: string;
  /** Two columns of one meaning, such as "HRA" and "House rent allowance", would count the same pay twice. */
  readonly meaning: string;
}
export type HeadingMeanings = ReadonlyMap<string, HeadingMeaning>;

interface Column {
  readonly heading: string;
  /** Undefined for a heading that is not understood. */
  readonly field?: string | undefined;
}

const DELIMITERS = ['\t', ';', '|', ','];
/** Headings are looked for in so many lines; the lines above them are titles. */
const HEAD_LINES = 20;

/** Currency, and units that mean a month, in a heading. */
const MONTHLY =
  / ((in )?(rs|inr|rupees?|ರೂ|रु)|(per |a )?(month|mth)|monthly|p ?m|ಮಾಸಿಕ|मासिक)(?= )/g;
const YEARLY = / ((per |a )?(annum|year)|annual(ly)?|yearly|p ?a|lpa|ctc|ವಾರ್ಷಿಕ|वार्षिक)(?= )/g;
/** In a title "year" alone may be the financial year. */
const YEARLY_TITLE = /\bannum\b|\bannual|\byearly\b|ವಾರ್ಷಿಕ|वार्षिक/i;

/** `Basic_Pay (₹)` → ` basic pay ` */
const wordsOf = (heading: string) =>
  ` ${heading.normalize('NFKC').toLowerCase()} `
    .replace(/[\u200C\u200D]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** Makes `basic_pay` equal to `BASIC PAY (₹ per month)`; `HRA (Earned)` stays different from `HRA`. */
export const normalizeHeading = (heading: string) =>
  wordsOf(heading).replace(MONTHLY, '').replaceAll(' ', '');

/** `HRA (Earned)` → `hra`, `Annual basic` → `basic`: what may not be the pay of a month. */
const baseHeading = (heading: string) =>
  normalizeHeading(wordsOf(heading.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ')).replace(YEARLY, ''));

/** The rows below the headings, each with its line, and the columns; a sentence where that would take a guess. */
export function parsePayrollTable(text: string, meanings: HeadingMeanings) {
  const lines = text.replace(/\r\n?/g, '\n');
  const find = (delimiter: string) => {
    const top = parseCells(lines, delimiter, HEAD_LINES).data;
    return { delimiter, head: findHeadings(top, meanings) };
  };
  const table = DELIMITERS.map(find).find(({ head }) => head >= 0);
  if (!table) return 'Add a column headed “Basic pay” to the first line.';
  const { data, misread } = parseCells(lines, table.delimiter);
  if (misread >= 0)
    return `Line ${misread + 1}: a cell begins with a quotation mark that does not end it, so the rows below it cannot be read. Remove the mark.`;
  const title = data
    .slice(0, table.head)
    .flat()
    .find((cell) => YEARLY_TITLE.test(cell));
  if (title)
    return `The title “${title.trim()}” suggests yearly figures. Paste the figures of one month.`;
  const columns = columnsOf(data[table.head] ?? [], meanings);
  if (typeof columns === 'string') return columns;
  const rows = data
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(table.head + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) return 'Add a line for each employee below the headings.';
  return { columns, rows };
}

/** `misread`: index of the first row that a quotation mark has spoiled; -1 if there is none. */
function parseCells(text: string, delimiter: string, preview = 0) {
  const config = { delimiter, preview, newline: '\n' } as const;
  const { data, errors } = Papa.parse<string[]>(text, config);
  const misread = errors[0]?.row ?? -1;
  if (misread < 0 || delimiter !== '\t') return { data, misread };
  // Spreadsheets copy `"Raju" Kumar` as it is.
  return { data: Papa.parse<string[]>(text, { ...config, quoteChar: '\0' }).data, misread: -1 };
}

/** Index of the line with most headings that are understood, basic pay among them; -1 if there is none. */
function findHeadings(lines: readonly (readonly string[])[], meanings: HeadingMeanings): number {
  const counts = lines.map((cells) => {
    const fields = cells.map((cell) => meanings.get(baseHeading(cell))?.field);
    return fields.includes('basic') ? fields.filter(Boolean).length : 0;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** What each heading stands for; a sentence if two have one meaning, or one may not be the pay of a month. */
function columnsOf(headings: readonly string[], meanings: HeadingMeanings): Column[] | string {
  const exact = headings.map((heading) => meanings.get(normalizeHeading(heading)));
  const unclear: string[] = [];
  const columns = headings.map((heading, index): Column => {
    const meaning = exact[index];
    const field = meaning?.field ?? meanings.get(baseHeading(heading))?.field;
    if (field === undefined || field === 'name') return { heading, field };
    const isTwice = exact.filter((other) => other && other.meaning === meaning?.meaning).length > 1;
    // Beside "HRA", "HRA (Arrears)" is left out like any other column.
    if (!meaning && exact.some((other) => other?.field === field)) return { heading };
    if (!meaning || isTwice) unclear.push(`“${heading.trim()}”`);
    return { heading, field };
  });
  if (unclear.length === 0) return columns;
  return `It is not clear which of these columns holds the monthly pay: ${unclear.join(', ')}. Keep one column for each part of pay, with the figures of a month, and head it as listed above, such as “Basic pay”.`;
}
