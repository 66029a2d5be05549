import { expect, test } from 'vitest';
import { answered, payOf, read, rules } from '../../../tests/pay-register.ts';
import { payrollFile, calculatePayroll, printedTable } from './payroll.logic.ts';

const refusalOf = (text: string) => calculatePayroll(text, rules, () => ({}));

test('takes years of service, fixed term, disability and pension scheme from their columns', () => {
  const { rows } = read('Basic,Years,Months,Fixed term,PwD,EPS\n24000,2,6,yes,Y,no');
  const esi = { employer: 780, employee: 180 };
  expect(rows[0]).toMatchObject({ gratuity: 34_615, esi, fund: { pension: 0, fund: 2_880 } });
});

test('calls a gratuity “not certain” if courts differ on it, and then does not print a total', () => {
  const { rows } = read('Basic,Years,Months\n26000,4,7\n26000,4,6\n26000,5,');
  const printed = (employees: typeof rows) => printedTable(employees).rows.map((row) => row.at(-1));
  expect(printed(rows)).toEqual(['not certain', '₹0', '₹75,000', '–']);
  expect(printed(rows.slice(1))).toEqual(['₹0', '₹75,000', '₹75,000']);
});

test.each([
  'Name\tBasic pay\r\nAsha\t20000\r\n',
  'Name,Basic pay\nAsha,20000\n',
  '\uFEFFName;basic_salary\r\n\r\nAsha;₹20,000',
  'NAME\tBASIC PAY (₹)\n\nAsha\t20k\n\n\n',
  'Name,Basic,Special allowance,Food Allowance\nAsha,10000,6000,4000',
  'Pay register, October\nRaju & Sons, Bengaluru\n\nName\tBasic\nAsha\t20,000.00 Dr\n',
  'Pay register\nEarnings,Basic\nName,Basic\nAsha,20000',
  '"Employee\nName"\t"Basic\nPay"\nAsha\t20000',
  'Name|Basic|Gratuity\nAsha|20000|7',
  'S.No.\tName of the Employee\tBasic\n1\tAsha\t20000\n\tTotal\t20000',
  'ಹೆಸರು\tBASIC (ರೂ. ಮಾಸಿಕ)\nAsha\t೨೦,೦೦೦',
  'ಹೆಸರು\tಮೂಲ ವೆ\u0cd5ತನ (ರೂ.)\nAsha\t20000',
])('reads 20,000 for Asha from %j', (text) =>
  expect(payOf(read(text))).toEqual([['Asha', 20_000]]),
);

test('lists what was read from each column', () => {
  const { columnsRead } = read(
    'Emp Name,Basic (₹ per month),Special allowance,Food Allowance,Years (of service),Gratuity\nA,1,2,3,4,5',
  );
  expect(columnsRead).toEqual([
    'Name from “Emp Name”',
    'Basic pay from “Basic (₹ per month)”',
    'Special and other allowances from “Special allowance” + “Food Allowance”',
    'Whole years of service from “Years (of service)”',
    'Gratuity (does not count) from “Gratuity”',
  ]);
});

test('accepts the name "Raju" Kumar if tabs separate the cells, and refuses it if commas do', () => {
  const names = (text: string) => read(text).rows.map(({ name }) => name);
  expect(names('Name\tBasic\n"Raju" Kumar\t1\nSita\t2')).toEqual(['"Raju" Kumar', 'Sita']);
  expect(payOf(read('Name,Basic\n"Rao, Raju","10,000"'))).toEqual([['Rao, Raju', 10_000]]);
  const betweenCommas = 'Name,Basic\nAnu,1\n"Raju" Kumar,10000\nSita,2\n';
  expect(refusalOf(betweenCommas)).toMatch(/^Line 3: a cell begins with a quotation mark/);
});

test('reports each unreadable row, and counts only the readable rows if the visitor leaves out the others', () => {
  const text =
    'Name,Basic,HRA,Fixed term\nA,10000,1,N\nB,ten,1,no\nC,,5,no\n\nF,5,3,perhaps\nG,20000,-,no\n,30000,2,';
  const { rows, unreadableLines } = answered(text, 'leave');
  expect(read(text)).toMatchObject({ rows: [], headline: '' });
  expect(rows.map(({ name }) => name)).toEqual(['A', 'G']);
  expect(unreadableLines).toEqual([
    'Line 3, B: Basic pay: “ten” is not an amount.',
    'Line 4, C: Basic pay: the cell is empty. Write 0 if there is none.',
    'Line 6, F: Fixed-term contract: Write yes or no.',
    'Line 8: there is no name, so it may be a total.',
  ]);
});

test('leaves out the line “Total” in a sheet with employee codes, and in a sheet without a column “Name”', () => {
  const coded = read('Emp Code,Employee Name,Basic\nE1,Anu,10000\n,Total,10000\nE2,Totaram,10000');
  expect(coded.rows.map(({ name }) => name)).toEqual(['E1 Anu', 'E2 Totaram']);
  expect(read('No.,Who,Basic\n1,Anu,1\n,Total,1').unreadableLines).toEqual([
    'Line 3: this is a total, not an employee.',
  ]);
});

test.each([
  ['Basic,Special,Food Allowance\n1,ten,5', 'No employee could be read. Line 2: Special and'],
  ['', 'No headings were found. Put a line of headings above the rows'],
  ['1\tAnu\t20000', 'No headings were found.'],
  ['Basic\n\n', 'Add a line for each employee below the headings.'],
])('refuses table %# with the reason', (text, reason) => expect(refusalOf(text)).toContain(reason));

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
    expect(refusalOf(cell)).toContain('headings');
});
