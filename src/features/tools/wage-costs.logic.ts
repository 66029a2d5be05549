/** What follows from wages: provident fund, ESI, gratuity, a day of leave and an hour of overtime. */
import { paise, type WageFigureOf } from './wages.logic.ts';

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
  upToCeiling: boolean,
  figure: WageFigureOf,
): ProvidentFund {
  const capped = Math.min(wages, figure('epf-wage-ceiling'));
  const base = upToCeiling ? capped : wages;
  const share = (amount: number, rate: Parameters<WageFigureOf>[0]) =>
    Math.round(paise((amount * figure(rate)) / 100));
  const employer = share(base, 'epf-rate');
  const pension = Math.min(share(capped, 'eps-rate'), figure('eps-max'));
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
  readonly employer: number;
  readonly employee: number;
}

/** Each share is rounded up to the next rupee. */
export function esiOf(wages: number, disability: boolean, figure: WageFigureOf): Esi {
  const limit = figure(disability ? 'esi-wage-limit-disability' : 'esi-wage-limit');
  const covered = wages > 0 && wages <= limit;
  const share = (rate: Parameters<WageFigureOf>[0]) =>
    covered ? Math.ceil(paise((wages * figure(rate)) / 100)) : 0;
  return {
    ...{ covered, limit },
    employer: share('esi-employer-rate'),
    employee: share('esi-employee-rate'),
  };
}

export interface Service {
  readonly years: number;
  /** Beyond whole years, 0 to 11. */
  readonly months: number;
  readonly fixedTerm: boolean;
}

export interface Gratuity {
  readonly due: boolean;
  /** Years that count; those of fixed-term staff may have a fraction. */
  readonly years: number;
  readonly value: number;
  /** Before the ceiling. */
  readonly uncapped: number;
}

/** Rounded to whole rupees. */
export function gratuityOf(wages: number, service: Service, figure: WageFigureOf): Gratuity {
  const { years, months, fixedTerm } = service;
  const needed = figure(fixedTerm ? 'gratuity-fixed-term' : 'gratuity-service');
  const due = years >= needed;
  const more = fixedTerm ? months / 12 : months > figure('gratuity-part-year-months') ? 1 : 0;
  const uncapped = due ? Math.round(yearOfGratuity(wages, figure) * (years + more)) : 0;
  return {
    ...{ due, uncapped, years: due ? years + more : 0 },
    value: Math.min(uncapped, figure('gratuity-ceiling')),
  };
}

/** Gratuity that one year of service adds, unrounded. */
export const yearOfGratuity = (wages: number, figure: WageFigureOf) =>
  (wages * figure('gratuity-days')) / figure('gratuity-divisor');

export const leaveDay = (wages: number, figure: WageFigureOf) =>
  paise(wages / figure('gratuity-divisor'));

export const overtimeHour = (wages: number, figure: WageFigureOf) =>
  paise((wages / figure('gratuity-divisor') / figure('work-hours-day')) * figure('overtime-rate'));
