/** What follows from wages: provident fund, ESI, gratuity, a day of leave and an hour of overtime. */
import type { PayComponent } from '#collections/pay-components.ts';
import type { Question } from '#collections/tool-forms.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { paise, type Pay, type WageFigureOf } from './wages.logic.ts';

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

export interface Employee {
  readonly pay: Pay;
  /** What provident fund is paid on; none for someone who is no member. */
  readonly pf: 'ceiling' | 'all' | 'none';
  /** Whether a part of the employer's share goes to the pension fund. */
  readonly pension: boolean;
  /** Undefined where no service is given. */
  readonly service: Service | undefined;
  readonly disability: boolean;
  /** All employees of the employer, where that is given. */
  readonly staff?: number | undefined;
}

/** From the answers of the form, or of a row of a payroll. */
export function employeeFrom(components: readonly PayComponent[], answers: Answers): Employee {
  const number = (name: string) => {
    const value = answers[name];
    return typeof value === 'number' ? value : undefined;
  };
  const [years, months] = [number('years'), number('months')];
  const { pf, ends, disability } = answers;
  return {
    pay: Object.fromEntries(components.map(({ id }) => [id, number(id) ?? 0])),
    pf: pf === 'all' || pf === 'none' ? pf : 'ceiling',
    pension: answers['pension'] !== 'no',
    service:
      years === undefined && months === undefined
        ? undefined
        : {
            ...{ years: years ?? 0, months: months ?? 0 },
            fixedTerm: answers['fixed-term'] === 'yes',
            ends: ends === 'death' || ends === 'disablement' ? ends : undefined,
          },
    disability: disability === 'yes',
    staff: number('staff'),
  };
}

export interface ProvidentFund {
  /** Wages on which the contributions are counted. */
  readonly base: number;
  readonly employee: number;
  readonly employer: number;
  readonly pension: number;
  readonly fund: number;
  readonly insurance: number;
  readonly admin: number;
  /** Employer's contribution with insurance and charge. */
  readonly cost: number;
}

/** Pension and insurance stop at the ceiling even where the fund is counted on all wages. */
export function providentFund(
  wages: number,
  { pf, pension: hasPension }: Pick<Employee, 'pf' | 'pension'>,
  figure: WageFigureOf,
): ProvidentFund {
  const capped = Math.min(wages, figure('epf-wage-ceiling'));
  const base = pf === 'all' ? wages : capped;
  const share = (amount: number, rate: Parameters<WageFigureOf>[0]) =>
    Math.round(paise((amount * figure(rate)) / 100));
  const employer = share(base, 'epf-rate');
  const pension = hasPension ? Math.min(share(capped, 'eps-rate'), figure('eps-max')) : 0;
  const insurance = Math.min(share(capped, 'edli-rate'), figure('edli-max'));
  const admin = share(base, 'epf-admin-rate');
  return {
    ...{ base, employee: employer, employer, pension, fund: employer - pension },
    ...{ insurance, admin, cost: employer + insurance + admin },
  };
}

export interface Esi {
  readonly covered: boolean;
  readonly limit: number;
  /** Average wages of a day, by which the employee's share is waived. */
  readonly day: number;
  readonly employer: number;
  readonly employee: number;
}

/** Each share is rounded up to the next rupee; from the lowest wages the employee pays none. */
export function esiOf(wages: number, disability: boolean, figure: WageFigureOf): Esi {
  const limit = figure(disability ? 'esi-wage-limit-disability' : 'esi-wage-limit');
  const covered = wages > 0 && wages <= limit;
  const day = leaveDay(wages, figure);
  const share = (rate: Parameters<WageFigureOf>[0]) =>
    covered ? Math.ceil(paise((wages * figure(rate)) / 100)) : 0;
  return {
    ...{ covered, limit, day },
    employer: share('esi-employer-rate'),
    employee: day <= figure('esi-employee-exempt-wage') ? 0 : share('esi-employee-rate'),
  };
}

export interface Service {
  readonly years: number;
  /** Beyond whole years, 0 to 11. */
  readonly months: number;
  readonly fixedTerm: boolean;
  /** Death or disablement: no least service is needed. */
  readonly ends?: 'death' | 'disablement' | undefined;
}

export interface Gratuity {
  /** `unsure` where courts differ: 240 days worked in the year that is missing. */
  readonly due: boolean | 'unsure';
  /** Those of fixed-term staff and of the deceased may have a fraction. */
  readonly years: number;
  /** 0 where nothing is due. */
  readonly value: number;
  /** Before the ceiling. */
  readonly uncapped: number;
}

/** In whole months: 240 days of work. */
const MONTHS_OF_240_DAYS = 8;

/** Rounded to whole rupees. Code on Social Security, 2020, section 53(1) and (2) with their provisos. */
export function gratuityOf(wages: number, service: Service, figure: WageFigureOf): Gratuity {
  const { years, months, fixedTerm, ends } = service;
  const needed = ends ? 0 : figure(fixedTerm ? 'gratuity-fixed-term' : 'gratuity-service');
  const nearly = !fixedTerm && years === needed - 1 && months >= MONTHS_OF_240_DAYS;
  const due = years >= needed || (nearly && 'unsure');
  const more = inProportion(service)
    ? months / 12
    : months > figure('gratuity-part-year-months')
      ? 1
      : 0;
  const uncapped = due ? Math.round(yearOfGratuity(wages, figure) * (years + more)) : 0;
  return {
    ...{ due, uncapped, years: due ? years + more : 0 },
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
