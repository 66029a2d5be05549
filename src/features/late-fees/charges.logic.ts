/** What a delay costs, in numbers, from a rule in content/tools/late-fees.json and the register's figures. */
import type { Charge, LateFee } from '#collections/late-fees.ts';
import { formatDate, plural } from '#lib/format.ts';
import { formatCount, rupees } from '#features/tool-engine/amounts.logic.ts';
import { addMonths, daysBetween, monthsOrPart } from '#features/tool-engine/calendar-days.logic.ts';
import {
  figureIds,
  figureLookup,
  figureValue,
  stepFor,
  type FigureLookup,
  type SizeStep,
  type ToolFigures,
} from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';

const dayAnswer = (answers: Answers, name: string) => String(answers[name] ?? '');
const numberAnswer = (answers: Answers, name = '') => answers[name] as number | undefined;

/** 0 if filed in time; `due` and `filed` are days as `YYYY-MM-DD`. */
export const daysLate = (answers: Answers) =>
  Math.max(0, daysBetween(dayAnswer(answers, 'due'), dayAnswer(answers, 'filed')));

type Rule = Pick<LateFee, 'charges' | 'unless'>;

/**
 * Each charge of a late filing in whole rupees, by the figures of the due date; or `says` in place of a sum.
 * @param answers `due` and `filed` as `YYYY-MM-DD`, `nil`, and what the charges of the rule name
 */
export function costOfDelay(rule: Rule, answers: Answers, figures: ToolFigures) {
  const due = dayAnswer(answers, 'due');
  const says = reasonForNoSum(rule, answers, figures);
  if (says !== undefined) return { says, total: 0, sums: [] };
  const figure = figureLookup(figures, due);
  const results = rule.charges
    // A charge on an amount is skipped if the amount was not asked for, as with a nil return.
    .filter(({ amount }) => amount === undefined || answers[amount] !== undefined)
    .map((charge) => ({ charge, ...resultOf(charge, answers, figure) }));
  return {
    total: results.reduce((total, { sum }) => total + Math.round(sum), 0),
    sums: results.map(({ charge: { label, older }, sum, steps }) => ({
      label: older && due < older.dueBefore ? older.label : label,
      value: rupees(Math.round(sum)),
      steps,
    })),
  };
}

function reasonForNoSum(rule: Rule, answers: Answers, figures: ToolFigures): string | undefined {
  const [due, filed] = [dayAnswer(answers, 'due'), dayAnswer(answers, 'filed')];
  for (const charge of rule.charges) {
    const since = 'since' in charge && charge.since ? dayAnswer(answers, charge.since) : '';
    if (since > filed)
      return `Interest runs from ${formatDate(since)}, which is after the day of payment. Correct one of the two days.`;
  }
  const exception = rule.unless?.find(({ dueBefore = '', years, sameYear }) => {
    // By the law on the day of filing, when there may have been no such limit yet.
    const mostYears = years === undefined ? undefined : figureValue(figures, years, filed);
    const isTooOld = typeof mostYears === 'number' && filed > addMonths(due, 12 * mostYears);
    const isAfterYear = sameYear && filed > `${due.slice(0, 4)}-12-31`;
    return due < dueBefore || isTooOld || isAfterYear;
  });
  if (exception) return exception.says;
  const isInForce = figureIds(rule.charges).every(
    (id) => figureValue(figures, id, due) !== undefined,
  );
  return isInForce ? undefined : `We have no figure in force on ${formatDate(due)} for this form.`;
}

interface Result {
  readonly sum: number;
  readonly steps: readonly string[];
}
type ChargeOf<Kind extends Charge['kind']> = Extract<Charge, { kind: Kind }>;

