/** Calculates the cost of a delay, from a rule in content/tools/late-fees.json and the register of figures. */
import type { LateFeeCharge, LateFee } from '#collections/late-fees.ts';
import { textsIn } from '#collections/reading/values.ts';
import { formatDate, formatQuantity } from '#lib/format.ts';
import { formatCount, formatRupees } from '#features/tool-engine/amounts.logic.ts';
import {
  addMonths,
  dayOfNextMonth,
  daysBetween,
  endOfMonthSpan,
  formatDayOfYear,
  nextDayOfYear,
} from '#features/tool-engine/calendar-days.logic.ts';
import {
  figureLookup,
  figureValueOn,
  findBracketBySize,
  type FigureLookup,
  type SizeBracket,
  type ToolFigures,
} from '#features/tool-engine/figures.logic.ts';
import {
  dayAnswer,
  evaluateAll,
  numberAnswer,
  type Answers,
} from '#features/tool-engine/questions.logic.ts';
import { RATE_PERIOD, countPeriods } from './interest-periods.logic.ts';

type LateFeeRule = Pick<LateFee, 'due' | 'charges' | 'unless' | 'dueFrom'>;
type Exception = NonNullable<LateFee['unless']>[number];
type ChargeOf<Kind extends LateFeeCharge['kind']> = Extract<LateFeeCharge, { kind: Kind }>;

interface Delay {
  readonly answers: Answers;
  readonly due: string;
  readonly filed: string;
  readonly days: number;
  readonly figures: ToolFigures;
  /** Returns the value that a figure had on the due date. */
  readonly figure: FigureLookup;
}

interface Result {
  readonly sum: number;
  readonly steps: readonly string[];
  /** The rate and the amount to which it applies, printed beside the sum: `18% a year on ₹5,00,000`. */
  readonly basis?: string;
}

/**
 * Returns the due date, the days of delay, and the charges in whole rupees. Uses the figures in force on the due date.
 * `insteadOfSum`: a sentence that is shown instead of the sum, for example because the due date is wrong.
 * @param answers `due` and `filed` as `YYYY-MM-DD`, `nil`, and the answers to which the charges of the rule refer
 */
export function costOfDelay(rule: LateFeeRule, answers: Answers, figures: ToolFigures) {
  const due = dueDay(rule, answers, figures);
  const filed = dayAnswer(answers, 'filed') ?? due;
  const days = Math.max(0, daysBetween(due, filed));
  const figure = figureLookup(figures, due);
  const delay: Delay = { answers, due, filed, days, figures, figure };
  const insteadOfSum = reasonForNoSum(rule, delay);
  if (insteadOfSum !== undefined || days === 0)
    return { due, days, insteadOfSum, total: 0, sums: [] };
  const results = rule.charges
    .filter((charge) => isCharged(charge, delay))
    .map((charge) => ({
      charge,
      ...(charge.kind === 'fee' ? feeResult(charge, delay) : interestResult(charge, delay)),
    }));
  return {
    due,
    days,
    insteadOfSum,
    total: results.reduce((total, { sum }) => total + Math.round(sum), 0),
    sums: results.map(({ charge: { label, older }, sum, steps, basis }) => ({
      label: [older && due < older.dueBefore ? older.label : label, basis]
        .filter((part) => part !== undefined)
        .join(': '),
      value: formatRupees(Math.round(sum)),
      steps,
    })),
  };
}

function isCharged(charge: LateFeeCharge, delay: Delay): boolean {
  const { amount, when = [] } = charge;
  // A charge on an amount applies only if the tool asked for the amount. For a nil return, the tool asks for no amount.
  const hasAmount = amount === undefined || delay.answers[amount] !== undefined;
  return (
    hasAmount &&
    appliesToDueDate(charge, delay) &&
    evaluateAll(when, delay.answers, delay.figure) === true
  );
}

const appliesToDueDate = ({ dueOn }: LateFeeCharge, { due, figures }: Delay) =>
  !dueOn || dueOn.some((id) => figureValueOn(figures, id, due) === formatDayOfYear(due));

