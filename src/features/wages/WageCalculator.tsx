import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import type { ToolAnswer, AnswerSum, AnswerContext } from '#features/tool-engine/answer.ts';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import type { WagesData } from './pay-components.ts';
import { dayOfWages, wagesOf } from './wages.logic.ts';
import { costChangeSums, employerCostSums, wagesVerdict, wageSums } from './wage-sums.logic.ts';

export const WageCalculator = createTool(wageAnswer);

export function wageAnswer({ answers, data, today }: AnswerContext<WagesData>): ToolAnswer {
  const figure = figureLookup(data.figures, dayOfWages(answers['month'], today));
  const wages = wagesOf(data.components, answers, figure);
  const under = (heading: string, sums: readonly AnswerSum[]) =>
    sums.map((sum) => ({ ...sum, heading }));
  return {
    figure: formatRupees(wages.wages),
    brief: `Wages ${formatRupees(wages.wages)} a month`,
    verdict: wagesVerdict(wages),
    linkNote: 'The link contains only this employee, not a sheet that you paste below.',
    sums: [
      ...under('How wages are calculated', wageSums(wages, figure)),
      ...under('What is calculated on wages', employerCostSums(wages.wages, answers, figure)),
      ...under('Change from calculating on basic pay', costChangeSums(wages, answers, figure)),
    ],
    notes: [
      wages.unlisted > 0
        ? `On the narrow reading of special and other allowances, wages are ${formatRupees(wages.narrow)} a month.`
        : undefined,
    ],
  };
}