function resultOf(charge: Charge, answers: Answers, figure: FigureLookup): Result {
  switch (charge.kind) {
    case 'daily':
      return dailyResult(charge, answers, figure);
    case 'interest':
      return interestResult(charge, answers, figure);
    case 'once': {
      const sum = figure(chargeStep(charge.steps, charge, answers, figure).sum);
      return { sum, steps: [`Fixed: ${rupees(sum)}`] };
    }
    case 'multiple':
      return multipleResult(charge, answers, figure);
  }
}

/** `41 days × ₹50 = ₹2,050`, up to a cap, for each person. */
function dailyResult(charge: ChargeOf<'daily'>, answers: Answers, figure: FigureLookup): Result {
  const days = daysLate(answers);
  const { perDay, cap } = chargeStep(charge.steps, charge, answers, figure);
  const sum = figure(perDay) * days;
  const uncapped = {
    sum,
    steps: [`${plural(days, 'day')} × ${rupees(figure(perDay))} = ${rupees(sum)}`],
  };
  const perPerson = capped(uncapped, dailyCap(charge, cap, answers, figure));
  const persons = numberAnswer(answers, charge.each);
  if (persons === undefined) return perPerson;
  const total = perPerson.sum * persons;
  return {
    sum: total,
    steps: [...perPerson.steps, `× ${formatCount(persons)} = ${rupees(total)}`],
  };
}

interface Cap {
  readonly most: number;
  readonly why: string;
}

function dailyCap(
  charge: ChargeOf<'daily'>,
  cap: string | undefined,
  answers: Answers,
  figure: FigureLookup,
): Cap | undefined {
  if (charge.capAtAmount) return amountDueCap(charge, answers);
  if (cap === undefined) return undefined;
  const base = numberAnswer(answers, charge.capOf);
  if (base === undefined) return { most: figure(cap), why: 'the most that the law allows' };
  return { most: (base * figure(cap)) / 100, why: `${figure(cap)}% of ${rupees(base)}` };
}

const amountDueCap = ({ amount }: Charge, answers: Answers): Cap => ({
  most: numberAnswer(answers, amount) ?? 0,
  why: 'the amount that was due',
});

const capped = (result: Result, cap: Cap | undefined): Result =>
  !cap || result.sum <= cap.most
    ? result
    : {
        sum: cap.most,
        steps: [...result.steps, `Capped at ${rupees(Math.round(cap.most))}: ${cap.why}`],
      };

/** `30 × the filing fee of ₹50 = ₹1,500`, and a sum for each day beyond the step before. */
function multipleResult(
  charge: ChargeOf<'multiple'>,
  answers: Answers,
  figure: FigureLookup,
): Result {
  const fee = figure(chargeStep(charge.fees, charge, answers, figure).fee);
  const step = chargeStep(charge.times, charge, answers, figure);
  const times = figure(step.times);
  const sum = fee * times;
  const steps = [`${formatCount(times)} × the filing fee of ${rupees(fee)} = ${rupees(sum)}`];
  if (step.perDay === undefined) return { sum, steps };
  const before = charge.times[charge.times.indexOf(step) - 1];
  const days = daysLate(answers) - (before?.days ?? 0);
  const added = figure(step.perDay) * days;
  steps.push(`${plural(days, 'more day')} × ${rupees(figure(step.perDay))} = ${rupees(added)}`);
  return { sum: sum + added, steps };
}