/** Returns the due date: as entered, or calculated from other answers. */
function dueDay({ charges, dueFrom }: LateFeeRule, answers: Answers, figures: ToolFigures): string {
  if (dueFrom) {
    const since = dayAnswer(answers, dueFrom.since) ?? '';
    const textOf = (id: string) => String(figureValueOn(figures, id, since));
    return since.slice(5, 7) === '03'
      ? nextDayOfYear(since, textOf(dueFrom.march))
      : dayOfNextMonth(since, textOf(dueFrom.day));
  }
  const due = dayAnswer(answers, 'due') ?? '';
  const runsFromApril = charges.some(
    (charge) => 'per' in charge && charge.per === 'month-from-april',
  );
  // If interest runs from April, the due date is 31 March of the tax year in which the entered day lies. For a day in
  // April, the due date is 31 March of the tax year that has just ended.
  return runsFromApril ? `${addMonths(due, 8).slice(0, 4)}-03-31` : due;
}

/** Returns a sentence to show instead of the sum, such as “Correct the due date.”; undefined if the sum is shown. */
function reasonForNoSum(rule: LateFeeRule, delay: Delay): string | undefined {
  const { charges, due: dueText, unless } = rule;
  const { answers, due, filed, days } = delay;
  if (!charges.some((charge) => appliesToDueDate(charge, delay)))
    return `Correct the due date. ${dueText}`;
  const starts = charges.map((charge) => 'since' in charge && dayAnswer(answers, charge.since));
  const tooLate = starts.find((start) => start && start > filed);
  if (tooLate)
    return `Interest runs from ${formatDate(tooLate)}, which is after the day of payment. Correct one of the two days.`;
  const isMoreThanWhole = charges.some(
    (charge) =>
      'capOf' in charge && Number(answers[charge.capOf ?? '']) > Number(answers[charge.size ?? '']),
  );
  if (isMoreThanWhole)
    return 'The turnover in the State cannot be higher than the turnover in all States. Correct one of the two amounts.';
  if (days === 0) return undefined;
  const exception = unless?.find((exception) => isExcepted(exception, delay));
  if (exception) return exception.says;
  return isInForce(charges, delay)
    ? undefined
    : `We have no fee or rate for this form that was in force on ${formatDate(due)}.`;
}

function isExcepted({ dueBefore = '', years, sameYear, when }: Exception, delay: Delay): boolean {
  const { answers, due, filed, figures, figure } = delay;
  if (due < dueBefore) return true;
  if (sameYear && filed > `${due.slice(0, 4)}-12-31`) return true;
  // Number of years within which the law permits filing; undefined if there was no limit on the day of filing.
  const mostYears = years && figureValueOn(figures, years, filed);
  if (typeof mostYears === 'number' && filed > endOfMonthSpan(due, 12 * mostYears)) return true;
  return (
    when !== undefined && isInForce(when, delay) && evaluateAll(when, answers, figure) === true
  );
}

/** Checks whether each figure in `rules` has a value on the due date. */
const isInForce = (rules: unknown, { figures, due }: Delay) =>
  textsIn(rules).every(
    ({ value: id }) => !figures[id] || figureValueOn(figures, id, due) !== undefined,
  );

/** Calculates a fee with its steps: `41 days × ₹50 = ₹2,050`, then the cap and the number of persons. */
function feeResult(charge: ChargeOf<'fee'>, delay: Delay): Result {
  const { answers, days, figure } = delay;
  const step = chargeStep(charge.steps, charge, delay);
  const steps: string[] = [];
  let sum = 0;
  if (step.sum !== undefined) {
    sum = figure(step.sum);
    steps.push(`Fixed: ${formatRupees(sum)}`);
  }
  if (step.times !== undefined) {
    const fee = figure(chargeStep(charge.fees ?? [], charge, delay).fee);
    const times = figure(step.times);
    sum += fee * times;
    steps.push(
      `${formatCount(times)} × the filing fee of ${formatRupees(fee)} = ${formatRupees(sum)}`,
    );
  }
  if (step.perDay !== undefined) {
    const daysBefore = charge.steps[charge.steps.indexOf(step) - 1]?.days ?? 0;
    const perDay = figure(step.perDay);
    const added = perDay * (days - daysBefore);
    const daysText = formatQuantity(days - daysBefore, daysBefore > 0 ? 'more day' : 'day');
    sum += added;
    steps.push(`${daysText} × ${formatRupees(perDay)} = ${formatRupees(added)}`);
  }
  let most = step.cap === undefined ? Infinity : figure(step.cap);
  const capBase = numberAnswer(answers, charge.capOf);
  const why =
    capBase === undefined ? 'the maximum under the law' : `${most}% of ${formatRupees(capBase)}`;
  if (capBase !== undefined) most = (capBase * most) / 100;
  const perPerson = capped(cappedAtAmount({ sum, steps }, charge, answers), most, why);
  const basis =
    step.perDay === undefined ? {} : { basis: `${formatRupees(figure(step.perDay))} a day` };
  const persons = numberAnswer(answers, charge.each);
  if (persons === undefined) return { ...perPerson, ...basis };
  const total = perPerson.sum * persons;
  const personsLine = `× ${formatCount(persons)} = ${formatRupees(total)}`;
  return { sum: total, steps: [...perPerson.steps, personsLine], ...basis };
}

