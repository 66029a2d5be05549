import type { PayNote } from '#collections/pay-components.ts';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { Answer, Sum } from '#features/tool-engine/answer.logic.ts';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { tool, type Asked } from '#features/tool-engine/tool.tsx';
import { dayInIndia } from '#lib/format.ts';
import { employeeFrom } from './costs.logic.ts';
import type { WagesData } from './data.ts';
import { Payroll } from './Payroll.tsx';
import { WageBar } from './WageBar.tsx';
import { wagesOf, type WageFigureOf, type Wages } from './wages.logic.ts';
import { changeSums, costSums, verdictOn, wageSums } from './words.logic.ts';

/** Parts of monthly pay in; wages under the labour codes and what follows from them out. */
const Calculator = tool<WagesData>(answerTo, { Picture: Bar });

/** One employee, and below a payroll of many. */
export const WageCalculator = (data: WagesData) => (
  <>
    <Calculator {...data} />
    <Payroll
      components={data.components}
      questions={data.form.groups.flatMap(({ questions }) => questions)}
      figure={figureOn(data.figures, dayInIndia(new Date()))}
    />
  </>
);

function answerTo(asked: Asked<WagesData>): Answer {
  const { employee, wages, figure } = counted(asked);
  const under = (group: string, sums: readonly Sum[]) => sums.map((sum) => ({ ...sum, group }));
  return {
    brief: `Wages ${rupees(wages.wages)} a month`,
    verdict: verdictOn(wages),
    sums: [
      ...under('How wages are worked out', wageSums(wages, figure)),
      ...under('What is calculated on wages', costSums(wages.wages, employee, figure)),
      ...under('Change from calculating on basic pay', changeSums(wages, employee, figure)),
    ],
    notes: asked.data.notes.map((note) => noteOn(note, wages)),
  };
}

function counted({ answers, data: { components, figures }, today }: Asked<WagesData>) {
  const figure: WageFigureOf = figureOn(figures, today);
  const employee = employeeFrom(components, answers);
  return { employee, figure, wages: wagesOf(components, employee.pay, figure) };
}

/** What is not certain of these wages. */
function noteOn({ when, text }: PayNote, { unlisted, narrow, inKind }: Wages): string | undefined {
  if (when === 'always') return text;
  if (when === 'kind') return inKind > 0 ? text : undefined;
  return unlisted > 0 ? `${text} On that reading wages are ${rupees(narrow)} a month.` : undefined;
}

function Bar(asked: Asked<WagesData>) {
  const { wages, figure } = counted(asked);
  return <WageBar wages={wages} share={figure('wage-exclusion-share')} />;
}
