/** What a delay costs, in numbers and words, from a rule in content/tools/late-fees.json and the register's figures. */
import type { Charge, LateFee } from '#collections/late-fees.ts';
import { printFigure } from '#lib/dated-values.ts';
import { formatDate, plural } from '#lib/format.ts';
import { count, rupees } from '#features/tool-engine/amounts.logic.ts';
import { addMonths, daysFrom, monthsOrPart } from '#features/tool-engine/calendar-days.logic.ts';
import {
  figureIn,
  figureOn,
  figuresIn,
  type FigureOf,
  type ToolFigures,
} from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';

/** `late`, here and below: `due` and `filed` as `YYYY-MM-DD`, `nil`, and what the charges of the rule name. */
const dayOf = (answers: Answers, name: string) => String(answers[name] ?? '');
const numberOf = (answers: Answers, name: string | undefined) =>
  name === undefined ? undefined : (answers[name] as number | undefined);

/** 0 if filed in time. */
export const daysLate = (late: Answers) =>
  Math.max(0, daysFrom(dayOf(late, 'due'), dayOf(late, 'filed')));

/** Each charge of a late filing in whole rupees, by the figures of the due date; or `says` in place of a sum. */
export function costOf(rule: Rule, late: Answers, figures: ToolFigures) {
  const due = dayOf(late, 'due');
  const known = figuresIn(rule.charges).every((id) => figureIn(figures, id, due) !== undefined);
  const says =
    wrongOrder(rule, late) ??
    exception(rule, late, figures) ??
    (known ? undefined : `We have no figure in force on ${formatDate(due)} for this form.`);
  if (says !== undefined) return { says, total: 0, sums: [] };
  // A charge on an amount is skipped if the amount was not asked for, as with a nil return.
  const all = rule.charges
    .filter(({ amount }) => amount === undefined || late[amount] !== undefined)
    .map((charge) => ({ charge, ...countedOf(charge, late, figureOn(figures, due)) }));
  return {
    total: all.reduce((total, { sum }) => total + Math.round(sum), 0),
    sums: all.map(({ charge: { label, older }, sum, steps }) => ({
      label: older && due < older.dueBefore ? older.label : label,
      value: rupees(Math.round(sum)),
      steps,
    })),
  };
}
type Rule = Pick<LateFee, 'charges' | 'unless'>;

/** Interest cannot run from a day after the payment. */
function wrongOrder({ charges }: Rule, late: Answers) {
  for (const charge of charges) {
    const since = 'since' in charge && charge.since ? dayOf(late, charge.since) : '';
    if (since > dayOf(late, 'filed'))
      return `Interest runs from ${formatDate(since)}, which is after the day of payment. Correct one of the two days.`;
  }
  return undefined;
}

function exception({ unless = [] }: Rule, late: Answers, figures: ToolFigures) {
  const [due, filed] = [dayOf(late, 'due'), dayOf(late, 'filed')];
  return unless.find(({ dueBefore = '', years, sameYear }) => {
    // By the law on the day of filing, when there may have been no such limit yet.
    const most = years === undefined ? undefined : figureIn(figures, years, filed);
    return (
      due < dueBefore ||
      (typeof most === 'number' && filed > addMonths(due, 12 * most)) ||
      (sameYear && filed > `${due.slice(0, 4)}-12-31`)
    );
  })?.says;
}

interface Counted {
  readonly sum: number;
  readonly steps: readonly string[];
}

