import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { ToolAnswer, AnswerSum, ToolContext } from '#features/tool-engine/answer.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import type { WagesData } from './pay-components.ts';
import { roundToPaise, wagesOf, type Wages } from './wages.logic.ts';
import {
  costChangeSums,
  employerCostSums,
  formatPercentage,
  wagesVerdict,
  wageSums,
} from './wage-sums.logic.ts';

/** Calculates wages under the labour codes, and what is based on them, from the parts of monthly pay. */
export const WageCalculator = createTool(wageAnswer);

export function wageAnswer({ answers, data, figure }: ToolContext<WagesData>): ToolAnswer {
  const wages = wagesOf(data.components, answers, figure);
  const under = (heading: string, sums: readonly AnswerSum[]) =>
    sums.map((sum) => ({ ...sum, heading }));
  return {
    figure: rupees(wages.wages),
    brief: `Wages ${rupees(wages.wages)} a month`,
    verdict: wagesVerdict(wages),
    belowVerdict: <WageBar wages={wages} share={figure('wage-exclusion-share')} />,
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

const WIDTH = 320;
const BAR = { y: 26, height: 34, strokeWidth: 1.5 };

/** Pay as a bar, with a line that exclusions may reach from the right; its numbers are below. `share`: percent. */
function WageBar({ wages, share }: { wages: Wages; share: number }) {
  const { total, included, exclusions, addedBack } = wages;
  const scale = WIDTH / (total || 1);
  const line = (WIDTH * (100 - share)) / 100;
  const parts = [
    ['Counts as wages', included, 0, 'fill-link'],
    ['Added back to wages', addedBack, included, 'fill-link/40'],
    ['Stays excluded', roundToPaise(exclusions - addedBack), included + addedBack, 'fill-none'],
  ] as const;
  return (
    <figure className="mt-6 max-w-[36rem] print:break-inside-avoid">
      <svg
        viewBox={`-1 0 ${WIDTH + 2} 66`}
        role="img"
        aria-label={`Exclusions may reach ${share}% of pay.`}
        className="h-auto w-full fill-current stroke-ink text-[14px] text-ink lg:text-[12px]"
      >
        {parts.map(([label, value, from, fill]) => (
          <rect key={label} {...BAR} x={from * scale} width={value * scale} className={fill} />
        ))}
        <path d={`M${line},20v46`} strokeWidth="3" className="stroke-error" />
        <text x={line} y="15" textAnchor="middle" className="stroke-none font-semibold">
          {share}% of pay
        </text>
      </svg>
      <ul className="mt-3 text-small tabular-nums">
        {parts.map(([label, value, , fill]) => (
          <li key={label} className="flex items-center gap-x-3 border-b border-rule py-2">
            <svg viewBox="0 0 20 20" width="16" aria-hidden="true" className="shrink-0 stroke-ink">
              <rect x="1" y="1" width="18" height="18" strokeWidth="2" className={fill} />
            </svg>
            {label} <span className="ml-auto shrink-0">{rupees(value)}</span>{' '}
            <span className="w-14 shrink-0 text-right text-muted">
              {formatPercentage(value, total)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