const capped = (result: Result, most: number, why: string): Result =>
  result.sum <= most
    ? result
    : {
        sum: most,
        steps: [...result.steps, `Capped at ${formatRupees(Math.round(most))}: ${why}`],
      };

const cappedAtAmount = (
  result: Result,
  { amount, capAtAmount }: LateFeeCharge,
  answers: Answers,
) =>
  capAtAmount
    ? capped(result, numberAnswer(answers, amount) ?? 0, 'no more than the amount entered')
    : result;

/** Calculates interest with its steps: `₹1,00,000 × 18% a year × 41 days ÷ 365 = ₹2,022`, one line for each rate. */
function interestResult(charge: ChargeOf<'interest'>, delay: Delay): Result {
  const { per, plus, then, roundUp = 0 } = charge;
  const { answers, due, filed, figure } = delay;
  const whole = numberAnswer(answers, charge.amount) ?? 0;
  const free = Math.min(whole, numberAnswer(answers, charge.less) ?? 0);
  const amount = whole - free;
  const since = dayAnswer(answers, charge.since) ?? due;
  const change = then ? endOfMonthSpan(since, then.months) : filed;
  const spans = [{ from: since, to: change < filed ? change : filed, rate: charge.rate }];
  if (then && change < filed) spans.push({ from: change, to: filed, rate: then.rate });
  const fixed = plus === undefined ? 0 : figure(plus);
  let sum = fixed;
  const steps: string[] = [];
  if (free > 0)
    steps.push(
      `${formatRupees(whole)} − ${formatRupees(free)} without interest = ${formatRupees(amount)}`,
    );
  for (const { from, to, rate } of spans) {
    const { periods, text } = countPeriods(per, from, to);
    const interest = (amount * figure(rate) * periods) / 100;
    sum += interest;
    steps.push(
      `${formatRupees(amount)} × ${figure(rate)}%${RATE_PERIOD[per]}${text} = ${formatRupees(Math.round(interest))}`,
    );
  }
  const rates = spans.map(({ rate }) => `${figure(rate)}%${RATE_PERIOD[per]}`).join(', then ');
  const basis = `${rates} on ${formatRupees(amount)}`;
  if (fixed > 0) steps.push(`+ ${formatRupees(fixed)} = ${formatRupees(Math.round(sum))}`);
  const result = cappedAtAmount({ sum, steps }, charge, answers);
  const rounded = roundUp && Math.ceil(Number(result.sum.toFixed(6)) / roundUp) * roundUp;
  if (rounded <= result.sum) return { ...result, basis };
  const line = `Rounded up to the next ${formatRupees(roundUp)}: ${formatRupees(rounded)}`;
  return { sum: rounded, steps: [...result.steps, line], basis };
}

type Limits = Partial<Pick<ChargeOf<'fee'>['steps'][number], 'nil' | 'days' | 'months'>>;

/** Returns the first step whose conditions (size, delay, nil return) are met; if there is none, the last step. */
function chargeStep<Step extends SizeBracket & Limits>(
  steps: readonly Step[],
  { size }: LateFeeCharge,
  { answers, due, filed, days, figure }: Delay,
): Step {
  const fitting = steps.filter((step) => {
    if (step.nil) return answers['nil'] === 'yes';
    if (step.months !== undefined) return filed <= endOfMonthSpan(due, step.months);
    return days <= (step.days ?? Infinity);
  });
  const step = findBracketBySize(fitting, numberAnswer(answers, size) ?? Infinity, figure);
  return (step ?? steps.at(-1)) as Step;
}
