/** How wages come about, in words: each number with the sum behind it. */
import { formatRupees } from './read-field.logic.ts';
import { paise, type Part, type WageFigureOf, type Wages } from './wages.logic.ts';

export interface Line {
  readonly label: string;
  readonly value: string;
  readonly steps: readonly string[];
}

/** How wages come about. */
export function wageLines(wages: Wages, figure: WageFigureOf): Line[] {
  const { total, counted, excluded, included, exclusions, limit, addedBack } = wages;
  const share = figure('wage-exclusion-share');
  return [
    {
      label: 'Pay that the test counts',
      value: formatRupees(total),
      steps: [
        ...[...counted, ...excluded].map(told),
        `${formatRupees(included)} + ${formatRupees(exclusions)} = ${formatRupees(total)}`,
      ],
    },
    {
      label: 'Excluded allowances',
      value: formatRupees(exclusions),
      steps: [
        ...excluded.map(told),
        `${percentOf(exclusions, total)} of ${formatRupees(total)}; they may reach ${share}%`,
      ],
    },
    {
      label: 'Added back to wages',
      value: formatRupees(addedBack),
      steps: [
        `${share}% × ${formatRupees(total)} = ${formatRupees(limit)}`,
        addedBack > 0
          ? `${formatRupees(exclusions)} − ${formatRupees(limit)} = ${formatRupees(addedBack)}`
          : `${formatRupees(exclusions)} is not above ${formatRupees(limit)}: nothing is added`,
      ],
    },
    {
      label: 'Wages under the labour codes',
      value: formatRupees(wages.wages),
      steps: [
        ...counted.map(told),
        `Added back: ${formatRupees(addedBack)}`,
        ...(wages.inKind > 0
          ? [
              `In kind: ${formatRupees(wages.inKindCounted)} of ${formatRupees(wages.inKind)}, at most ${figure('wage-kind-share')}% × ${formatRupees(paise(included + addedBack))} = ${formatRupees(wages.inKindLimit)}`,
            ]
          : []),
        `Together ${formatRupees(wages.wages)}`,
      ],
    },
  ];
}

/** `+₹1,188`, `−₹20`, `₹0` */
export const signed = (value: number) =>
  value === 0 ? formatRupees(0) : `${value > 0 ? '+' : '−'}${formatRupees(Math.abs(value))}`;

/** One decimal at most. */
export const percentOf = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10}%`;

const told = ({ label, amount }: Part) => `${label}: ${formatRupees(amount)}`;

/** The result in a sentence or two. */
export function wageHeadline({
  wages,
  addedBack,
  exclusions,
  total,
  inKind,
  inKindCounted,
}: Wages): string {
  const why =
    addedBack > 0
      ? `${formatRupees(addedBack)} of the excluded allowances is added back.`
      : `Excluded allowances are ${percentOf(exclusions, total)} of pay, so nothing is added back.`;
  const kind =
    inKind > 0
      ? ` Of ${formatRupees(inKind)} in kind, ${formatRupees(inKindCounted)} counts as wages.`
      : '';
  return `Wages under the labour codes: ${formatRupees(wages)} a month. ${why}${kind}`;
}
