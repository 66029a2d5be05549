/** What follows from wages, in words: each number with the sum behind it. */
import { plural } from '#lib/format.ts';
import { formatRupees } from './read-field.logic.ts';
import {
  esiOf,
  gratuityOf,
  leaveDay,
  overtimeHour,
  providentFund,
  yearOfGratuity,
} from './wage-costs.logic.ts';
import type { Employee } from './wage-fields.logic.ts';
import { signed, type Line } from './wage-words.logic.ts';
import { paise, type WageFigureOf, type Wages } from './wages.logic.ts';

/** What an employer counts on those wages. */
export function costLines(wages: number, employee: Employee, figure: WageFigureOf): Line[] {
  return [
    ...(employee.pf === 'none'
      ? []
      : [
          fundLine(wages, true, figure),
          ...(wages > figure('epf-wage-ceiling') ? [fundLine(wages, false, figure)] : []),
        ]),
    esiLine(wages, employee.disability, figure),
    ...gratuityLines(wages, employee, figure),
    {
      label: 'A day of leave paid out',
      value: formatRupees(leaveDay(wages, figure)),
      steps: [
        `${formatRupees(wages)} ÷ ${figure('gratuity-divisor')} days = ${formatRupees(leaveDay(wages, figure))}`,
      ],
    },
    {
      label: 'An hour of overtime, at least',
      value: formatRupees(overtimeHour(wages, figure)),
      steps: [
        `${formatRupees(wages)} ÷ ${figure('gratuity-divisor')} days ÷ ${figure('work-hours-day')} hours × ${figure('overtime-rate')} = ${formatRupees(overtimeHour(wages, figure))}`,
      ],
    },
  ];
}

function fundLine(wages: number, upToCeiling: boolean, figure: WageFigureOf): Line {
  const fund = providentFund(wages, upToCeiling, figure);
  const capped = Math.min(wages, figure('epf-wage-ceiling'));
  const of = (rate: Parameters<WageFigureOf>[0], base: number, value: number) =>
    `${figure(rate)}% × ${formatRupees(base)} = ${formatRupees(value)}`;
  return {
    label: upToCeiling
      ? 'Provident fund up to the ceiling, both shares'
      : 'Provident fund on all wages, both shares',
    value: formatRupees(fund.employee + fund.employer),
    steps: [
      `Employee: ${of('epf-rate', fund.base, fund.employee)}`,
      `Employer: ${of('epf-rate', fund.base, fund.employer)}`,
      `Of this, to the pension fund: ${of('eps-rate', capped, fund.pension)}; the rest to the provident fund: ${formatRupees(fund.fund)}`,
      `Employer’s insurance (EDLI): ${of('edli-rate', capped, fund.insurance)}`,
      `Employer’s administration charge: ${of('epf-admin-rate', fund.base, fund.admin)}`,
      `The employer pays ${formatRupees(fund.cost)} a month in all, ${formatRupees(fund.cost * 12)} a year`,
    ],
  };
}

function esiLine(wages: number, disability: boolean, figure: WageFigureOf): Line {
  const { covered, limit, employer, employee } = esiOf(wages, disability, figure);
  const share = (rate: Parameters<WageFigureOf>[0], value: number) =>
    `${figure(rate)}% × ${formatRupees(wages)}, rounded up: ${formatRupees(value)}`;
  return {
    label: 'ESI, both shares',
    value: covered ? formatRupees(employer + employee) : 'not covered',
    steps: covered
      ? [
          `${formatRupees(wages)} is within the limit of ${formatRupees(limit)}`,
          `Employer: ${share('esi-employer-rate', employer)}`,
          `Employee: ${share('esi-employee-rate', employee)}`,
        ]
      : [`${formatRupees(wages)} is above the limit of ${formatRupees(limit)}`],
  };
}

function gratuityLines(wages: number, { service }: Employee, figure: WageFigureOf): Line[] {
  const year = Math.round(yearOfGratuity(wages, figure));
  const rate = `${formatRupees(wages)} × ${figure('gratuity-days')}/${figure('gratuity-divisor')}`;
  const perYear = {
    label: 'Gratuity for a year of service',
    value: formatRupees(year),
    steps: [`${rate} = ${formatRupees(year)}`],
  };
  if (!service) return [perYear];
  const found = gratuityOf(wages, service, figure);
  const length = `${plural(service.years, 'year')} and ${plural(service.months, 'month')}`;
  const needed = figure(service.fixedTerm ? 'gratuity-fixed-term' : 'gratuity-service');
  const years = Math.round(found.years * 100) / 100;
  return [
    perYear,
    {
      label: `Gratuity after ${length}`,
      value: found.due ? formatRupees(found.value) : 'not yet due',
      steps: found.due
        ? [
            service.fixedTerm
              ? `A fixed term counts in proportion: ${plural(years, 'year')}`
              : `${plural(years, 'year')} count: a part above ${figure('gratuity-part-year-months')} months is a whole year`,
            `${rate} × ${years} = ${formatRupees(found.uncapped)}`,
            ...(found.value < found.uncapped
              ? [`Capped at ${formatRupees(found.value)}, the ceiling at present`]
              : []),
          ]
        : [
            `Due after ${plural(needed, 'year')} of service${service.fixedTerm ? ', when the term ends' : ''}`,
          ],
    },
  ];
}

/** What changes for those who count on basic pay, dearness and retaining allowance today. */
export function changeLines(wages: Wages, employee: Employee, figure: WageFigureOf): Line[] {
  const { before, wages: now } = wages;
  const upToCeiling = employee.pf !== 'all';
  const [old, fund] = [before, now].map((base) => providentFund(base, upToCeiling, figure));
  const year = (base: number) => Math.round(yearOfGratuity(base, figure));
  const line = (label: string, from: number, to: number, per: 'month' | 'year' = 'month'): Line => {
    const change = `${signed(to - from)} a ${per}`;
    const other =
      per === 'month'
        ? `${signed((to - from) * 12)} a year`
        : `${signed(paise((to - from) / 12))} a month`;
    return {
      label,
      value: change,
      steps: [
        `On basic pay, dearness and retaining allowance (${formatRupees(before)}): ${formatRupees(from)}`,
        `On wages under the codes (${formatRupees(now)}): ${formatRupees(to)}`,
        `${change}, ${other}`,
      ],
    };
  };
  return [
    ...(employee.pf === 'none' || !old || !fund
      ? []
      : [
          line('Employee’s provident fund', old.employee, fund.employee),
          line('Employer’s cost of provident fund', old.cost, fund.cost),
        ]),
    line('Gratuity for a year of service', year(before), year(now), 'year'),
  ];
}
