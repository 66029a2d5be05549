import { expect, test } from 'vitest';
import type { Condition, Question } from '#collections/tool-forms.ts';
import { resultOf, type ToolAnswer } from './answer.ts';
import {
  dependsOnText,
  evaluate,
  readFormState,
  unsureQuestions,
  type Answers,
} from './questions.logic.ts';

const figure = () => 20;
const choice = (value: string, label: string) => ({ value, label });
const FORMS = [choice('firm', 'Firm'), choice('company', 'Company')];
const YEARS = [choice('march', 'March'), choice('june', 'June')];
const FOR_COMPANIES = [{ field: 'form', is: ['company'] }];
const QUESTIONS: Question[] = [
  { name: 'form', kind: 'one', label: 'Form', choices: FORMS },
  { name: 'year', kind: 'one', label: 'Year', default: 'march', choices: YEARS },
  { name: 'capital', kind: 'amount', label: 'Capital', when: FOR_COMPANIES },
  { name: 'staff', kind: 'count', label: 'Staff', optional: true, max: '500' },
  { name: 'since', kind: 'date', label: 'Since', optional: true, min: '2020-04-01' },
  { name: 'exempt', kind: 'sure', label: 'Exempt?' },
  { name: 'sales', kind: 'some', label: 'Sales', choices: [choice('abroad', 'Abroad')] },
];
const read = (query: string) => readFormState(QUESTIONS, query, figure);

test.each<[Question['kind'], string, string, unknown]>([
  ['percent', 'Treaty rate', '12.5 %', 12.5],
  ['percent', 'Treaty rate', '12.375 per cent', 12.375],
  ['percent', 'Treaty rate', '101', 'Enter a value from 0% to 100%.'],
  ['percent', 'Treaty rate', 'low', 'Enter a rate in percent, such as 12.5.'],
  ['amount', 'Monthly rent', '50,000 pm', 50_000],
  ['amount', 'Of the year', '50,000 pm', 'Enter the amount for the whole year, not for a month.'],
  ['amount', 'Of the year', '3 crore p.a.', 30_000_000],
  ['amount', 'What yearly turnover do you expect?', '6 LPA', 600_000],
  [
    'amount',
    'Basic pay',
    '6 LPA',
    'This is an amount for a year. Enter the one asked for, without “p.a.”.',
  ],
  ['amount', 'Turnover', '12.50 Cr', 125_000_000],
  [
    'amount',
    'Turnover',
    '25,000.00 Cr',
    'If “Cr” marks a credit, leave it out; if not, write “crore”.',
  ],
  ['amount', 'Turnover', '1,250 crore', 12_500_000_000],
  [
    'amount',
    'Of the quarter',
    '6 LPA',
    'This is an amount for a year. Enter the one asked for, without “p.a.”.',
  ],
  ['amount', 'Of the quarter', '5 pm', 'Enter the amount for the whole quarter, not for a month.'],
])('for a question of the kind %s, “%s”, reads %s as %s', (kind, label, typed, expected) => {
  const query = new URLSearchParams({ x: typed }).toString();
  const { answers, open } = readFormState([{ name: 'x', kind, label }], query, figure);
  expect(answers['x'] ?? open[0]?.error).toBe(expected);
});
test.each([
  ['staff=12.5', 'Enter a whole number, such as 12.'],
  ['staff=501', 'Enter a value from 0 to 500.'],
  ['since=2019-01-01', 'Enter a date from 1 April 2020 to 31 December 2040.'],
  ['since=20-09-2026', 'Enter a date, such as 31 December 2026.'],
])('reports for %s the error: %s', (query, error) =>
  expect(read(`form=firm&${query}`).open[0]?.error).toBe(error),
);

test('if the query is empty, gives the default or "not sure", and reports that a required answer is missing', () => {
  const { answers, open } = read('');
  expect(answers).toEqual({ year: 'march', exempt: 'unsure', sales: ['unsure'] });
  expect(open.map(({ name, error }) => [name, error])).toEqual([['form', undefined]]);
});

