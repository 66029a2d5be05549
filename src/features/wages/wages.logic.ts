/** Calculates the wages under the labour codes from the parts of monthly pay, then the contributions on these wages. */
import type { PayComponent } from '#collections/pay-components.ts';
import type { Question } from '#collections/tool-forms.ts';
import type { FigureLookup } from '#features/tool-engine/figures.logic.ts';
import {
  numberAnswer,
  type Answers,
  type TriState,
} from '#features/tool-engine/questions.logic.ts';

export interface PayAmount {
  readonly label: string;
  readonly amount: number;
}

/**
 * Returns the wages of a month: `T − min(E, T × share)`, where T is pay in money and E the exclusions in T. Pay in kind
 * is added, up to a share of these wages.
 * @param answers the parts of pay in rupees: `{ basic: 25_000, hra: 30_000 }`
 */
export function wagesOf(
  components: readonly PayComponent[],
  answers: Answers,
  figure: FigureLookup,
) {
  const parts = (fits: (component: PayComponent) => boolean) =>
    components
      .filter(fits)
      .map(({ id, label }) => ({ label, amount: numberAnswer(answers, id) ?? 0 }))
      .filter(({ amount }) => amount > 0);
  const counted = parts(({ counts }) => counts === 'wages' || counts === 'unlisted');
  const excluded = parts(({ counts }) => counts === 'excluded');
  const unlisted = sumOfParts(parts(({ counts }) => counts === 'unlisted'));
  const included = sumOfParts(counted);
  const exclusions = sumOfParts(excluded);
  const total = roundToPaise(included + exclusions);
  const limit = roundToPaise((total * figure('wage-exclusion-share')) / 100);
  const addedBack = roundToPaise(Math.max(0, exclusions - limit));
  const money = roundToPaise(included + addedBack);
  const inKind = sumOfParts(parts(({ counts }) => counts === 'kind'));
  const inKindLimit = roundToPaise((money * figure('wage-kind-share')) / 100);
  const inKindCounted = Math.min(inKind, inKindLimit);
  return {
    /** Total pay in money, except parts that never count. The 50% limit is a share of this total. */
    total,
    counted,
    included,
    excluded,
    exclusions,
    limit,
    addedBack,
    inKind,
    inKindLimit,
    inKindCounted,
    wages: roundToPaise(money + inKindCounted),
    /** Basic pay, dearness and retaining allowance: the base of contributions before the labour codes. */
    before: sumOfParts(parts(({ base }) => base === true)),
    /** Allowances that the definition does not mention; they count as wages here. */
    unlisted,
    /** Wages if the law is read narrowly, so that the `unlisted` allowances count as exclusions. */
    narrow: roundToPaise(total - Math.min(exclusions + unlisted, limit) + inKindCounted),
  };
}
export type Wages = ReturnType<typeof wagesOf>;

const sumOfParts = (parts: readonly PayAmount[]) => sumRupees(parts.map(({ amount }) => amount));

/** Rounds to paise, because a sum of decimals may be 0.30000000000000004. */
export const roundToPaise = (value: number) => Math.round(value * 100) / 100;
/** Adds amounts in rupees, and rounds the sum to paise. */
export const sumRupees = (amounts: readonly number[]) =>
  roundToPaise(amounts.reduce((sum, amount) => sum + amount, 0));
/** Removes the inaccuracy of decimals, but keeps fractions of a paisa: ESI of ₹672.0025 is rounded up to ₹673. */
const exact = (value: number) => Number(value.toFixed(6));

/** Returns a question for each part of pay, except parts that never count: these occur only in pay registers. */
export const payQuestions = (components: readonly PayComponent[]): Question[] =>
  components
    .filter(({ counts }) => counts !== 'outside')
    .map(({ id, label, hint, often }) => ({
      name: id,
      kind: 'amount',
      label,
      hint,
      // An amount above this maximum is treated as a typing error.
      max: '100000000',
      optional: id !== 'basic',
      folded: !often,
    }));

/** Returns the length of an employee's service and why it ends; undefined if neither years nor months are entered. */
export function lengthOfService(answers: Answers) {
  const years = numberAnswer(answers, 'years');
  const months = numberAnswer(answers, 'months');
  if (years === undefined && months === undefined) return undefined;
  return {
    years: years ?? 0,
    months: months ?? 0,
    fixedTerm: answers['fixed-term'] === 'yes',
    /** Why the service ends. After `death` or `disablement`, gratuity needs no minimum service. */
    ends: answers['ends'],
  };
}
type Service = NonNullable<ReturnType<typeof lengthOfService>>;

