/** Parses a table pasted from a spreadsheet or payroll software: titles, headings on one or two lines, and rows. */
import Papa from 'papaparse';
import { parseAmount, withoutCredit } from '#features/tool-engine/amounts.logic.ts';
import { normalizeHeading, readHeading, type HeadingMeanings } from './payroll-headings.logic.ts';

export interface TableColumn {
  readonly index: number;
  /** Name of the column in messages: `“HRA”`, or `column D` for a column without a heading. */
  readonly label: string;
  readonly heading: string;
  /** The title above several headings, such as `Deductions`. */
  readonly group: string;
}
export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
}
/** A line that is not counted as an employee. A message shows `reason` after a colon: `Line 7, Ravi: it has no pay.` */
export interface LeftOut {
  readonly line: number;
  readonly name?: string | undefined;
  readonly reason: string;
  /** True if the line may be an employee. The visitor must correct or leave out such a line to see a result. */
  readonly mayBePay?: boolean;
}

const DELIMITERS = ['\t', ';', '|', ','];
/** Maximum number of characters read in a cell. On a longer text, the patterns for headings would take seconds. */
const CELL_MAX_CHARS = 300;
/** Number of lines at the top that may contain the headings; lines above the headings are titles. */
const HEAD_LINES = 20;
/** Minimum score of a line of headings. A heading for pay scores two points, any other known heading one point. */
const LEAST_SCORE = 3;
/** Words in titles above several headings, such as `Deductions`. */
const GROUP_WORDS =
  /earning|earned|deduction|recover|employer|attendance|rate|allowance|wages|salary|gross|fixed/i;

const isFilled = (cell: string | undefined) => /[\p{L}\p{N}]/u.test(cell ?? '');
/** Checks whether cells contain an amount above 31. Numbers up to 31 may be days in the headings of a muster roll. */
const hasAmount = (cells: readonly string[]) => cells.some((cell) => (parseAmount(cell) ?? 0) > 31);

const isPart = (heading: string, meanings: HeadingMeanings) =>
  meanings.parts.has(readHeading(heading, '', meanings).field ?? '');

/** Returns the columns, rows, titles and left-out lines of a table; an error message if the table cannot be read. */
export function parsePayrollTable(text: string, meanings: HeadingMeanings) {
  const lines = text.replace(/\r\n?/g, '\n');
  const tried = DELIMITERS.map((delimiter) => {
    const top = parseCells(lines, delimiter, HEAD_LINES).data;
    const sideways = isSideways(top, meanings);
    return { delimiter, sideways, ...findHeadings(top, meanings) };
  });
  if (tried.some(({ sideways }) => sideways))
    return 'The parts of pay are in the lines of this sheet. Paste it with a line for each employee and a column for each part of pay; spreadsheets turn a table round with “Transpose”. For one employee, use the form above.';
  const [found] = tried.sort((one, other) => other.score - one.score);
  if (!found || found.score === 0)
    return /\d +\d/.test(text)
      ? 'Only spaces divide the amounts, as in text copied from a PDF, so the columns cannot be known. Copy the rows from the spreadsheet; Excel also opens a PDF: Data, Get Data, From File, From PDF.'
      : 'No headings were found. Put a line of headings above the rows, with “Basic pay” and the other parts of pay.';
  const { delimiter } = found;
  const { data, misread } = parseCells(lines, delimiter);
  if (misread >= 0)
    return `Line ${misread + 1}: a cell begins with a quotation mark that does not end it, so the rows below it cannot be read. Remove the mark.`;
  const { last, columns } = joinHeadings(data, found.head, meanings);
  const isTitle = (cell: string) =>
    isFilled(cell) && !columns.some(({ heading }) => heading === cell.trim());
  const titles = data.slice(0, last).flat().filter(isTitle);
  const headings = columns.map(({ heading }) => normalizeHeading(heading));
  const basic = columns.findIndex(
    ({ heading, group }) => readHeading(heading, group, meanings).field === 'basic',
  );
  const rows: TableRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, cells] of data.entries()) {
    const line = index + 1;
    if (index <= last || !cells.some(isFilled)) continue;
    const leave = (reason: string, mayBePay = false) => {
      const name = cells.find((cell) => /\p{L}/u.test(cell))?.trim();
      leftOut.push({ line, name, reason, mayBePay });
    };
    const isHead = findHeadings([cells], meanings).score >= LEAST_SCORE;
    // Permits empty cells: if headings on two lines are repeated, each line contains only some of the headings.
    if (isHead && !cells.every((cell, at) => ['', headings[at]].includes(normalizeHeading(cell))))
      return `Line ${line} has other headings than line ${last + 1}. Paste each table alone, or give both the same headings in the same order.`;
    const reason = misfit(cells, headings.length, delimiter, basic);
    const filled = cells.filter(isFilled);
    if (isHead) leave('it repeats the headings.');
    else if (isNumbering(filled)) leave('it only numbers the columns.');
    else if (reason) leave(reason, hasAmount(cells));
    else rows.push({ cells, line });
    // A note below the rows may say that the amounts are yearly.
    if (filled.length === 1 && !hasAmount(filled)) titles.push(...filled);
  }
  if (rows.length === 0 && leftOut.length === 0)
    return 'Add a line for each employee below the headings.';
  return { columns, rows, leftOut, titles };
}

