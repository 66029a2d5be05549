import { describe, expect, test } from 'vitest';
import { frozenFigure, frozenPay, frozenToolForm } from '../../../tests/frozen-law.ts';
import {
  PAYROLL_ROWS_MAX,
  payrollFile,
  readPayroll,
  sumOf,
  type Payroll,
} from './payroll.logic.ts';
import { payQuestions } from './wages.logic.ts';

const { components } = frozenPay();
const rules = {
  components,
  questions: [
    ...payQuestions(components),
    ...frozenToolForm('wage-calculator').groups.flatMap(({ questions }) => questions),
  ],
  pf: 'ceiling',
  figure: frozenFigure,
};
const read = (text: string) => readPayroll(text, rules);
const result = (text: string): Payroll => {
  const payroll = read(text);
  if (typeof payroll === 'string') throw new Error(payroll);
  return payroll;
};

test('counts as the form does: example 2 of the page', () => {
  const { rows, bad, unknown } = result(
    'Name,Basic,HRA,Conveyance Allowance,Commission,Employer’s PF\nAsha,"25,000",30000,15000,8000,1800\n',
  );
  expect({ bad, unknown }).toEqual({ bad: [], unknown: [] });
  expect(rows[0]).toMatchObject({
    ...{ name: 'Asha', day: 1_534.62, fundChange: 0 },
    wages: { total: 79_800, addedBack: 14_900, wages: 39_900 },
  });
});

describe('headings and cells are read forgivingly', () => {
  test.each([
    ['BASIC PAY (₹)\tH.R.A.\n20000\t5000', 20_000],
    ['basic_salary;hra\n₹20,000;-', 20_000],
    ['\uFEFFBasic,Special allowance,Food Allowance\n10000,6000,4000', 20_000],
    ['\n\nBasic\n20k\n\n', 20_000],
  ])('%j', (text, wages) => {
    expect(result(text).rows.map((row) => row.wages.wages)).toEqual([wages]);
  });
  test('years, a fixed term, a disability and no pension count', () => {
    const { rows } = result('Basic,Years,Months,Fixed term,PwD,EPS\n24000,2,6,yes,Y,no');
    expect(rows[0]).toMatchObject({
      gratuity: 34_615,
      esi: { employer: 780, employee: 180 },
      fund: { pension: 0, fund: 1_800 },
    });
  });
  test('what is not understood is named, gratuity is known and left out', () => {
    const { unknown, rows } = result('Basic,Net pay,Gratuity,HRA\n10000,1,2,3');
    expect(unknown).toEqual(['Net pay']);
    expect(rows[0]?.wages.total).toBe(10_003);
  });
});

describe('a column that may not be the pay of a month', () => {
  test.each([
    ['Name,Basic,HRA (Rate),HRA (Earned)\nA,20000,1,2', '“HRA (Rate)”, “HRA (Earned)”'],
    ['Name,Basic (Annual)\nA,240000', '“Basic (Annual)”'],
    ['Basic p.a.\tHRA\n240000\t5', '“Basic p.a.”'],
    ['Annual basic;HRA yearly\n240000;5', '“Annual basic”, “HRA yearly”'],
    ['Basic (CTC)\n240000', '“Basic (CTC)”'],
    ['Basic,HRA,Basic,HRA\n1,2,1,2', '“Basic”, “HRA”, “Basic”, “HRA”'],
    ['Basic,Basic salary\n1,2', '“Basic”, “Basic salary”'],
    ['Basic,HRA,House rent allowance\n1,2,2', '“HRA”, “House rent allowance”'],
    ['Basic,Years,Service\n1,2,2', '“Years”, “Service”'],
    ['Basic,OT (hours)\n1,2', '“OT (hours)”'],
  ])('%j is named', (text, names) => {
    expect(read(text)).toContain(`in these columns: ${names}. Keep one`);
  });
  test('is left out beside the one that is, and named', () => {
    const { rows, unknown } = result('Basic,Basic (Annual),HRA,HRA (Arrears)\n20000,240000,5000,9');
    expect(rows[0]?.wages.total).toBe(25_000);
    expect(unknown).toEqual(['Basic (Annual)', 'HRA (Arrears)']);
  });
});

test('what was read from which column is said', () => {
  const { read } = result(
    'Emp Name,Basic (₹ per month),Special allowance,Food Allowance,Years (of service),Gratuity\nA,1,2,3,4,5',
  );
  expect(read).toEqual([
    'Name from “Emp Name”',
    'Basic pay from “Basic (₹ per month)”',
    'Special and other allowances from “Special allowance” + “Food Allowance”',
    'Whole years of service from “Years (of service)”',
    'Gratuity (does not count) from “Gratuity”',
  ]);
});