function countedOf(charge: Charge, late: Answers, figure: FigureOf): Counted {
  const amount = numberOf(late, charge.amount) ?? 0;
  const days = daysLate(late);
  switch (charge.kind) {
    case 'daily': {
      const { perDay, cap } = stepFor(charge.steps, charge, late, figure);
      const sum = figure(perDay) * days;
      const words = `${plural(days, 'day')} × ${rupees(figure(perDay))} = ${rupees(sum)}`;
      const whole = numberOf(late, charge.capOf);
      const [most, why] = charge.capAtAmount
        ? [amount, AMOUNT_DUE]
        : cap === undefined
          ? [Infinity, '']
          : whole === undefined
            ? [figure(cap), 'the most that the law allows']
            : [(whole * figure(cap)) / 100, `${figure(cap)}% of ${rupees(whole)}`];
      const one = capped({ sum, steps: [words] }, most, why);
      const persons = numberOf(late, charge.each);
      if (persons === undefined) return one;
      const all = one.sum * persons;
      return { sum: all, steps: [...one.steps, `× ${count(persons)} = ${rupees(all)}`] };
    }
    case 'interest':
      return interestOf(charge, amount, late, figure);
    case 'once': {
      const sum = figure(stepFor(charge.steps, charge, late, figure).sum);
      return { sum, steps: [`Fixed: ${rupees(sum)}`] };
    }
    case 'multiple': {
      const fee = figure(stepFor(charge.fees, charge, late, figure).fee);
      const step = stepFor(charge.times, charge, late, figure);
      const times = figure(step.times);
      const words = `${count(times)} × the filing fee of ${rupees(fee)} = ${rupees(fee * times)}`;
      if (step.perDay === undefined) return { sum: fee * times, steps: [words] };
      const beyond = days - (charge.times[charge.times.indexOf(step) - 1]?.days ?? 0);
      const added = figure(step.perDay) * beyond;
      const more = `${plural(beyond, 'more day')} × ${rupees(figure(step.perDay))} = ${rupees(added)}`;
      return { sum: fee * times + added, steps: [words, more] };
    }
  }
}

type Interest = Extract<Charge, { kind: 'interest' }>;

function interestOf(charge: Interest, amount: number, late: Answers, figure: FigureOf): Counted {
  const { per, plus, then, capAtAmount, roundUp = 0 } = charge;
  const since = charge.since ? dayOf(late, charge.since) : dayOf(late, 'due');
  const filed = dayOf(late, 'filed');
  const change = then ? addMonths(since, then.months) : filed;
  const spans = [
    { from: since, to: change < filed ? change : filed, rate: charge.rate },
    ...(then && change < filed ? [{ from: change, to: filed, rate: then.rate }] : []),
  ];
  const parts = spans.map(({ from, to, rate }) => {
    const [periods, words] = periodsOf(per, from, to);
    const sum = (amount * figure(rate) * periods) / 100;
    const line = `${rupees(amount)} × ${figure(rate)}%${words} = ${rupees(Math.round(sum))}`;
    return { sum, line };
  });
  const fixed = plus === undefined ? 0 : figure(plus);
  const all = parts.reduce((total, part) => total + part.sum, fixed);
  const steps = [
    ...parts.map(({ line }) => line),
    ...(fixed > 0 ? [`+ ${rupees(fixed)} = ${rupees(Math.round(all))}`] : []),
  ];
  const found = capped({ sum: all, steps }, capAtAmount ? amount : Infinity, AMOUNT_DUE);
  const sum = roundUp && Math.ceil(Math.round(found.sum) / roundUp) * roundUp;
  return sum > found.sum
    ? { sum, steps: [...found.steps, `Rounded up to the next ${rupees(roundUp)}: ${rupees(sum)}`] }
    : found;
}

function periodsOf(per: Interest['per'], since: string, until: string): [number, string] {
  switch (per) {
    case 'once':
      return [1, ''];
    case 'year': {
      const days = daysFrom(since, until);
      return [days / 365, ` a year × ${plural(days, 'day')} ÷ 365`];
    }
    case 'year-by-month': {
      const months = monthsOrPart(since, until);
      const years = Math.round((months / 12) * 100) / 100;
      return [years, ` a year × ${years} years (${plural(months, 'month')} or part of one ÷ 12)`];
    }
    case 'month': {
      const months = monthsOrPart(since, until);
      return [months, ` a month × ${plural(months, 'month')} or part of one`];
    }
    case 'month-from-april': {
      // The year of the next 1 April; a day in April counts as the first.
      const year = addMonths(since, 8).slice(0, 4);
      const months = monthsOrPart(`${year}-03-31`, until);
      return [months, ` a month × ${plural(months, 'month')} or part of one, from 1 April ${year}`];
    }
    case 'calendar-month': {
      const months = monthOf(until) - monthOf(since) + 1;
      const words = plural(months, 'calendar month');
      return [months, ` a calendar month × ${words}, from ${formatDate(since)}`];
    }
  }
}
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const AMOUNT_DUE = 'the amount that was due';

const capped = ({ sum, steps }: Counted, most: number, why: string): Counted =>
  sum <= most
    ? { sum, steps }
    : { sum: most, steps: [...steps, `Capped at ${rupees(Math.round(most))}: ${why}`] };

