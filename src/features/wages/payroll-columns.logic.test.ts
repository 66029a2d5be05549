import { expect, test } from 'vitest';
import { answered, openIn, payOf, read } from '../../../tests/pay-register.ts';
import type { Choices } from './payroll-columns.logic.ts';

test('asks about each unknown column with amounts before it gives a result', () => {
  const text =
    'Name,Basic,Medical,Medical allowance,Bonus,Performance incentive\nAnu,20000,5000/-,1250,3000,10000';
  expect(openIn(text).map(({ label }) => label)).toEqual([
    'What is “Medical”?',
    'What is “Performance incentive”?',
  ]);
  expect(read(text)).toMatchObject({ isComplete: false, headline: '', rows: [] });
  const { rows, columnsLeftOut } = answered(text, 'special', 'special');
  expect(rows[0]).toMatchObject({ wages: { wages: 36_250 }, esi: { covered: false } });
  expect(columnsLeftOut).toEqual([]);
  expect(answered(text, 'ignore', 'deduction').columnsLeftOut).toEqual([
    '“Medical”',
    '“Performance incentive”',
  ]);
});

test('does not ask about a column of text, zeros, account numbers or serial numbers', () => {
  const text =
    ',Name,Basic,Team,Zone bonus,Ref\n1,Anu,20000,Red,0,50100000001234\n2,Bala,9000,Blue,,50100000005678';
  expect(openIn(text)).toEqual([]);
  expect(openIn('Name,Basic,\nAnu,20000,500')[0]?.label).toBe('What is column C?');
});

test.each([
  ['Bonus', 'bonus', 20_000],
  ['Heat allowance', 'special', 23_000],
])('reads “%s” as %s, which the visitor can change', (heading, preset, wages) => {
  const text = `Name,Basic,${heading}\nAnu,20000,3000`;
  const [question] = read(text).questions;
  expect(question).toMatchObject({ preset, answer: preset });
  const wagesWith = (answers: Choices) => read(text, answers).rows[0]?.wages.wages;
  expect(wagesWith({})).toBe(wages);
  expect(wagesWith({ [question?.id ?? '']: 'basic' })).toBe(23_000);
  expect(wagesWith({ [question?.id ?? '']: 'ignore' })).toBe(20_000);
});

test.each([
  ['Conv. Allow.', 'Conveyance'],
  ['Edu. Allow', 'Special and other allowances'],
  ['Med. Allow', 'Special and other allowances'],
  ['Medical Allowance', 'Special and other allowances'],
  ['Spl Allow', 'Special and other allowances'],
  ['Spl All', 'Special and other allowances'],
  ['Special pay', 'Special and other allowances'],
  ['H.R.A.', 'House rent allowance'],
  ['O.T.', 'Overtime'],
  ['Er. P.F.', 'Employer’s provident fund'],
  ['Employer’s contribution to PF', 'Employer’s provident fund'],
  ['EPF 3.67%', 'Employer’s provident fund'],
  ['EPS @ 8.33%', 'Employer’s provident fund'],
  ['NPS (Govt. share)', 'Employer’s provident fund'],
  ['HRA मकान किराया भत्ता', 'House rent allowance'],
  ['Basic / ಮೂಲ ವೇತನ', 'Basic pay'],
  ['Earned Basic', 'Basic pay'],
  ['Fixed Basic', 'Basic pay'],
  ['E.Basic', 'Basic pay'],
  ['Basic + DA', 'Basic pay'],
  ['Basic/DA', 'Basic pay'],
  ['BASIC&DA', 'Basic pay'],
  ['Basic and DA', 'Basic pay'],
  ['Basic (Earned)', 'Basic pay'],
  ['BASIC_PAY (₹)', 'Basic pay'],
])('reads “%s” as %s', (heading, label) => {
  const other = label === 'Basic pay' ? 'LTA' : 'Basic';
  const { columnsRead, columnsLeftOut } = read(`Name\t${other}\t${heading}\nAnu\t20000\t500`);
  expect(columnsRead.at(-1)).toBe(`${label} from “${heading}”`);
  expect(columnsLeftOut).toEqual([]);
});