test('reports a missing answer only if its question is asked', () => {
  expect(read('form=company').open.map(({ name }) => name)).toEqual(['capital']);
  expect(read('form=firm').open).toEqual([]);
});

test('keeps an invalid answer in the query, but removes the answer to a question that is not asked', () => {
  expect(read('form=firm&capital=1+lakh&gone=1&year=june').query).toBe('form=firm&year=june');
  expect(read('form=firm&staff=2.5&year=march').query).toBe('form=firm&staff=2.5');
});

// If a question permits only one choice, the last value counts. Otherwise, all valid values count.
test.each([
  ['year=june', 'year', 'june'],
  ['form=firm&form=company', 'form', 'company'],
  ['sales=abroad&sales=abroad', 'sales', ['abroad']],
  ['sales=none', 'sales', []],
  ['sales=gone&sales=abroad', 'sales', ['abroad']],
])('reads from %s the answer %s as %j', (query, name, value) =>
  expect(read(query).answers[name]).toEqual(value),
);

test('lists the answers in words, for print', () => {
  expect(read('form=company&capital=1+lakh&exempt=no&since=2026-05-01').lines).toEqual([
    'Form: Company',
    'Capital: ₹1,00,000',
    'Since: 1 May 2026',
    'Exempt? No',
  ]);
});

const B = { field: 'b', from: 1 };
const EITHER = [{ ...B, field: 'a' }, B];
const OR_YES = [B, { field: 'c', is: ['yes'] }];
test.each<[Condition, Answers, boolean | 'unsure']>([
  [{ field: 'a', is: ['x'] }, { a: 'x' }, true],
  [{ field: 'a', is: ['x'] }, { a: ['x', 'y'] }, true],
  [{ field: 'a', is: ['x'] }, {}, false],
  [{ field: 'a', is: ['x'], not: true }, {}, true],
  [{ field: 'a', is: ['yes'] }, { a: 'unsure' }, 'unsure'],
  [{ field: 'a', is: ['yes'], not: true }, { a: 'unsure' }, 'unsure'],
  [{ field: 'a', above: 'limit' }, { a: 20 }, false],
  [{ field: 'a', from: 'limit' }, { a: 20 }, true],
  [{ field: 'a', upTo: 'limit' }, { a: 20 }, true],
  [{ field: 'a', above: 19 }, { a: 20 }, true],
  [{ any: EITHER }, { a: 0, b: 5 }, true],
  [{ any: OR_YES }, { c: 'unsure' }, 'unsure'],
  [{ any: EITHER, not: true }, {}, true],
])('evaluates %j for %j as %s', (condition, answers, held) => {
  expect(evaluate(condition, answers, figure)).toBe(held);
});

test('lists the questions whose answers make a condition `unsure`', () => {
  const conditions = [{ field: 'a', is: ['yes'] }, { any: OR_YES }];
  expect(unsureQuestions(conditions, { a: 'unsure', b: 0, c: 'unsure' })).toEqual(['a', 'c']);
  expect(dependsOnText(['form', 'year'], { groups: [{ questions: QUESTIONS }] })).toBe(
    'It depends on your answer to “Form” and “Year”.',
  );
});

test('gives an answer only if no required answer is missing, and adds notes that depend on derived answers', () => {
  const notes = [{ when: [{ field: 'large', is: ['yes'] }], text: 'It is large.' }];
  const form = { subject: 'Size', groups: [{ questions: QUESTIONS }], notes };
  const answerTo = (): ToolAnswer => ({
    verdict: 'Done.',
    notes: [undefined, 'Own note.'],
    derived: { large: 'yes' },
  });
  const resultFor = (query: string) =>
    resultOf(answerTo, { form, figures: {}, day: '2026-11-29' }, query, '2026-11-29');
  expect(resultFor('form=company').answer).toBeUndefined();
  expect(resultFor('form=firm')).toMatchObject({
    answer: { verdict: 'Done.' },
    notes: ['Own note.', 'It is large.'],
  });
});
