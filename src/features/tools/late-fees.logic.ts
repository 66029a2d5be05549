/** What being late costs, from a rule in content/tools/late-fees.json and the register's figures. */
import type { Charge, LateFee } from '#collections/late-fees.ts';
import { plural } from '#lib/format.ts';
import { daysFrom, monthsOrPart } from './calendar-days.logic.ts';
import { YES_NO, type Fields } from './profile.logic.ts';
import { formatCount, formatRupees } from './read-field.logic.ts';
import type { FigureOf } from './tool-figures.ts';

/** Rules before are not in the register. */
const FIRST_DAY = '2025-04-01';

export interface Lateness {
  readonly due: string;
  readonly filed: string;
  /** In rupees; needed where a charge counts on it. */
  readonly amount?: number | undefined;
  /** Turnover, capital, income: what the rule asks for. In rupees. */
  readonly size?: number | undefined;
  readonly nil?: boolean;
}

export interface ChargeLine {
  readonly label: string;
  /** Rupees, rounded to whole ones. */
  readonly value: number;
  /** The sum written out, a line a step. */
  readonly steps: readonly string[];
  readonly capped: boolean;
}

export interface LateCost {
  readonly days: number;
  readonly lines: readonly ChargeLine[];
  readonly total: number;
}

export function lateCost(rule: LateFee, lateness: Lateness, figure: FigureOf): LateCost {
  const days = Math.max(0, daysFrom(lateness.due, lateness.filed));
  const lines =
    days === 0
      ? []
      : rule.charges.map((charge) => ({
          label: charge.label,
          ...chargeFor(charge, { ...lateness, days }, figure),
        }));
  return { days, lines, total: lines.reduce((sum, { value }) => sum + value, 0) };
}

type Late = Lateness & { readonly days: number };
type Charged = Omit<ChargeLine, 'label'>;

function chargeFor(charge: Charge, late: Late, figure: FigureOf): Charged {
  switch (charge.kind) {
    case 'daily':
      return daily(charge, late, figure);
    case 'interest':
      return interest(charge, late, figure);
    case 'once':
      return once(charge, late, figure);
    case 'multiple':
      return multiple(charge, late, figure);
  }
}

type Of<Kind extends Charge['kind']> = Extract<Charge, { kind: Kind }>;

function daily({ steps, capAtAmount }: Of<'daily'>, late: Late, figure: FigureOf): Charged {
  const step =
    steps.find((one) => (one.nil === true ? late.nil : fits(one, late, figure))) ?? lastOf(steps);
  const perDay = figure(step.perDay);
  const sum = perDay * late.days;
  const told = `${plural(late.days, 'day')} × ${formatRupees(perDay)} = ${formatRupees(sum)}`;
  const limit = step.cap === undefined ? undefined : figure(step.cap);
  const cap = limit !== undefined && step.capOfSize ? ((late.size ?? 0) * limit) / 100 : limit;
  return limited(sum, told, [
    cap !== undefined && {
      cap,
      why: step.capOfSize ? `${limit}% of ${formatRupees(late.size ?? 0)}` : 'for this return',
    },
    capAtAmount === true && { cap: late.amount ?? 0, why: 'the amount that was due' },
  ]);
}

function interest(
  { rate, per, capAtAmount }: Of<'interest'>,
  late: Late,
  figure: FigureOf,
): Charged {
  const amount = late.amount ?? 0;
  const percent = figure(rate);
  const months = monthsOrPart(late.due, late.filed);
  const sum = (amount * percent * (per === 'month' ? months : late.days / 365)) / 100;
  const time =
    per === 'month'
      ? `${plural(months, 'month')} or part of one`
      : `${plural(late.days, 'day')} ÷ 365`;
  const told = `${formatRupees(amount)} × ${percent}% a ${per} × ${time} = ${formatRupees(Math.round(sum))}`;
  return limited(sum, told, [
    capAtAmount === true && { cap: amount, why: 'the amount that was due' },
  ]);
}

