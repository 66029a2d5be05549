/** What follows from wages: provident fund, ESI, gratuity, a day of leave and an hour of overtime. */
import type { PayComponent, Question } from '#collections/tools.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { paise, type WageFigureOf } from './wages.logic.ts';

/** Above any salary; keeps a slip of the keyboard from filling the page. */
const PAY_MAX = '100000000';

/** A question for each part of pay; what is left out altogether is known to a payroll only. */
export const payQuestions = (components: readonly PayComponent[]): Question[] =>
  components
    .filter(({ counts }) => counts !== 'outside')
    .map(({ id, label, hint, often }) => ({
      ...{ name: id, kind: 'amount', label, max: PAY_MAX, optional: id !== 'basic' },
      ...(hint && { hint }),
      ...(!often && { folded: true }),
    }));

/** How long an employee has served, and how it ends; undefined where no service is given. */
export function serviceOf(answers: Answers) {
  const { years, months, ends } = answers;
  if (years === undefined && months === undefined) return undefined;
  return {
    years: Number(years ?? 0),
    /** Beyond whole years, 0 to 11. */
    months: Number(months ?? 0),
    fixedTerm: answers['fixed-term'] === 'yes',
    /** `death` or `disablement`: no least service is needed. */
    ends,
  };
}
export type Service = NonNullable<ReturnType<typeof serviceOf>>;

/** Pension and insurance stop at the ceiling even where the fund is counted on all wages. */
export function providentFund(wages: number, answers: Answers, figure: WageFigureOf) {
  const capped = Math.min(wages, figure('epf-wage-ceiling'));
  const base = answers['pf'] === 'all' ? wages : capped;
  const share = (amount: number, rate: Parameters<WageFigureOf>[0]) =>
    Math.round(paise((amount * figure(rate)) / 100));
  const employer = share(base, 'epf-rate');
  const isMember = answers['pension'] !== 'no';
  const pension = isMember ? Math.min(share(capped, 'eps-rate'), figure('eps-max')) : 0;
  const insurance = Math.min(share(capped, 'edli-rate'), figure('edli-max'));
  const admin = share(base, 'epf-admin-rate');
  return {
    /** Wages on which the contributions are counted. */
    base,
    ...{ employee: employer, employer, pension, fund: employer - pension, insurance, admin },
    /** Employer's contribution with insurance and charge. */
    cost: employer + insurance + admin,
  };
}

/** Each share is rounded up to the next rupee; from the lowest wages the employee pays none. */
export function esiOf(wages: number, answers: Answers, figure: WageFigureOf) {
  const limit = figure(
    answers['disability'] === 'yes' ? 'esi-wage-limit-disability' : 'esi-wage-limit',
  );
  const covered = wages > 0 && wages <= limit;
  const day = leaveDay(wages, figure);
  const share = (rate: Parameters<WageFigureOf>[0]) =>
    covered ? Math.ceil(paise((wages * figure(rate)) / 100)) : 0;
  return {
    ...{ covered, limit },
    /** Average wages of a day, by which the employee's share is waived. */
    day,
    employer: share('esi-employer-rate'),
    employee: day <= figure('esi-employee-exempt-wage') ? 0 : share('esi-employee-rate'),
  };
}

/** In whole months: 240 days of work. */
const MONTHS_OF_240_DAYS = 8;

/** Rounded to whole rupees. Code on Social Security, 2020, section 53(1) and (2) with their provisos. */
export function gratuityOf(wages: number, service: Service, figure: WageFigureOf) {
  const { years, months, fixedTerm, ends } = service;
  const needed =
    ends === 'death' || ends === 'disablement'
      ? 0
      : figure(fixedTerm ? 'gratuity-fixed-term' : 'gratuity-service');
  const nearly = !fixedTerm && years === needed - 1 && months >= MONTHS_OF_240_DAYS;
  const due = years >= needed || (nearly && ('unsure' as const));
  const more = inProportion(service)
    ? months / 12
    : months > figure('gratuity-part-year-months')
      ? 1
      : 0;
  const uncapped = due ? Math.round(yearOfGratuity(wages, figure) * (years + more)) : 0;
  return {
    /** `unsure` where courts differ: 240 days worked in the year that is missing. */
    due,
    /** Those of fixed-term staff and of the deceased may have a fraction. */
    years: due ? years + more : 0,
    uncapped,
    value: Math.min(uncapped, figure('gratuity-ceiling')),
  };
}

export const inProportion = ({ fixedTerm, ends }: Service) => fixedTerm || ends === 'death';

/** Gratuity that one year of service adds, unrounded. */
export const yearOfGratuity = (wages: number, figure: WageFigureOf) =>
  (wages * figure('gratuity-days')) / figure('gratuity-divisor');

export const leaveDay = (wages: number, figure: WageFigureOf) =>
  paise(wages / figure('gratuity-divisor'));

export const overtimeHour = (wages: number, figure: WageFigureOf) =>
  paise((wages / figure('gratuity-divisor') / figure('work-hours-day')) * figure('overtime-rate'));
