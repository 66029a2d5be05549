import { expect, test } from 'vitest';
import { read, rules } from '../../../tests/pay-register.ts';
import { payrollFile, calculatePayroll, printedTable } from './payroll.logic.ts';

test('calls a gratuity “not certain” if courts differ on it, and then does not print a total', () => {
  const { rows } = read('Basic,Years,Months\n26000,4,7\n26000,4,6\n26000,5,');
  const printed = (employees: typeof rows) => printedTable(employees).rows.map((row) => row.at(-1));
  expect(printed(rows)).toEqual(['not certain', '₹0', '₹75,000', '–']);
  expect(printed(rows.slice(1))).toEqual(['₹0', '₹75,000', '₹75,000']);
});

test('adds up 1,000 rows without losing a paisa', () => {
  const { headline } = read(`Basic,HRA\n${'10000.10,20000\n'.repeat(1_000)}`);
  expect(headline).toContain('1000 employees: wages of ₹1,50,00,050 a month');
});

test('writes a CSV file with a byte order mark, all amounts, and an apostrophe before “=cmd” and “@x”', () => {
  const rows = 'Name,Basic,HRA,Years\n=cmd,10000,30000,5\n@x,1,,';
  const text = payrollFile(read(rows, {}, 'all'));
  expect(text).toMatch(/^\uFEFFName,.*\r\n"?'=cmd"?,40000,30000,10000,0,[^]+'@x/);
  // The figures are provident fund and ESI on wages of 20,000, gratuity, a day of leave and an hour of overtime.
  expect(text).toContain(',2400,2400,1666,734,100,100,2600,1300,650,150,57692,769.23,192.31\r\n');
});

test('refuses a pasted page that is not a pay register, without blocking the browser', () => {
  const spaces = ' '.repeat(20_000);
  for (const cell of [`${spaces}x`, `in ${spaces}`, '1'.repeat(20_000)])
    expect(calculatePayroll(cell, rules, () => ({}))).toContain('headings');
});
