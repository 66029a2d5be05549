import { rupees } from '#features/tool-engine/amounts.logic.ts';
import { tool } from '#features/tool-engine/tool.tsx';
import { nriRent } from './rent.logic.ts';

/** Calculates the tenant's deduction and the landlord's estimated tax from rent, months and deductions. */
export const NriRent = tool(({ answers, figure }) => {
  const { tds, due, sums, advice } = nriRent(answers, figure);
  const tax = due === undefined ? '' : `; your estimated tax is ${rupees(due)}`;
  return {
    brief: due === undefined ? undefined : `${rupees(tds)} deducted, tax ${rupees(due)}`,
    verdict: `Your tenant deducts ${rupees(tds)} in the year${tax}.`,
    sums,
    notes: [advice],
  };
});
