import { describe, expect, test } from 'vitest';
import type { Condition } from '#collections/conditions.ts';
import type { Question } from '#collections/tool-forms.ts';
import {
  readAnswers,
  evaluate,
  maxQuestions,
  unknownNames,
  unsureQuestions,
  type Answers,
} from './questions.logic.ts';

const figure = () => 20;
const QUESTIONS: Question[] = [
  {
    name: 'form',
    kind: 'one',
    label: 'Form',
    choices: [
      { value: 'firm', label: 'Firm' },
      { value: 'company', label: 'Company' },
    ],
  },
  {
    name: 'year',
    kind: 'one',
    label: 'Year',
    default: 'march',
    choices: [
      { value: 'march', label: 'March' },
      { value: 'june', label: 'June' },
    ],
  },
  {
    name: 'capital',
    kind: 'amount',
    label: 'Capital',
    when: [{ field: 'form', is: ['company'] }],
  },
  { name: 'staff', kind: 'count', label: 'Staff', optional: true, max: '500' },
  { name: 'since', kind: 'date', label: 'Since', optional: true, min: '2020-04-01' },
  { name: 'exempt', kind: 'sure', label: 'Exempt?' },
  { name: 'sales', kind: 'some', label: 'Sales', choices: [{ value: 'abroad', label: 'Abroad' }] },
];
const read = (query: string) => readAnswers(QUESTIONS, query, figure);

test('the most that one visitor is asked is the longest way, without what is folded', () => {
  const more = { kind: 'count', label: 'More' } as const;
  const firm = { ...more, when: [{ field: 'form', is: ['firm'] }] };
  const questions: Question[] = [
    ...QUESTIONS,
    { ...firm, name: 'partners' },
    { ...firm, name: 'managers' },
    { ...more, name: 'extra', folded: true },
  ];
  expect(maxQuestions({ groups: [{ questions }] })).toBe(8);
});

// Regional and odd input: read, or refused with the reason.
test.each([
  ['percent', 'Treaty rate', '12.5', 12.5],
  ['percent', 'Treaty rate', '12.5 %', 12.5],
  ['percent', 'Treaty rate', '12.375 per cent', 12.375],
  ['percent', 'Treaty rate', '١٢', 12],
  ['percent', 'Treaty rate', '101', 'Enter a value from 0% to 100%.'],
  ['percent', 'Treaty rate', 'low', 'Enter a rate in percent, such as 12.5.'],
  ['amount', 'Monthly rent', '50,000 pm', 50_000],
  [
    'amount',
    'Turnover of the year',
    '50,000 pm',
    'Enter the amount for the whole year, not for a month.',
  ],
  [
    'amount',
    'Tax for the quarter',
    '500 p.m.',
    'Enter the amount for the whole quarter, not for a month.',
  ],
  ['count', 'Staff', '12.5', 'Enter a whole number, such as 12.'],
] as const)('a %s asked as “%s”, typed as %s → %s', (kind, label, typed, expected) => {
  const { answers, open } = readAnswers(
    [{ name: 'x', kind, label }],
    new URLSearchParams({ x: typed }).toString(),
    figure,
  );
  expect(answers['x'] ?? open[0]?.error).toBe(expected);
});

describe('the answers of a query', () => {
  test('what is not answered is missing, not sure, or the default', () => {
    const { answers, open } = read('');
    expect(answers).toEqual({ year: 'march', exempt: 'unsure', sales: ['unsure'] });
    expect(open.map(({ name, error }) => [name, error])).toEqual([['form', undefined]]);
  });

  test('a question that is asked only for some is missing only for them', () => {
    expect(read('form=company').open.map(({ name }) => name)).toEqual(['capital']);
    expect(read('form=firm').open).toEqual([]);
  });

  test('an answer goes with its question, and the address with it', () => {
    const { answers, query } = read('form=firm&capital=1+lakh&gone=1&year=june');
    expect(answers['capital']).toBeUndefined();
    expect(query).toBe('form=firm&year=june');
  });

  test('of what is repeated the last counts; boxes add up; none is an answer', () => {
    expect(read('form=firm&form=company').answers['form']).toBe('company');
    expect(read('sales=abroad&sales=abroad').answers['sales']).toEqual(['abroad']);
    expect(read('sales=none').answers['sales']).toEqual([]);
    expect(read('sales=gone&sales=abroad').answers['sales']).toEqual(['abroad']);
  });

  test('an answer that cannot be used: one sentence says so, and it stays in the address', () => {
    const errors = (query: string) => read(query).open.flatMap(({ error }) => error ?? []);
    const query = 'form=firm&staff=2.5&since=2019-01-01';
    expect(errors(query)).toEqual([
      'Enter a whole number, such as 12.',
      'Enter a date from 1 April 2020 to 31 December 2040.',
    ]);
    expect(read(query).query).toBe(query);
    expect(errors('staff=501')).toEqual(['Enter a value from 0 to 500.']);
    expect(errors('since=9999-01-01')).toHaveLength(1);
  });

  test('in words, for paper', () => {
    expect(read('form=company&capital=1+lakh&exempt=no&since=2026-05-01').lines).toEqual([
      'Form: Company',
      'Capital: ₹1,00,000',
      'Since: 1 May 2026',
      'Exempt? No',
    ]);
  });
});

const EITHER = [
  { field: 'a', from: 1 },
  { field: 'b', from: 1 },
];
const OR_YES = [
  { field: 'b', from: 1 },
  { field: 'c', is: ['yes'] },
];
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
])('%j of %j: %s', (condition, answers, held) => {
  expect(evaluate(condition, answers, figure)).toBe(held);
});

test('the questions that leave it open are named', () => {
  const conditions = [{ field: 'a', is: ['yes'] }, { any: OR_YES }];
  expect(unsureQuestions(conditions, { a: 'unsure', b: 0, c: 'unsure' })).toEqual(['a', 'c']);
});

test('a rule that names no question, or no answer of it, is found', () => {
  const rule = { field: 'form', is: ['firm'] };
  expect(unknownNames([rule, { field: 'heads', from: 1 }], QUESTIONS, ['heads'])).toEqual([]);
  expect(unknownNames([{ field: 'from', is: ['firm'] }], QUESTIONS)).toEqual(['from: firm']);
  expect(unknownNames([{ field: 'form', is: ['firm', 'llp'] }], QUESTIONS)).toEqual(['form: llp']);
});

test('an amount of a month answers no question about a year', () => {
  const ask = (label: string) =>
    readAnswers([{ name: 'sum', kind: 'amount', label }], 'sum=50,000 pm', figure);
  expect(ask('Monthly rent').answers).toEqual({ sum: 50_000 });
  expect(ask('Turnover of the year').open).toHaveLength(1);
});
