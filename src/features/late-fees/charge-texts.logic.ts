/** What a delay costs, in words, for the table of all charges. */
import type { LateFeeCharge } from '#collections/late-fees.ts';
import { formatFigure } from '#lib/dated-values.ts';
import { plural } from '#lib/format.ts';
import { formatCount } from '#features/tool-engine/amounts.logic.ts';
import { resolveNumber, type FigureLookup } from '#features/tool-engine/figures.logic.ts';
import { sumByDaysText, type LateFeeChargeStep } from './charges.logic.ts';

const PERIOD_WORDS: Readonly<Record<Extract<LateFeeCharge, { kind: 'interest' }>['per'], string>> =
  {
    year: 'a year',
    'year-by-month': 'of the amount a year, counted in months or parts of a month',
    month: 'a month or part of a month',
    'month-from-april': 'a month or part of a month, from 1 April',
    'calendar-month': 'a calendar month or part of a month',
    once: 'of the shortfall, however late',
  };

/**
 * The name of a charge and one line per step: `['Late fee, by turnover', 'up to ₹5 crore: ₹50 a day, no cap']`.
 * @param labels those of the questions, by name
 */
export function chargeTexts(
  charge: LateFeeCharge,
  figure: FigureLookup,
  labels: ReadonlyMap<string, string>,
): [name: string, ...steps: string[]] {
  const money = (id: string | number) => formatFigure(resolveNumber(id, figure), 'inr');
  const questionLabel = (name: string) => {
    const label = labels.get(name) ?? name;
    return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  };
  /** `up to ₹5 crore: `; empty for the only step. */
  const stepStart = (
    { nil, upTo, below, days, months }: LateFeeChargeStep,
    stepCount: number,
  ): string => {
    if (nil) return 'nil return: ';
    if (days !== undefined) return `up to ${days} days late: `;
    if (months !== undefined) return `up to ${plural(months, 'month')} late: `;
    if (below !== undefined) return `below ${money(below)}: `;
    if (upTo !== undefined) return `up to ${money(upTo)}: `;
    return stepCount > 1 ? 'otherwise: ' : '';
  };
  const stepTexts = <Step extends LateFeeChargeStep>(
    steps: readonly Step[],
    textOf: (step: Step) => string,
  ) => steps.map((step) => `${stepStart(step, steps.length)}${textOf(step)}`);
  const capText = (cap: string | undefined, { amount = '', capOf, capAtAmount }: ChargeCap) => {
    if (cap === undefined) return capAtAmount ? `at most the ${questionLabel(amount)}` : 'no cap';
    return capOf
      ? `at most ${figure(cap)}% of the ${questionLabel(capOf)}`
      : `at most ${money(cap)}`;
  };
  const name = charge.size ? `${charge.label}, by ${questionLabel(charge.size)}` : charge.label;
  switch (charge.kind) {
    case 'interest': {
      const { rate, per, plus, then } = charge;
      const fixed = plus ? `${money(plus)} plus ` : '';
      const later = then ? `, ${figure(then.rate)}% after ${plural(then.months, 'month')}` : '';
      const since = charge.since
        ? `, from the month of ${questionLabel(charge.since).replace('day of ', '')}`
        : '';
      return [name, `${fixed}${figure(rate)}% ${PERIOD_WORDS[per]}${later}${since}`];
    }
    case 'daily': {
      const steps = stepTexts(
        charge.steps,
        ({ perDay, cap }) => `${money(perDay)} a day, ${capText(cap, charge)}`,
      );
      return [name, ...steps];
    }
    case 'once':
      return [
        name,
        ...stepTexts(
          charge.steps,
          ({ sum, sumByDays }) =>
            `${money(sum)}${sumByDaysText(sumByDays === undefined ? undefined : figure(sumByDays))}`,
        ),
      ];
    case 'multiple': {
      const fees = stepTexts(charge.fees, ({ fee }) => money(fee));
      const times = stepTexts(charge.times, ({ times, perDay }) => {
        const daily = perDay === undefined ? '' : ` and ${money(perDay)} a day`;
        return `${formatCount(figure(times))} × the filing fee${daily}`;
      });
      return [name, `Filing fee: ${fees.join('; ')}.`, `Additional fee: ${times.join('; ')}.`];
    }
  }
}
type ChargeCap = Pick<
  Extract<LateFeeCharge, { kind: 'daily' }>,
  'amount' | 'capOf' | 'capAtAmount'
>;
