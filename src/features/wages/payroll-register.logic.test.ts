import { expect, test } from 'vitest';
import { frozenFigure, frozenPay, frozenToolForm } from '../../../tests/frozen-law.ts';
import type { Choices } from './payroll-columns.logic.ts';
import { calculatePayroll } from './payroll.logic.ts';
import { isTotal } from './payroll-totals.logic.ts';
import { payQuestions } from './wages.logic.ts';

const { components } = frozenPay();
const { groups } = frozenToolForm('wage-calculator');
const questions = [...payQuestions(components), ...groups.flatMap(({ questions }) => questions)];
const rules = { components, questions, figure: frozenFigure, pf: 'ceiling' };
const read = (text: string, chosen: Choices = {}) => {
  const payroll = calculatePayroll(text, rules, () => chosen);
  if (typeof payroll === 'string') throw new Error(payroll);
  return payroll;
};
/** What is asked before a result, as `id: label`; the ids are those that the tests choose by. */
const openIn = (text: string, chosen: Choices = {}) =>
  read(text, chosen).questions.filter(({ answer }) => answer === undefined);
/** The answers chosen for the open questions, in their order, until none is open. */
function answered(text: string, ...answers: readonly string[]) {
  const chosen: Record<string, string> = {};
  for (const answer of answers) {
    const [first] = openIn(text, chosen);
    if (!first) throw new Error(`no question for ${answer}`);
    expect(first.choices.map(({ value }) => value)).toContain(answer);
    chosen[first.id] = answer;
  }
  const payroll = read(text, chosen);
  expect(payroll.questions.filter(({ answer }) => answer === undefined)).toEqual([]);
  return payroll;
}
const payOf = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ name, wages }) => [name, wages.total]);

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
])('knows a total by the words “%s” and leaves it out', (words) => {
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

test('leaves out a line that is the sum of those above in every amount, whatever it is called', () => {
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

test('asks about a line that is the sum of few amounts, since that may be chance', () => {
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
    '“25,500” may be one amount that its comma divides.',
  ],
  ['tab', 'Name\tBasic\nName\tBasic\nBala\t30000', 'it repeats the headings.'],
])('leaves out and names a line that does not fit the headings (%s)', (_, text, reason) => {
  const { rows, unreadableLines } = read(text);
  expect(rows.map(({ name }) => name)).toEqual(['Bala']);
  expect(unreadableLines[0]).toContain(reason);
});

test.each([
  'figures p.a.',
  'Pay per year',
  'CTC break-up',
  'Salaries in LPA',
  'Quarterly statement',
  'Weekly wages sheet',
  'Period 01-04-2026 to 31-03-2027',
  'April 2026 to March 2027',
  '1 Oct 2026 - 7 Oct 2026',
  'Annual pay',
  'ವಾರ್ಷಿಕ ವೇತನ',
  'Half-yearly',
  'per annum',
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
])('reads figures under “%s” as those of a month', (title) => {
  expect(payOf(read(`${title}\nName\tBasic\nAnu\t20000`))).toEqual([['Anu', 20_000]]);
});

test('reads figures of a financial year without a month as monthly, says so, and lets the visitor change it', () => {
  const text = 'Salary sheet FY 2026-27\nName\tBasic\nAnu\t240000';
  const { questions } = read(text);
  expect(questions).toMatchObject([{ preset: 'month', answer: 'month' }]);
  expect(payOf(read(text, { [questions[0]?.id ?? '']: 'year' }))).toEqual([['Anu', 20_000]]);
});

test('asks for the period of a note below the rows, of a heading, and where an annual CTC is the sum of its parts', () => {
  expect(openIn('Name\tBasic\tHRA\nAnu\t1\t2\nAll figures are per annum')).toHaveLength(1);
  expect(payOf(answered('Name,Basic p.a.,HRA yearly\nAnu,240000,120000', 'year'))).toEqual([
    ['Anu', 30_000],
  ]);
  const ctc = 'name,basic,hra,annual_ctc\nAnu,240000,120000,';
  expect(openIn(`${ctc}360000`)[0]?.label).toBe(
    '“annual_ctc” is the sum of the other columns. What are they?',
  );
  expect(openIn(`${ctc}4320000`)).toEqual([]);
});

test('asks whether a sheet in lakhs is one', () => {
  expect(payOf(answered('Pay, ₹ in lakhs\nName\tBasic\nAnu\t0.2', 'lakhs'))).toEqual([
    ['Anu', 20_000],
  ]);
});

test('asks what each unknown column with amounts is before any result', () => {
  const text =
    'Name,Basic,Medical,Medical allowance,Bonus,Performance incentive\nAnu,20000,5000,1250,3000,10000';
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

test('does not ask about a column without amounts, nor about numbers of accounts', () => {
  const text = 'Name,Basic,Team,Zone bonus,Ref,\nAnu,20000,Red,0,50100000001234,';
  expect(openIn(text)).toEqual([]);
  expect(openIn('Name,Basic,\nAnu,20000,500')[0]?.label).toBe('What is column C?');
});

test('reads an allowance that is not in the list as probable, which the visitor can change', () => {
  const { questions, rows } = read('Name,Basic,Heat allowance\nAnu,20000,500');
  expect(questions).toMatchObject([{ preset: 'special', answer: 'special' }]);
  expect(rows[0]?.wages.total).toBe(20_500);
});

test.each([
  ['Conv. Allow.', 'conveyance'],
  ['Edu. Allow', 'special'],
  ['Med. Allow', 'special'],
  ['Medical Allowance', 'special'],
  ['Spl Allow', 'special'],
  ['Spl All', 'special'],
  ['Special pay', 'special'],
  ['H.R.A.', 'hra'],
  ['O.T.', 'overtime'],
  ['Er. P.F.', 'employer-pf'],
  ['Employer’s contribution to PF', 'employer-pf'],
])('reads “%s” as %s', (heading, field) => {
  const { columnsRead, columnsLeftOut } = read(`Name\tBasic\t${heading}\nAnu\t20000\t500`);
  const { label } = components.find(({ id }) => id === field) ?? {};
  expect(columnsRead.at(-1)).toBe(`${label} from “${heading}”`);
  expect(columnsLeftOut).toEqual([]);
});

test.each([
  'Earned Basic',
  'Fixed Basic',
  'E.Basic',
  'Basic + DA',
  'Basic/DA',
  'BASIC&DA',
  'Basic and DA',
  'Basic (Earned)',
  'BASIC_PAY (₹)',
])('reads “%s” as basic pay', (heading) => {
  expect(payOf(read(`Name\t${heading}\nAnu\t20000`))).toEqual([['Anu', 20_000]]);
});

test('asks which of two columns of one part count', () => {
  const rate =
    'Name,Basic (Rate),HRA (Rate),Basic (Earned),HRA (Earned)\nAnu,20000,8000,18000,7200';
  expect(payOf(answered(rate, 'earned'))).toEqual([['Anu', 25_200]]);
  expect(payOf(answered(rate, 'rate'))).toEqual([['Anu', 28_000]]);
  const same = 'Name,Basic,HRA,House rent allowance\nAnu,20000,8000,8000';
  expect(openIn(same)[0]?.label).toBe(
    '“HRA”, “House rent allowance” may be the same pay. Which of them count?',
  );
  expect(payOf(answered(same, '2'))).toEqual([['Anu', 28_000]]);
  expect(payOf(answered(same, 'all'))).toEqual([['Anu', 36_000]]);
});

test('leaves out an annual and a cumulative column beside the monthly one, and asks about arrears', () => {
  const text = 'Name,Basic,Basic (Annual),Basic YTD,HRA (Arrears)\nAnu,20000,240000,140000,900';
  expect(openIn(text).map(({ label }) => label)).toEqual(['What is “HRA (Arrears)”?']);
  expect(payOf(answered(text, 'special'))).toEqual([['Anu', 20_900]]);
});

test('takes a heading that is empty from the line above, and its group from the title over it', () => {
  const text = 'Name\tEarnings\t\tDeductions\n\tBasic\tHRA\tPF\nAnu\t20000\t8000\t1800';
  const { rows, columnsRead } = read(text);
  expect(rows.map(({ name, wages }) => [name, wages.total])).toEqual([['Anu', 28_000]]);
  expect(columnsRead[0]).toBe('Name from “Name”');
});

test('reads a second “Others” behind the deductions as one, and says so', () => {
  const { questions, rows } = read(
    'Name,Basic,Others,Total,PF,Others,Total,Net\nAnu,20000,1000,21000,1800,200,2000,19000',
  );
  expect(questions).toMatchObject([{ preset: 'deduction' }]);
  expect(rows[0]?.wages.total).toBe(21_000);
});

test('asks whether an employee on two lines counts twice where the code is the same, and says so for a name', () => {
  const coded = 'Emp code,Name,Basic\nE1,Anu,10000\nE1,Anu,11000\nE2,Anu,9000';
  expect(openIn(coded)[0]?.label).toContain('several lines: line 2, E1 Anu; line 3, E1 Anu. How');
  expect(payOf(answered(coded, 'last'))).toEqual([
    ['E1 Anu', 11_000],
    ['E2 Anu', 9_000],
  ]);
  const named = read('Name,Basic\nAnu,10000\nAnu,11000');
  expect(named.rows).toHaveLength(2);
  expect(named.questions).toMatchObject([{ preset: 'each', answer: 'each' }]);
});

test('compares the pay read with gross pay and asks about a difference', () => {
  const text = 'Name,Basic,HRA,Gross\nAnu,20000,8000,31000\nBala,10000,4000,14000';
  expect(openIn(text)[0]?.label).toBe(
    '“Gross” differs from the pay read on 1 line, such as line 2, Anu: ₹31,000 against ₹28,000. What counts?',
  );
  expect(payOf(answered(text, 'add'))).toEqual([
    ['Anu', 31_000],
    ['Bala', 14_000],
  ]);
  expect(payOf(answered(text, 'keep'))).toEqual([
    ['Anu', 28_000],
    ['Bala', 14_000],
  ]);
});

test('keeps the choices for a paste with the same headings and other rows', () => {
  const [first, second] = ['Anu,1,5', 'Bala,2,6\nChitra,3,7'].map((rows) => {
    const { signature } = read(`Name,Basic,Medical\n${rows}`);
    return { signature, ids: openIn(`Name,Basic,Medical\n${rows}`).map(({ id }) => id) };
  });
  expect(first).toEqual(second);
  expect(read('Name,Basic,Medical,HRA\nAnu,1,5,1').signature).not.toBe(first?.signature);
});

test('says in one sentence what was read and what was not', () => {
  expect(read('Name,Basic,PF\nAnu,20000,1800\nBala,10000,1200\nTotal,30000,3000').summary).toBe(
    '2 employees on lines 2 to 3 were read: Name from “Name”; Basic pay from “Basic”; not counted: “PF”; 1 line is left out.',
  );
});

test.each([
  ['Basic / ಮೂಲ ವೇತನ', 'Basic pay'],
  ['HRA मकान किराया भत्ता', 'House rent allowance'],
  ['EPF 3.67%', 'Employer’s provident fund'],
  ['EPS @ 8.33%', 'Employer’s provident fund'],
  ['NPS (Govt. share)', 'Employer’s provident fund'],
])('reads “%s” as %s', (heading, label) => {
  const others = label === 'Basic pay' ? 'HRA' : 'Basic';
  const { columnsRead } = read(`Name\t${others}\t${heading}\nAnu\t20000\t500`);
  expect(columnsRead.at(-1)).toBe(`${label} from “${heading}”`);
});

test.each(['Leave salary', 'Extra days wages', 'Variable pay @10%', 'Night hours amount'])(
  'asks about “%s”, which may be days or a rate but holds rupees',
  (heading) => {
    expect(openIn(`Name\tBasic\t${heading}\nAnu\t20000\t1500`)).toHaveLength(1);
  },
);

test('takes amounts below “EPS” for the employer’s pension contribution, and yes or no for membership', () => {
  const amounts = read('Name,Basic,EPS\nAnu,20000,1250');
  expect(amounts.questions).toMatchObject([{ preset: 'employer-pf' }]);
  expect(amounts.rows[0]?.wages.total).toBe(21_250);
  expect(read('Name,Basic,EPS\nAnu,20000,no').rows[0]?.fund?.pension).toBe(0);
});

test('asks whether a loss of pay in rupees is still to be taken off', () => {
  const text = 'Name,Basic,HRA,LOP\nAnu,20000,10000,3000';
  expect(payOf(answered(text, 'loss'))).toEqual([['Anu', 27_000]]);
  expect(payOf(answered(text, 'deduction'))).toEqual([['Anu', 30_000]]);
  expect(openIn('Name,Basic,HRA,LOP\nAnu,20000,10000,3')).toEqual([]);
});

test('names an amount below zero, and a line without amounts', () => {
  const { unreadableLines } = read(
    'Name,Basic,HRA\nSALES,,\nAnu,20000,(500)\n,,\nBala,1000,1\nNote,,',
  );
  expect(unreadableLines).toContain(
    'Line 3, Anu: House rent allowance: “(500)” is below zero. Take it off another amount of this line.',
  );
  expect(read('Dept,Name,Basic\nSALES,,\n,Bala,1000').unreadableLines).toEqual([
    'Line 2: it has no amounts.',
  ]);
});
