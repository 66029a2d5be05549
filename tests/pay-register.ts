/** Reads pay registers in unit tests. The parts of pay and the statutory figures come from frozen-law.ts. */
import { expect } from 'vitest';
import type { Choices } from '#features/wages/payroll-columns.logic.ts';
import { calculatePayroll } from '#features/wages/payroll.logic.ts';
import { payQuestions } from '#features/wages/wages.logic.ts';
import { frozenFigure, frozenPay, frozenToolForm } from './frozen-law.ts';

const { components } = frozenPay();
const { groups } = frozenToolForm('wage-calculator');
const questions = [...payQuestions(components), ...groups.flatMap(({ questions }) => questions)];
export const rules = { components, questions, figure: frozenFigure, pf: 'ceiling' };
export const read = (text: string, chosen: Choices = {}, pf = 'ceiling') => {
  const payroll = calculatePayroll(text, { ...rules, pf }, () => chosen);
  if (typeof payroll === 'string') throw new Error(payroll);
  return payroll;
};
/** Returns the questions that must be answered before there is a result. */
export const openIn = (text: string, chosen: Choices = {}) =>
  read(text, chosen).questions.filter(({ answer }) => answer === undefined);
/** Reads a pay register, and answers the tool's questions with `answers`, in order. No question may stay open. */
export function answered(text: string, ...answers: readonly string[]) {
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
/** Returns each employee's name and the pay that counts in the 50% test. */
export const payOf = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ name, wages }) => [name, wages.total]);