describe('quotation marks in a name swallow no row', () => {
  test.each([
    'Name\tBasic\n"Raju" Kumar\t10000\nSita\t10000\n"Babu" Rao\t1',
    '"Employee\nName"\t"Basic\nPay"\nRaju\t10000\nSita\t10000\nAnu\t1',
    'Name,Basic\n"Rao, Raju","10,000"\n"Sita ""Sis""",10000\nAnu,1',
  ])('%j', (text) => {
    expect(result(text).rows.map(({ wages }) => wages.total)).toEqual([10_000, 10_000, 1]);
  });
  test('between commas, where the line is named', () => {
    expect(read('Name,Basic\nAnu,1\n"Raju" Kumar,10000\nSita,2\n')).toMatch(
      /^Line 3: a cell begins with a quotation mark/,
    );
  });
});

describe('few rows and columns, blank lines and titles', () => {
  test.each([
    'Name\tBasic pay\r\nAsha\t20000\r\n',
    'Name,Basic pay\nAsha,20000\n',
    'Name;Basic pay\r\n\r\nAsha;20000',
    'Name\tBasic pay\n\nAsha\t20000\n\n\n',
    'Pay register, October\nRaju & Sons, Bengaluru\n\nName\tBasic\nAsha\t20,000.00 Dr\n',
    'Pay register\n,Earnings\nName,Basic\nAsha,20000',
    'ಹೆಸರು\tBASIC (ರೂ. ಮಾಸಿಕ)\nAsha\t೨೦,೦೦೦',
  ])('%j', (text) => {
    const { rows } = result(text);
    expect(rows.map(({ name, wages }) => [name, wages.total])).toEqual([['Asha', 20_000]]);
  });
});

test('headings in Kannada', () => {
  const text = 'ಹೆಸರು\tಮೂಲ ವೇತನ (ರೂ.)\tಊಟದ ಭತ್ಯೆ\nAsha\t20000\t5';
  expect(readPayroll(text, rules)).toMatchObject({
    rows: [{ name: 'Asha', wages: { total: 20_000 } }],
    unknown: ['ಊಟದ ಭತ್ಯೆ'],
  });
});

test('each bad row is named with its line and reason, and the others are counted', () => {
  const { rows, bad } = result(
    'Name,Basic,HRA,Fixed term\nA,10000,1,no\nB,ten,1,no\nC,,5,no\n\nF,5,3,perhaps\nG,20000,1,no\n,30000,2,',
  );
  expect(rows.map(({ name }) => name)).toEqual(['A', 'G']);
  expect(bad).toEqual([
    'Line 3, B: Basic pay: Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
    'Line 4, C: Basic pay is empty.',
    'Line 6, F: Fixed-term contract: Write yes or no.',
    'Line 8: there is no name, so it may be a total.',
  ]);
});

test('gratuity that courts see differently is called not certain', () => {
  const { rows } = result('Basic,Years,Months\n26000,4,8\n26000,4,7\n26000,5,0');
  expect(rows.map(({ gratuity }) => gratuity)).toEqual(['not certain', 0, 75_000]);
});

test.each([
  [
    'Basic\nten',
    'No employee could be read. Line 2: Basic pay: Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
  ],
  ['', 'The table needs a line of headings and at least one employee.'],
  ['HRA\n5', 'Add a column headed “Basic pay” to the first line.'],
  [
    `Basic\n${'5\n'.repeat(PAYROLL_ROWS_MAX + 1)}`,
    'The table has 5,001 employees; at most 5,000 are read at once.',
  ],
])('a table that cannot be read: %#', (text, reason) => {
  expect(read(text)).toBe(reason);
});

test('a line of totals is no employee, and a code and a name are one', () => {
  const { rows, bad } = result(
    'Emp Code,Employee Name,Basic\nE1,Anu,10000\n,Total,10000\nSub-total,,10000\nE2,Totaram,10000\n,Gross Total,20000',
  );
  expect(rows.map(({ name }) => name)).toEqual(['E1 Anu', 'E2 Totaram']);
  expect(bad).toEqual([
    'Line 3, Total: this is a total, not an employee.',
    'Line 4, Sub-total: this is a total, not an employee.',
    'Line 6, Gross Total: this is a total, not an employee.',
  ]);
});

test('the sum is that of all rows', () => {
  const payroll = result(`Basic,HRA\n${'10000.10,20000\n'.repeat(PAYROLL_ROWS_MAX)}`);
  expect(sumOf(payroll, ({ wages }) => wages.wages)).toBe(75_000_250);
});

test('in the file a name that begins like a formula is not run as one', () => {
  const lines = payrollFile(result('Name,Basic\n=cmd,10000\n@x,1')).split('\r\n');
  expect(lines[1]).toMatch(/^"?'=cmd"?,10000,0,0,0,10000,1200,1200/);
  expect(lines[2]).toContain("'@x");
});
