import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { PayNote } from '#collections/tools.ts';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { Answer, Sum } from '#features/tool-engine/answer.ts';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { Chevron } from '#features/tool-engine/AnswerPanel.tsx';
import { tool, type Asked } from '#features/tool-engine/tool.tsx';
import { dayInIndia } from '#lib/format.ts';
import type { WagesData } from './data.ts';
import { WageBar } from './WageBar.tsx';
import { wagesOf, type WageFigureOf, type Wages } from './wages.logic.ts';
import { changeSums, costSums, verdictOn, wageSums } from './words.logic.ts';

/** Parts of monthly pay in; wages under the labour codes and what follows from them out. */
const Calculator = tool<WagesData>(answerTo);

const Payroll = lazy(() => import('./Payroll.tsx'));

/** One employee, and below a payroll of many, which few open: its script comes then. */
export function WageCalculator(data: WagesData) {
  const [opened, setOpened] = useState(false);
  const several = useRef<HTMLDetailsElement>(null);
  const follow = () => setOpened((before) => before || several.current?.open === true);
  // It may be open before the script has come.
  useEffect(follow, []);
  return (
    <>
      <Calculator {...data} />
      <details
        ref={several}
        onToggle={follow}
        className="mt-12 rounded-surface border border-rule bg-card p-5 sm:p-7 print:hidden [@media(scripting:none)]:hidden"
      >
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
          <h2 className="text-h4">Several employees at once</h2>
          <Chevron />
        </summary>
        <Suspense>
          {opened && (
            <Payroll
              components={data.components}
              questions={data.form.groups.flatMap(({ questions }) => questions)}
              figure={figureOn(data.figures, dayInIndia(new Date()))}
            />
          )}
        </Suspense>
      </details>
    </>
  );
}

function answerTo({ answers, data, today }: Asked<WagesData>): Answer {
  const { components, figures, notes } = data;
  const figure: WageFigureOf = figureOn(figures, today);
  const wages = wagesOf(components, answers, figure);
  const under = (group: string, sums: readonly Sum[]) => sums.map((sum) => ({ ...sum, group }));
  return {
    brief: `Wages ${rupees(wages.wages)} a month`,
    verdict: verdictOn(wages),
    above: <WageBar wages={wages} share={figure('wage-exclusion-share')} />,
    sums: [
      ...under('How wages are worked out', wageSums(wages, figure)),
      ...under('What is calculated on wages', costSums(wages.wages, answers, figure)),
      ...under('Change from calculating on basic pay', changeSums(wages, answers, figure)),
    ],
    notes: notes.map((note) => noteOn(note, wages)),
  };
}

/** What is not certain of these wages. */
function noteOn({ when, text }: PayNote, { unlisted, narrow, inKind }: Wages): string | undefined {
  if (when === 'always') return text;
  if (when === 'kind') return inKind > 0 ? text : undefined;
  return unlisted > 0 ? `${text} On that reading wages are ${rupees(narrow)} a month.` : undefined;
}
