/** Tables as text, read and written by Papa Parse. */
import Papa from 'papaparse';

/** Comma, semicolon or tab between cells, as the text has it. */
export const parseTable = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { header: false }).data;

/** A spreadsheet would run a cell that begins with = + - @ as a formula; such cells get an apostrophe. */
export const printTable = (table: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse(table as (string | number)[][], { escapeFormulae: true })}`;