test('asks the visitor which columns to use if several contain the same part of pay', () => {
  const rate =
    'Name,Basic (Rate),HRA (Rate),Basic (Earned),HRA (Earned)\nAnu,20000,8000,18000,7200';
  expect(openIn(rate)[0]?.choices.map(({ value }) => value)).toEqual(['rate', 'earned']);
  expect(payOf(answered(rate, 'earned'))).toEqual([['Anu', 25_200]]);
  expect(payOf(answered(rate, 'rate'))).toEqual([['Anu', 28_000]]);
  const same = 'Name,Basic,HRA,House rent allowance\nAnu,20000,8000,8000';
  expect(openIn(same)[0]?.label).toBe(
    '“HRA”, “House rent allowance” may be the same pay. Which of them count?',
  );
  expect(payOf(answered(same, '2'))).toEqual([['Anu', 28_000]]);
  expect(payOf(answered(same, 'all'))).toEqual([['Anu', 36_000]]);
  expect(payOf(read('Name,Basic,HRA,House rent allowance\nAnu,20000,8000,0'))).toEqual([
    ['Anu', 28_000],
  ]);
  expect(openIn('Name,Basic,HRA,HRA\nAnu,20000,8000,900')[0]?.label).toContain(
    '“HRA” in column C, “HRA” in column D may be the same pay.',
  );
});

test('leaves out annual and cumulative columns beside a monthly column, and asks about arrears', () => {
  const text = 'Name,Basic,Basic (Annual),Basic YTD,HRA (Arrears)\nAnu,20000,240000,140000,900';
  expect(openIn(text).map(({ label }) => label)).toEqual(['What is “HRA (Arrears)”?']);
  expect(payOf(answered(text, 'special'))).toEqual([['Anu', 20_900]]);
});

test('suggests that a second column “Others”, after the deductions, is a deduction', () => {
  const { questions, rows } = read(
    'Name,Basic,Others,Total,PF,Others,Total,Net\nAnu,20000,1000,21000,1800,200,2000,19000',
  );
  expect(questions).toMatchObject([{ preset: 'deduction' }]);
  expect(rows[0]?.wages.total).toBe(21_000);
});

test('asks the visitor how to use several lines with the same code or name', () => {
  const coded = 'Emp code,Name,Basic\nE1,Anu,10000\nE1,Anu,11000\nE2,Anu,9000';
  expect(openIn(coded)[0]?.label).toContain('several lines: line 2, E1 Anu; line 3, E1 Anu. How');
  expect(payOf(answered(coded, 'last'))).toEqual([
    ['E1 Anu', 11_000],
    ['E2 Anu', 9_000],
  ]);
  const named = 'Name,Basic,Month\nAnu,10000,Apr-26\nAnu,11000,May-26';
  expect(read(named).rows).toEqual([]);
  expect(payOf(answered(named, 'first'))).toEqual([['Anu', 10_000]]);
  expect(answered(named, 'each').rows).toHaveLength(2);
});

test('warns above the result if gross pay differs from the sum of its parts, and counts the parts', () => {
  const payroll = read(
    'Name,Basic,HRA,Gross\nAnu,20000,8000,28000\nBala,10000,4000,14900\nChitra,10000,4000,13000',
  );
  expect(payroll.warning).toBe(
    '“Gross” differs from the sum of the parts of pay on 2 lines, such as line 3, Bala: ₹14,900 against ₹14,000. The wages are calculated from the parts.',
  );
  expect(payOf(payroll)).toEqual([
    ['Anu', 28_000],
    ['Bala', 14_000],
    ['Chitra', 14_000],
  ]);
});

test.each([
  // Gross pay includes gratuity (first table) or the employer's provident fund, or excludes a reimbursement.
  'Name,Basic,Gratuity,Ex gratia,Gross\nAnu,20000,0,0,20000\nBala,9000,90000,1000,100000',
  'Name,Basic,Employer PF,Gross\nAnu,20000,1800,21800',
  'Name,Basic,Gross,Reimbursement\nAnu,20000,20000,900',
])('does not warn about the gross pay in %j', (text) => expect(read(text).warning).toBeUndefined());

test('reuses the visitor’s answers for a table with the same headings and other rows', () => {
  const [first, second] = ['Anu,1,5', 'Bala,2,6\nChitra,3,7'].map((rows) => {
    const { signature } = read(`Name,Basic,Medical\n${rows}`);
    return { signature, ids: openIn(`Name,Basic,Medical\n${rows}`).map(({ id }) => id) };
  });
  expect(first).toEqual(second);
  expect(read('Name,Basic,Medical,HRA\nAnu,1,5,1').signature).not.toBe(first?.signature);
});

