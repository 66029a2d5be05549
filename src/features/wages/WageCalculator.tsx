import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { ToolAnswer, AnswerSum, ToolContext } from '#features/tool-engine/answer.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import type { WagesData } from './pay-components.ts';
import { wagesOf } from './wages.logic.ts';
import { costChangeSums, employerCostSums, wagesVerdict, wageSums } from './wage-sums.logic.ts';

export const WageCalculator = createTool(wageAnswer);

export function wageAnswer({ answers, data, figure }: ToolContext<WagesData>): ToolAnswer {
  const wages = wagesOf(data.components, answers, figure);
  const under = (heading: string, sums: readonly AnswerSum[]) =>
    sums.map((sum) => ({ ...sum, heading }));
  return {
    figure: rupees(wages.wages),
    brief: `Wages ${rupees(wages.wages)} a month`,
    verdict: wagesVerdict(wages),
    sums: [
      ...under('How wages are worked out', wageSums(wages, figure)),
      ...under('What is calculated on wages', employerCostSums(wages.wages, answers, figure)),
      ...under('Change from calculating on basic pay', costChangeSums(wages, answers, figure)),
    ],
    notes: [
      wages.unlisted > 0
        ? `On the narrow reading of special and other allowances, wages are ${rupees(wages.narrow)} a month.`
        : undefined,
    ],
  };
}
