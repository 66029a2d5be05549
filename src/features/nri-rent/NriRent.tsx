import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { Answer } from '#features/tool-engine/answer.ts';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { tool, type Asked, type ToolData } from '#features/tool-engine/tool.tsx';
import { nriRent } from './rent.logic.ts';

/** Rent, months and what is deductible in; the tenant's deduction and the landlord's estimated tax out. */
export const NriRent = tool(answerTo);

const ALL_YEAR = 12;
function answerTo({ answers, data, today }: Asked<ToolData>): Answer {
  const amount = (name: string) => Number(answers[name] ?? 0);
  const { tds, due, sums, advice } = nriRent(
    {
      rent: amount('rent'),
      months: Number(answers.months ?? ALL_YEAR),
      tax: amount('tax'),
      interest: amount('interest'),
      treatyRate: answers.rate === undefined ? undefined : amount('rate'),
    },
    figureOn(data.figures, today),
  );
  return {
    brief: due === undefined ? undefined : `${rupees(tds)} deducted, tax ${rupees(due)}`,
    verdict:
      due === undefined
        ? `Your tenant deducts ${rupees(tds)} in the year.`
        : `Your tenant deducts ${rupees(tds)} in the year; your estimated tax is ${rupees(due)}.`,
    sums,
    notes: [advice],
  };
}
