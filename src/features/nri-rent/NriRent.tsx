import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { AnswerTo, ToolData } from '#features/tool-engine/answer.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import { calculateNriRent } from './rent.logic.ts';

/** The tenant's deduction and the landlord's estimated tax from rent, months and deductions. */
export const nriRentAnswer: AnswerTo<ToolData> = ({ answers, figure }) => {
  const { tds, due, sums, notes } = calculateNriRent(answers, figure);
  const tax = due === undefined ? '' : `; your estimated tax is ${rupees(due)}`;
  return {
    figure: rupees(tds),
    brief: due === undefined ? undefined : `${rupees(tds)} deducted, tax ${rupees(due)}`,
    verdict: `Your tenant deducts ${rupees(tds)} in the year${tax}.`,
    sums,
    notes,
  };
};

export const NriRent = createTool(nriRentAnswer);
