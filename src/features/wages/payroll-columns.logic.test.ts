import { expect, test } from 'vitest';
import { read } from '../../../tests/pay-register.ts';
import type { Choices } from './payroll-columns.logic.ts';

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

test('reuses the visitor’s answers for a table with the same headings and other rows', () => {
  const [first, second] = ['Anu,1,5', 'Bala,2,6\nChitra,3,7'].map((rows) => {
    const { signature, questions } = read(`Name,Basic,Medical\n${rows}`);
    return { signature, ids: questions.map(({ id }) => id) };
  });
  expect(first).toEqual(second);
  expect(read('Name,Basic,Medical,HRA\nAnu,1,5,1').signature).not.toBe(first?.signature);
});
