/** Reads pay registers in unit tests. The parts of pay and the statutory figures come from frozen-law.ts. */
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
