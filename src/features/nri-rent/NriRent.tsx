import { rupees } from '#features/tool-engine/amounts.logic.ts';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { tool } from '#features/tool-engine/tool.tsx';
import { nriRent } from './rent.logic.ts';

/** Calculates the tenant's deduction and the landlord's estimated tax from rent, months and deductions. */
export const NriRent = tool(({ answers, data, today }) => {
  const { tds, due, sums, advice } = nriRent(answers, figureOn(data.figures, today));
  const tax = due === undefined ? '' : `; your estimated tax is ${rupees(due)}`;
  return {
    brief: due === undefined ? undefined : `${rupees(tds)} deducted, tax ${rupees(due)}`,
    verdict: `Your tenant deducts ${rupees(tds)} in the year${tax}.`,
    sums,
    notes: [advice],
  };
});