/** Returns the day for which figures are looked up: the last day of the chosen wage month, or today. */
export const dayOfWages = (month: Answers[string], today: string) =>
  typeof month === 'string' && month !== 'now' ? month : today;

/** Calculates provident fund contributions. For pension and insurance, wages above the ceiling never count. */
export function providentFund(wages: number, answers: Answers, figure: FigureLookup) {
  const ceiling = answers['pf'] === 'none' ? 0 : figure('epf-wage-ceiling');
  const capped = Math.min(wages, ceiling);
  const base = answers['pf'] === 'all' ? wages : capped;
  const share = (amount: number, rate: string) => Math.round(exact((amount * figure(rate)) / 100));
  const employer = share(base, 'epf-rate');
  const isMember = answers['pension'] !== 'no';
  const pension = isMember ? Math.min(share(capped, 'eps-rate'), figure('eps-max')) : 0;
  const insurance = Math.min(share(capped, 'edli-rate'), figure('edli-max'));
  const admin = share(base, 'epf-admin-rate');
  return {
    base,
    employee: employer,
    employer,
    /** The part of the employer's contribution that goes to the pension fund; the rest goes to the provident fund. */
    pension,
    fund: employer - pension,
    insurance,
    admin,
    /** Employer's contribution, including insurance and the administrative charge. */
    cost: employer + insurance + admin,
  };
}

/** Calculates ESI contributions, each rounded up to the next rupee. Employees with the lowest wages pay nothing. */
export function esiOf(wages: number, answers: Answers, figure: FigureLookup) {
  const limit = figure(
    answers['disability'] === 'yes' ? 'esi-wage-limit-disability' : 'esi-wage-limit',
  );
  const covered = wages > 0 && wages <= limit;
  // Compares monthly amounts, because the daily wages are rounded: ₹176.004 is above ₹176.
  const isExempt = wages <= figure('esi-employee-exempt-wage') * figure('gratuity-divisor');
  const share = (rate: string) => (covered ? Math.ceil(exact((wages * figure(rate)) / 100)) : 0);
  return {
    covered,
    limit,
    /** Average daily wages, rounded to paise for print. */
    day: payPerLeaveDay(wages, figure),
    employer: share('esi-employer-rate'),
    employee: isExempt ? 0 : share('esi-employee-rate'),
  };
}

/**
 * The fewest whole months in which an employee can work 240 days, which count as a year of service. With fewer than six
 * working days a week, 190 days count as a year.
 */
export const MONTHS_OF_240_DAYS = 8;
const MONTHS_OF_190_DAYS = 7;

/** Calculates gratuity in whole rupees (Code on Social Security, 2020, section 53(1) and (2) with their provisos). */
export function gratuityOf(wages: number, service: Service, figure: FigureLookup) {
  const { years, months, fixedTerm, ends } = service;
  const yearsOfService = figure(fixedTerm ? 'gratuity-fixed-term' : 'gratuity-service');
  const needed = ends === 'death' || ends === 'disablement' ? 0 : yearsOfService;
  const isNearlyDue = !fixedTerm && years === needed - 1 && months >= MONTHS_OF_190_DAYS;
  const due: TriState = isNearlyDue ? 'unsure' : years >= needed;
  const wholeYear = months > figure('gratuity-part-year-months') ? 1 : 0;
  const inProportion = fixedTerm || ends === 'death';
  const partYear = inProportion ? months / 12 : wholeYear;
  const countedYears = due ? years + partYear : 0;
  const uncapped = Math.round(gratuityPerYear(wages, figure) * countedYears);
  return {
    /** `unsure` if courts disagree: the last required year is incomplete but allows 240 (190) days of work. */
    due,
    needed,
    /** True if every month of service counts, not only whole years. */
    inProportion,
    years: countedYears,
    uncapped,
    value: Math.min(uncapped, figure('gratuity-ceiling')),
  };
}

/** Returns the gratuity for one year of service, unrounded. */
export const gratuityPerYear = (wages: number, figure: FigureLookup) =>
  (wages * figure('gratuity-days')) / figure('gratuity-divisor');

export const payPerLeaveDay = (wages: number, figure: FigureLookup) =>
  roundToPaise(wages / figure('gratuity-divisor'));

/** Returns the minimum pay for an hour of overtime. */
export const payPerOvertimeHour = (wages: number, figure: FigureLookup) =>
  roundToPaise(
    (wages / figure('gratuity-divisor') / figure('work-hours-day')) * figure('overtime-rate'),
  );