/** Splits a text into cells. `misread` is the index of the first row with a misplaced quotation mark, or -1. */
function parseCells(text: string, delimiter: string, preview = 0) {
  const transform = (cell: string) => withoutCredit(cell.slice(0, CELL_MAX_CHARS));
  const config = { delimiter, preview, newline: '\n', transform } as const;
  const { data, errors } = Papa.parse<string[]>(text, config);
  const misread = errors[0]?.row ?? -1;
  if (misread < 0 || delimiter !== '\t') return { data, misread };
  // Reads quotation marks as ordinary text, because spreadsheets copy a cell such as `"Raju" Kumar` unchanged.
  return { data: Papa.parse<string[]>(text, { ...config, quoteChar: '\0' }).data, misread: -1 };
}

/** Checks whether each part of pay has a line instead of a column, as in a transposed table or a payslip. */
function isSideways(lines: readonly (readonly string[])[], meanings: HeadingMeanings): boolean {
  const firsts = lines.filter(hasAmount).map((cells) => cells.find(isFilled) ?? '');
  const found = firsts.filter((first) => isPart(first, meanings)).length;
  return found >= 2 && found * 2 > firsts.length;
}

/** Finds the line with the most known headings; a heading for a part of pay counts twice. */
function findHeadings(lines: readonly (readonly string[])[], meanings: HeadingMeanings) {
  const scores = lines.map((cells) => {
    if (hasAmount(cells)) return 0;
    const fields = cells
      .filter(isFilled)
      .flatMap((cell) => readHeading(cell, '', meanings).field ?? []);
    const isHead =
      fields.some((field) => meanings.parts.has(field)) ||
      (fields.includes('name') && cells.length > 1);
    return isHead ? fields.length + fields.filter((field) => meanings.parts.has(field)).length : 0;
  });
  const score = Math.max(0, ...scores);
  return { score, head: scores.indexOf(score) };
}

/** Joins a line of titles with the line of headings below it. If a heading is empty, the title becomes the heading. */
function joinHeadings(
  data: readonly (readonly string[])[],
  head: number,
  meanings: HeadingMeanings,
) {
  const isOver = (upper: readonly string[] | undefined) => {
    const filled = upper?.filter(isFilled) ?? [];
    return (
      !hasAmount(filled) &&
      (filled.length > 1 || filled.some((cell) => upper?.[0] !== cell && GROUP_WORDS.test(cell)))
    );
  };
  const here = data[head] ?? [];
  const below = data[head + 1] ?? [];
  const continues =
    !hasAmount(below) &&
    below.some((cell) => isPart(cell, meanings)) &&
    below.some((cell, index) => isFilled(cell) && !isFilled(here[index])) &&
    isOver(here);
  const last = continues ? head + 1 : head;
  const upper = isOver(data[last - 1]) ? (data[last - 1] ?? []) : [];
  const lower = data[last] ?? [];
  let group = '';
  const columns = Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const above = upper[index]?.trim() ?? '';
    const below = lower[index]?.trim() ?? '';
    // A formula such as "(A+B)" is not a heading.
    const own = /^[([][A-Z](\W+[A-Z])*[)\]]$/.test(below) && above !== '' ? '' : below;
    if (above !== '') group = above;
    const heading = own === '' ? above : own;
    return { index, heading, group: own === '' ? '' : group };
  });
  const labelled = columns.map((column): TableColumn => {
    const { index, heading, group } = column;
    const isRepeated = columns.filter((other) => other.heading === heading).length > 1;
    const inColumn = ` in column ${columnLetter(index)}`;
    const under = !isRepeated ? '' : group === '' ? inColumn : ` under “${group}”`;
    return {
      ...column,
      label: heading === '' ? `column ${columnLetter(index)}` : `“${heading}”${under}`,
    };
  });
  return { last, columns: labelled };
}

/** Returns the letter of a column as in spreadsheets: `A` to `Z`, then `AA`. */
function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}

/**
 * Returns the reason why a line does not fit the headings; undefined if the line fits.
 * @param basic index of the column of basic pay; -1 if there is none
 */
function misfit(cells: readonly string[], columns: number, delimiter: string, basic: number) {
  const width = cells.findLastIndex(isFilled) + 1;
  if (width > columns) {
    const likely =
      delimiter === ','
        ? 'commas inside amounts probably split them. Put amounts such as "20,000" in quotation marks, or copy the rows from the spreadsheet'
        : 'a cell probably contains the sign that separates the cells, or a heading is missing';
    return `it has ${width} cells below ${columns} headings; ${likely}.`;
  }
  const [amount = '', next = ''] = basic < 0 ? [] : cells.slice(basic, basic + 2);
  const isSplit = /^\s*\d{1,3}\s*$/.test(amount) && /^\s*\d{3}(\.\d+)?\s*$/.test(next);
  if (delimiter === ',' && isSplit)
    return `“${amount.trim()},${next.trim()}” may be one amount that its comma splits. Put it in quotation marks, or copy the rows from the spreadsheet.`;
  return undefined;
}

/** Checks whether a line only numbers the columns, such as `1, 2, 3` below the headings of statutory forms. */
const isNumbering = (filled: readonly string[]) =>
  filled.length > 2 && filled.every((cell, index) => Number(cell) - Number(filled[0]) === index);