function once({ steps }: Of<'once'>, late: Late, figure: FigureOf): Charged {
  const step = steps.find((one) => fits(one, late, figure)) ?? lastOf(steps);
  const sum = figure(step.sum);
  return limited(sum, `Fixed: ${formatRupees(sum)}`, []);
}

function multiple({ fees, times }: Of<'multiple'>, late: Late, figure: FigureOf): Charged {
  const fee = figure((fees.find((one) => fits(one, late, figure)) ?? lastOf(fees)).fee);
  const found = times.findIndex((one) => fits(one, late, figure));
  const place = found === -1 ? times.length - 1 : found;
  const step = times[place] ?? lastOf(times);
  const factor = figure(step.times);
  const beyond = late.days - (times[place - 1]?.days ?? 0);
  const added = step.perDay === undefined ? 0 : figure(step.perDay) * beyond;
  const sum = fee * factor + added;
  const told = `${formatCount(factor)} × the filing fee of ${formatRupees(fee)} = ${formatRupees(fee * factor)}`;
  const more =
    step.perDay === undefined
      ? []
      : [
          `${plural(beyond, 'more day')} × ${formatRupees(figure(step.perDay))} = ${formatRupees(added)}`,
        ];
  return { value: Math.round(sum), steps: [told, ...more], capped: false };
}

interface Cap {
  readonly cap: number;
  readonly why: string;
}

function limited(sum: number, told: string, caps: readonly (Cap | false)[]): Charged {
  const lowest = caps
    .filter((one) => one !== false)
    .sort((one, other) => one.cap - other.cap)
    .find(({ cap }) => cap < sum);
  if (!lowest) return { value: Math.round(sum), steps: [told], capped: false };
  return {
    value: Math.round(lowest.cap),
    steps: [told, `Capped at ${formatRupees(Math.round(lowest.cap))}: ${lowest.why}`],
    capped: true,
  };
}

interface Limited {
  readonly upTo?: string | number | undefined;
  readonly below?: number | undefined;
  readonly days?: number | undefined;
}

/** A step without a limit is for all. The form asks for the size where a rule has steps by it. */
function fits({ upTo, below, days }: Limited, late: Late, figure: FigureOf): boolean {
  const size = late.size ?? Infinity;
  const limit = typeof upTo === 'string' ? figure(upTo) : upTo;
  return (
    (limit === undefined || size <= limit) &&
    (below === undefined || size < below) &&
    (days === undefined || late.days <= days)
  );
}

function lastOf<Step>(steps: readonly Step[]): Step {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('a rule has at least one step');
  return last;
}

/** The form's fields; amount and size are named by the rule that is chosen. */
export function feeFields(rules: readonly (LateFee & { readonly id: string })[]) {
  return {
    form: {
      kind: 'choice',
      label: 'What is late?',
      choices: rules.map(({ id, title }) => ({ value: id, label: title })),
    },
    due: { kind: 'date', label: 'Due date', min: FIRST_DAY },
    filed: { kind: 'date', label: 'Date of filing or payment', min: FIRST_DAY },
    amount: { kind: 'amount', label: 'Amount' },
    size: { kind: 'amount', label: 'Turnover' },
    nil: { kind: 'choice', label: 'Is it a nil return?', choices: YES_NO },
  } as const satisfies Fields;
}

/** What the chosen rule needs to know beside the two dates. */
export function neededFor(rule: LateFee | undefined): ('amount' | 'size' | 'nil')[] {
  if (!rule) return [];
  return [
    ...(rule.amount === undefined ? [] : (['amount'] as const)),
    ...(rule.size === undefined ? [] : (['size'] as const)),
    ...(rule.nil ? (['nil'] as const) : []),
  ];
}

/** Every figure of the register that an entry names, each once. */
export function figuresOf({ charges }: Pick<LateFee, 'charges'>): string[] {
  const named = charges.flatMap((one): unknown[] => {
    if (one.kind === 'interest') return [one.rate];
    if (one.kind !== 'multiple') return one.steps.flatMap((step) => Object.values(step));
    const { fees, times } = one;
    return [...fees, ...times].flatMap((step) => Object.values(step));
  });
  return [...new Set(named.filter((id) => typeof id === 'string'))];
}