interface Limits {
  readonly nil?: boolean | undefined;
  readonly upTo?: string | number | undefined;
  readonly below?: number | undefined;
  readonly days?: number | undefined;
}
const limitOf = (limit: string | number, figure: FigureOf) =>
  typeof limit === 'string' ? figure(limit) : limit;

/** The first step that fits, or the last. */
function stepFor<Step extends Limits>(
  steps: readonly Step[],
  charge: Charge,
  late: Answers,
  figure: FigureOf,
): Step {
  const size = numberOf(late, charge.size) ?? Infinity;
  const days = daysLate(late);
  const found = steps.find((step) =>
    step.nil
      ? late.nil === 'yes'
      : size <= limitOf(step.upTo ?? Infinity, figure) &&
        (step.below === undefined || size < step.below) &&
        days <= (step.days ?? Infinity),
  );
  return (found ?? steps.at(-1)) as Step;
}

/** Names of the questions that a rule needs, besides the two days. */
export const askedBy = ({ charges }: Pick<LateFee, 'charges'>): string[] =>
  charges.flatMap((charge) => [
    ...Object.entries(charge).flatMap(([field, name]) =>
      ASKED.has(field) && typeof name === 'string' ? [name] : [],
    ),
    ...(charge.kind === 'daily' && charge.steps.some(({ nil }) => nil) ? ['nil'] : []),
  ]);
const ASKED = new Set(['amount', 'size', 'since', 'each', 'capOf']);

const PER: Readonly<Record<Interest['per'], string>> = {
  year: 'a year',
  'year-by-month': 'of the amount a year, by months or parts of one',
  month: 'a month or part of one',
  'month-from-april': 'a month or part of one, from 1 April',
  'calendar-month': 'a calendar month',
  once: 'of the amount, whether paid a day late or just before the next',
};

/** A charge in words for the table of all charges, one line per step. `labels`: those of the questions. */
export function chargeWords(
  charge: Charge,
  figure: FigureOf,
  labels: ReadonlyMap<string, string>,
): [name: string, ...steps: string[]] {
  const money = (id: string | number) => printFigure(limitOf(id, figure), 'inr');
  const what = (name: string) => {
    const label = labels.get(name) ?? name;
    return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  };
  const who = ({ nil, upTo, below, days }: Limits, steps: readonly Limits[]): string => {
    if (nil) return 'nil return: ';
    if (days !== undefined) return `up to ${days} days late: `;
    if (below !== undefined) return `below ${money(below)}: `;
    if (upTo !== undefined) return `up to ${money(upTo)}: `;
    return steps.length > 1 ? 'otherwise: ' : '';
  };
  const lines = (): string[] => {
    switch (charge.kind) {
      case 'interest': {
        const { rate, per, plus, then } = charge;
        const fixed = plus ? `${money(plus)} plus ` : '';
        const later = then ? `, ${figure(then.rate)}% after ${plural(then.months, 'month')}` : '';
        const since = charge.since ? `, counted from the ${what(charge.since)}` : '';
        return [`${fixed}${figure(rate)}% ${PER[per]}${later}${since}`];
      }
      case 'daily':
        return charge.steps.map((step) => {
          const own =
            step.cap &&
            (charge.capOf ? `${figure(step.cap)}% of the ${what(charge.capOf)}` : money(step.cap));
          const cap = own ?? (charge.capAtAmount && 'the amount due');
          return `${who(step, charge.steps)}${money(step.perDay)} a day, ${cap ? `at most ${cap}` : 'no cap'}`;
        });
      case 'once':
        return charge.steps.map((step) => `${who(step, charge.steps)}${money(step.sum)}`);
      case 'multiple': {
        const fees = charge.fees.map((step) => `${who(step, charge.fees)}${money(step.fee)}`);
        const times = charge.times.map(
          (step) =>
            `${who(step, charge.times)}${count(figure(step.times))} × the filing fee${step.perDay === undefined ? '' : ` and ${money(step.perDay)} a day`}`,
        );
        return [`Filing fee: ${fees.join('; ')}.`, `Additional fee: ${times.join('; ')}.`];
      }
    }
  };
  return [charge.size ? `${charge.label}, by ${what(charge.size)}` : charge.label, ...lines()];
}
