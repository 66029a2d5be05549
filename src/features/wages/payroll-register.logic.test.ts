import { expect, test } from 'vitest';
import { answered, openIn, payOf, read } from '../../../tests/pay-register.ts';
import { isTotal } from './payroll-totals.logic.ts';

test.each([
  'ಒಟ್ಟು',
  'ಒಟ್ಟು ಮೊತ್ತ',
  'कुल योग',
  'योग',
  'HR Sum',
  'Grand Sum',
  'Average',
  'Maximum',
  'Count',
  'Carried forward',
  'C/F',
  'B/F',
  'Tot.',
  'TTL',
  'Sub-total',
  'Total for October',
  'Sales total (2)',
  'Gross total',
  'மொத்தம்',
  'MAX',
])('recognises a total by the words “%s” and leaves it out', (words) => {
  const payroll = read(`ಹೆಸರು\tಮೂಲ ವೇತನ\nಅನು\t20000\nಬಾಲ\t30000\n${words}\t51000`);
  expect(payOf(payroll)).toEqual([
    ['ಅನು', 20_000],
    ['ಬಾಲ', 30_000],
  ]);
  expect(payroll.unreadableLines).toEqual([`Line 4, ${words}: this is a total, not an employee.`]);
});

test.each([
  'Totaram',
  'कुलदीप',
  'Max Verma',
  'योगेश',
  'Counter sales',
  'Maximus',
  'Avinash',
  'Summer Rao',
])('counts the employee “%s”, whose name only begins like a total', (name) =>
  expect(isTotal(name)).toBe(false),
);

test('leaves out a line whose amounts are the sums of the lines above it, even if its name is unknown', () => {
  const rows = 'Name,Basic,HRA\nAnu,10000,4000\nBala,20000,9000\nChitra,30000,12000\n';
  const payroll = read(
    `${rows}Yhteensä,60000,25000\nDev,5000,1000\nEla,6000,1500\nKaikki,71000,27500`,
  );
  expect(payOf(payroll).map(([name]) => name)).toEqual(['Anu', 'Bala', 'Chitra', 'Dev', 'Ela']);
  const [question] = payroll.questions;
  expect(question).toMatchObject({ preset: 'total', answer: 'total' });
  const kept = read(`${rows}Yhteensä,60000,25000`, {});
  const all = read(`${rows}Yhteensä,60000,25000`, { [kept.questions[0]?.id ?? '']: 'employee' });
  expect(all.rows).toHaveLength(4);
});

test('asks whether a line is a total if it equals the sum of only two lines, perhaps by coincidence', () => {
  const rows = 'Name,Basic\nAnu,10000\nBala,20000\nChitra,30000';
  expect(openIn(rows)[0]?.label).toBe(
    'Each amount of line 4, Chitra is the sum of the lines above or below. What is it?',
  );
  expect(read(rows).rows).toEqual([]);
  expect(answered(rows, 'employee').rows).toHaveLength(3);
  expect(answered(rows, 'total').rows).toHaveLength(2);
});

test.each([
  [
    ',',
    'Name,Basic,HRA\nAnu,20,000,5,000\nBala,30000,8000',
    'it has 5 cells below 3 headings; commas inside',
  ],
  [
    'tab',
    'Name\tBasic\nAnu\t20000\t5\nBala\t30000',
    'it has 3 cells below 2 headings; a cell probably',
  ],
  [
    ',',
    'Name,Basic,HRA\nAnu,25,500\nBala,30000,8000',
    '“25,500” may be one amount that its comma splits.',
  ],
  ['tab', 'Name\tBasic\nName\tBasic\nBala\t30000', 'it repeats the headings.'],
])('leaves out and reports a line that does not fit the headings (%s)', (_, text, reason) => {
  const { rows, unreadableLines } = answered(text, ...openIn(text).map(() => 'leave'));
  expect(rows.map(({ name }) => name)).toEqual(['Bala']);
  expect(unreadableLines[0]).toContain(reason);
});

test.each([
  'figures p.a.',
  'Pay per year',
  'CTC break-up',
  'Quarterly statement',
  'Weekly wages sheet',
  'Period 01-04-2026 to 31-03-2027',
  'April 2026 to March 2027',
  '1 Oct 2026 - 7 Oct 2026',
  'Annual pay',
  'ವಾರ್ಷಿಕ ವೇತನ',
  'Half-yearly',
  'per annum',
  'Salary sheet FY 2026-27',
])('asks for the period under the title “%s”', (title) => {
  const text = `${title}\nName\tBasic\nAnu\t240000`;
  expect(openIn(text).map(({ label }) => label)).toEqual([
    `The title “${title}” does not say that the amounts are those of a month. What are they?`,
  ]);
  expect(read(text).rows).toEqual([]);
  expect(payOf(answered(text, 'year'))).toEqual([['Anu', 20_000]]);
  expect(payOf(answered(text, 'month'))).toEqual([['Anu', 240_000]]);
});

test.each([
  'Salary for October 2026',
  '01-10-2026 to 31-10-2026',
  '26-09-2026 to 25-10-2026',
  'October, FY 2026-27',
  '1-Oct-26 to 31-Oct-26',
])('treats the amounts under “%s” as monthly', (title) => {
  expect(payOf(read(`${title}\nName\tBasic\nAnu\t20000`))).toEqual([['Anu', 20_000]]);
});

test('asks for the period if a note below the rows, a heading or the CTC suggests yearly amounts', () => {
  expect(openIn('Name\tBasic\tHRA\nAnu\t1\t2\nAll figures are per annum')).toHaveLength(1);
  expect(payOf(answered('Name,Basic p.a.,HRA yearly\nAnu,240000,120000', 'year'))).toEqual([
    ['Anu', 30_000],
  ]);
  const ctc = 'name,basic,hra,annual_ctc\nAnu,240000,120000,';
  expect(openIn(`${ctc}360000`)[0]?.label).toBe(
    '“annual_ctc” is the sum of the other columns, so all may be amounts of a year. What are they?',
  );
  for (const title of ['', 'CTC break-up\n'])
    expect(read(`${title}${ctc}4320000`).questions).toEqual([]);
  const plain = read('Name,Basic,HRA,Fixed CTC\nAnu,240000,120000,360000');
  expect(plain.questions).toMatchObject([{ preset: 'month', answer: 'month' }]);
});

test('offers to read amounts as lakhs a year if the headings or a title mention lakhs', () => {
  const inHeadings = 'Name\tBasic (LPA)\tHRA (LPA)\nAnu\t2.4\t0.6';
  expect(payOf(answered(inHeadings, 'lakhs'))).toEqual([['Anu', 25_000]]);
  const inTitle = 'Pay, ₹ in lakhs\nName\tBasic\nAnu\t2.4';
  expect(payOf(answered(inTitle, 'lakhs'))).toEqual([['Anu', 20_000]]);
});