/** `₹1,00,000 × 18% a year × 41 days ÷ 365 = ₹2,022`, line by line where the rate changes. */
function interestResult(
  charge: ChargeOf<'interest'>,
  answers: Answers,
  figure: FigureLookup,
): Result {
  const { per, plus, then, capAtAmount, roundUp = 0 } = charge;
  const amount = numberAnswer(answers, charge.amount) ?? 0;
  const since = dayAnswer(answers, charge.since ?? 'due');
  const filed = dayAnswer(answers, 'filed');
  const change = then ? addMonths(since, then.months) : filed;
  const spans = [{ from: since, to: change < filed ? change : filed, rate: charge.rate }];
  if (then && change < filed) spans.push({ from: change, to: filed, rate: then.rate });
  let sum = plus === undefined ? 0 : figure(plus);
  const fixed = sum;
  const steps: string[] = [];
  for (const { from, to, rate } of spans) {
    const { periods, text } = periodsOf(per, from, to);
    const interest = (amount * figure(rate) * periods) / 100;
    sum += interest;
    steps.push(`${rupees(amount)} × ${figure(rate)}%${text} = ${rupees(Math.round(interest))}`);
  }
  if (fixed > 0) steps.push(`+ ${rupees(fixed)} = ${rupees(Math.round(sum))}`);
  const result = capped({ sum, steps }, capAtAmount ? amountDueCap(charge, answers) : undefined);
  const rounded = roundUp && Math.ceil(Math.round(result.sum) / roundUp) * roundUp;
  if (rounded <= result.sum) return result;
  return {
    sum: rounded,
    steps: [...result.steps, `Rounded up to the next ${rupees(roundUp)}: ${rupees(rounded)}`],
  };
}

/** How often a rate applies, with the words after it: `{ periods: 3, text: ' a month × 3 months or part of one' }`. */
function periodsOf(per: ChargeOf<'interest'>['per'], since: string, until: string) {
  switch (per) {
    case 'once':
      return { periods: 1, text: '' };
    case 'year': {
      const days = daysBetween(since, until);
      return { periods: days / 365, text: ` a year × ${plural(days, 'day')} ÷ 365` };
    }
    case 'year-by-month': {
      const months = monthsOrPart(since, until);
      const years = Math.round((months / 12) * 100) / 100;
      const text = ` a year × ${years} years (${plural(months, 'month')} or part of one ÷ 12)`;
      return { periods: years, text };
    }
    case 'month': {
      const months = monthsOrPart(since, until);
      return { periods: months, text: ` a month × ${plural(months, 'month')} or part of one` };
    }
    case 'month-from-april': {
      // The year of the next 1 April; a day in April counts as the first.
      const year = addMonths(since, 8).slice(0, 4);
      const months = monthsOrPart(`${year}-03-31`, until);
      const text = ` a month × ${plural(months, 'month')} or part of one, from 1 April ${year}`;
      return { periods: months, text };
    }
    case 'calendar-month': {
      const months = monthNumber(until) - monthNumber(since) + 1;
      const count = plural(months, 'calendar month');
      const text = ` a calendar month × ${count}, from ${formatDate(since)}`;
      return { periods: months, text };
    }
  }
}
/** Months since the year 0. */
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** A step of a charge: by size, by days of delay, or for a nil return. */
export interface ChargeStep extends SizeStep {
  readonly nil?: boolean | undefined;
  readonly days?: number | undefined;
}

/** The first step that fits, or the last. */
function chargeStep<Step extends ChargeStep>(
  steps: readonly Step[],
  charge: Charge,
  answers: Answers,
  figure: FigureLookup,
): Step {
  const days = daysLate(answers);
  const fitting = steps.filter((step) =>
    step.nil ? answers['nil'] === 'yes' : days <= (step.days ?? Infinity),
  );
  const size = numberAnswer(answers, charge.size) ?? Infinity;
  return (stepFor(fitting, size, figure) ?? steps.at(-1)) as Step;
}

/** The fields of a charge that name a question. */
const QUESTION_FIELDS = ['amount', 'size', 'since', 'each', 'capOf'] as const;

/** Names of the questions that a rule needs, besides the two days: `['turnover', 'nil']`. */
export function questionNamesOf({ charges }: Pick<LateFee, 'charges'>): string[] {
  const names: string[] = [];
  for (const charge of charges) {
    const fields: Partial<Record<(typeof QUESTION_FIELDS)[number], string>> = charge;
    names.push(...QUESTION_FIELDS.flatMap((field) => fields[field] ?? []));
    if (charge.kind === 'daily' && charge.steps.some(({ nil }) => nil)) names.push('nil');
  }
  return names;
}