test('states in one sentence which lines and columns were read and which were not', () => {
  expect(read('Name,Basic,PF\nAnu,20000,1800\nBala,10000,1200\nTotal,30000,3000').summary).toBe(
    '2 employees on lines 2 to 3 were read: Name from “Name”; Basic pay from “Basic”; not counted: “PF”; 1 line is left out.',
  );
});

test.each(['Leave salary', 'Extra days wages', 'Variable pay @10%', 'Night hours amount'])(
  'asks about “%s”: the heading may mean days or a rate, but the column contains rupees',
  (heading) => {
    expect(openIn(`Name\tBasic\t${heading}\nAnu\t20000\t1500`)).toHaveLength(1);
  },
);

test('reads an amount under “EPS” as the employer’s contribution, and “yes” or “no” as membership', () => {
  const amounts = read('Name,Basic,EPS\nAnu,20000,1250');
  expect(amounts.questions).toMatchObject([{ preset: 'employer-pf' }]);
  expect(amounts.rows[0]?.wages.total).toBe(21_250);
  expect(read('Name,Basic,EPS\nAnu,20000,no').rows[0]?.fund?.pension).toBe(0);
});

test('asks about a loss of pay that is given in rupees, and deducts nothing', () => {
  const text = 'Name,Basic,HRA,LOP\nAnu,20000,10000,3000';
  expect(openIn(text).map(({ label }) => label)).toEqual(['What is “LOP”?']);
  expect(payOf(answered(text, 'deduction'))).toEqual([['Anu', 30_000]]);
  expect(openIn('Name,Basic,HRA,LOP\nAnu,20000,10000,3')).toEqual([]);
});

test('subtracts a negative amount from the same part of pay, and does not read the line if that part falls below zero', () => {
  const taken = 'Name,Basic,Special allowance,Other allowance\nAnu,20000,3000,(500)';
  expect(payOf(read(taken))).toEqual([['Anu', 22_500]]);
  const below = 'Name,Basic,HRA\nAnu,20000,(500)\nBala,1000,1';
  expect(read(below).unreadableLines).toEqual([
    'Line 2, Anu: House rent allowance: the sum is below zero. Deduct it from another amount of this line.',
  ]);
  expect(openIn(below)[0]?.label).toContain('Not read, for the reason above: line 2, Anu.');
  expect(payOf(answered(below, 'leave'))).toEqual([['Bala', 1_001]]);
});

test('asks about an unknown column before it reports that a line has no pay', () => {
  const text = 'Name,Basic,HRA,Stipend\nAnu,20000,8000,\nBala,,,12000';
  expect(openIn(text).map(({ label }) => label)).toEqual(['What is “Stipend”?']);
  expect(answered(text, 'basic').rows).toHaveLength(2);
  expect(answered(text, 'special', 'leave').unreadableLines).toEqual([
    'Line 3, Bala: Basic pay: the cell is empty. Write 0 if there is none.',
  ]);
  expect(answered(text, 'record').unreadableLines).toEqual(['Line 3, Bala: it has no pay.']);
});

test('leaves out a line without pay and reports it, but asks no question', () => {
  const { rows, unreadableLines } = read(
    'Name,Basic,HRA\nSALES,,\nAnu,20000,nil\nBala,NA,n/a\nChitra,0,-\n,,\nPrepared by: Dev,,',
  );
  expect(rows.map(({ name }) => name)).toEqual(['Anu']);
  expect(unreadableLines).toEqual([
    'Line 2, SALES: it has no pay.',
    'Line 4, Bala: it has no pay.',
    'Line 5, Chitra: it has no pay.',
    'Line 7, Prepared by: Dev: it has no pay.',
  ]);
});

test('asks about a column that may be basic pay before it reports any line', () => {
  const { summary, unreadableLines } = read('Name,Wages,HRA\nAnu,20000,5000');
  expect(summary).toBe('Read so far: Name from “Name”; House rent allowance from “HRA”.');
  expect(unreadableLines).toEqual([]);
  expect(payOf(answered('Name,Wages,HRA\nAnu,20000,5000', 'basic'))).toEqual([['Anu', 25_000]]);
});
