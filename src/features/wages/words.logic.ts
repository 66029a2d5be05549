/** Wages and what follows from them, in words: each number with the sum behind it. */
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { Sum } from '#features/tool-engine/answer.logic.ts';
import { plural } from '#lib/format.ts';
import {
  esiOf,
  gratuityOf,
  leaveDay,
  overtimeHour,
  providentFund,
  yearOfGratuity,
  type Employee,
  type Service,
} from './costs.logic.ts';
import { paise, type Part, type WageFigureOf, type Wages } from './wages.logic.ts';

/** How wages come about. */
export function wageSums(wages: Wages, figure: WageFigureOf): Sum[] {
  const { total, counted, excluded, included, exclusions, limit, addedBack } = wages;
  const share = figure('wage-exclusion-share');
  return [
    {
      label: 'Pay that the test counts',
      value: rupees(total),
      steps: [
        ...[...counted, ...excluded].map(told),
        `${rupees(included)} + ${rupees(exclusions)} = ${rupees(total)}`,
      ],
    },
    {
      label: 'Excluded allowances',
      value: rupees(exclusions),
      steps: [
        ...excluded.map(told),
        `${percentOf(exclusions, total)} of ${rupees(total)}; they may reach ${share}%`,
      ],
    },
    {
      label: 'Added back to wages',
      value: rupees(addedBack),
      steps: [
        `${share}% × ${rupees(total)} = ${rupees(limit)}`,
        addedBack > 0
          ? `${rupees(exclusions)} − ${rupees(limit)} = ${rupees(addedBack)}`
          : `${rupees(exclusions)} is not above ${rupees(limit)}: nothing is added`,
      ],
    },
    {
      label: 'Wages under the labour codes',
      value: rupees(wages.wages),
      steps: [
        ...counted.map(told),
        `Added back: ${rupees(addedBack)}`,
        ...(wages.inKind > 0
          ? [
              `In kind: ${rupees(wages.inKindCounted)} of ${rupees(wages.inKind)}, at most ${figure('wage-kind-share')}% × ${rupees(paise(included + addedBack))} = ${rupees(wages.inKindLimit)}`,
            ]
          : []),
        `Together ${rupees(wages.wages)}`,
      ],
    },
  ];
}

/** `+₹1,188`, `−₹20`, `₹0` */
export const signed = (value: number) =>
  value === 0 ? rupees(0) : `${value > 0 ? '+' : '−'}${rupees(Math.abs(value))}`;

/** One decimal at most. */
export const percentOf = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10}%`;

const told = ({ label, amount }: Part) => `${label}: ${rupees(amount)}`;

/** The result in a sentence or two. */
export function verdictOn(wages: Wages): string {
  const { addedBack, exclusions, total, inKind, inKindCounted } = wages;
  const why =
    addedBack > 0
      ? `${rupees(addedBack)} of the excluded allowances is added back.`
      : `Excluded allowances are ${percentOf(exclusions, total)} of pay, so nothing is added back.`;
  const kind =
    inKind > 0 ? ` Of ${rupees(inKind)} in kind, ${rupees(inKindCounted)} counts as wages.` : '';
  return `Wages under the labour codes are ${rupees(wages.wages)} a month. ${why}${kind}`;
}

/** What an employer counts on those wages. */
export function costSums(wages: number, employee: Employee, figure: WageFigureOf): Sum[] {
  return [
    ...(employee.pf === 'none'
      ? []
      : [
          fundLine(wages, true, employee, figure),
          ...(wages > figure('epf-wage-ceiling') ? [fundLine(wages, false, employee, figure)] : []),
        ]),
    esiLine(wages, employee, figure),
    ...gratuityLines(wages, employee, figure),
    {
      label: 'A day of leave paid out',
      value: rupees(leaveDay(wages, figure)),
      steps: [
        `${rupees(wages)} ÷ ${figure('gratuity-divisor')} days = ${rupees(leaveDay(wages, figure))}`,
      ],
    },
    {
      label: 'An hour of overtime, at least',
      value: rupees(overtimeHour(wages, figure)),
      steps: [
        `${rupees(wages)} ÷ ${figure('gratuity-divisor')} days ÷ ${figure('work-hours-day')} hours × ${figure('overtime-rate')} = ${rupees(overtimeHour(wages, figure))}`,
      ],
    },
  ];
}

function fundLine(
  wages: number,
  upToCeiling: boolean,
  { staff, pension }: Employee,
  figure: WageFigureOf,
): Sum {
  const fund = providentFund(wages, upToCeiling, figure, pension);
  const capped = Math.min(wages, figure('epf-wage-ceiling'));
  const of = (rate: Parameters<WageFigureOf>[0], base: number, value: number) =>
    `${figure(rate)}% × ${rupees(base)} = ${rupees(value)}`;
  return {
    label: upToCeiling
      ? 'Provident fund up to the ceiling, both shares'
      : 'Provident fund on all wages, both shares',
    value: rupees(fund.employee + fund.employer),
    steps: [
      ...fewer(staff, figure('epf-employees')),
      `Employee: ${of('epf-rate', fund.base, fund.employee)}`,
      `Employer: ${of('epf-rate', fund.base, fund.employer)}`,
      pension
        ? `Of this, to the pension fund: ${of('eps-rate', capped, fund.pension)}; the rest to the provident fund: ${rupees(fund.fund)}`
        : `All of this to the provident fund: ${rupees(fund.fund)}`,
      `Employer’s insurance (EDLI): ${of('edli-rate', capped, fund.insurance)}`,
      `Employer’s administration charge: ${of('epf-admin-rate', fund.base, fund.admin)}`,
      `The employer pays ${rupees(fund.cost)} a month in all, ${rupees(fund.cost * 12)} a year`,
    ],
  };
}

function esiLine(wages: number, { disability, staff }: Employee, figure: WageFigureOf): Sum {
  const { covered, limit, day, employer, employee } = esiOf(wages, disability, figure);
  const share = (rate: Parameters<WageFigureOf>[0], value: number) =>
    `${figure(rate)}% × ${rupees(wages)}, rounded up: ${rupees(value)}`;
  const label = 'ESI, both shares';
  if (wages === 0) return { label, value: 'none', steps: ['Without wages there is no ESI'] };
  if (!covered)
    return {
      label,
      value: 'not covered',
      steps: [`${rupees(wages)} is above the limit of ${rupees(limit)}`],
    };
  const few = fewer(staff, figure('esi-employees'));
  return {
    label,
    value: few.length > 0 ? 'not compulsory' : rupees(employer + employee),
    steps: [
      ...few,
      `${rupees(wages)} is within the limit of ${rupees(limit)}`,
      `Employer: ${share('esi-employer-rate', employer)}`,
      employee === 0
        ? `Employee: nothing, as ${rupees(day)} a day is not above ${rupees(figure('esi-employee-exempt-wage'))}`
        : `Employee: ${share('esi-employee-rate', employee)}`,
    ],
  };
}

/** A sentence where a law begins with more employees. */
const fewer = (staff: number | undefined, from: number): string[] =>
  staff === undefined || staff >= from
    ? []
    : [
        `Compulsory from ${from} employees; who was covered once stays covered. If you are covered:`,
      ];

function gratuityLines(wages: number, employee: Employee, figure: WageFigureOf): Sum[] {
  const { service, staff } = employee;
  const few = fewer(staff, figure('gratuity-employees'));
  const value = (sum: number) => (few.length > 0 ? 'not compulsory' : rupees(sum));
  const year = Math.round(yearOfGratuity(wages, figure));
  const rate = `${rupees(wages)} × ${figure('gratuity-days')}/${figure('gratuity-divisor')}`;
  const perYear = {
    label: 'Gratuity for a year of service',
    value: value(year),
    steps: [...few, `${rate} = ${rupees(year)}`],
  };
  if (!service) return [perYear];
  const found = gratuityOf(wages, service, figure);
  const length = `${plural(service.years, 'year')} and ${plural(service.months, 'month')}`;
  const needed = `Due after ${plural(figure(service.fixedTerm ? 'gratuity-fixed-term' : 'gratuity-service'), 'year')} of service`;
  const years = Math.round(found.years * 100) / 100;
  const sum = [
    `${rate} × ${years} = ${rupees(found.uncapped)}`,
    ...(found.value < found.uncapped
      ? [`Capped at ${rupees(found.value)}, the ceiling at present`]
      : []),
  ];
  const label = `Gratuity after ${length}`;
  if (!found.due)
    return [
      perYear,
      {
        label,
        value: 'not yet due',
        steps: [
          service.fixedTerm ? `${needed}, when the term ends` : needed,
          'On death or disablement it is due at once (section 53(1))',
        ],
      },
    ];
  if (found.due === 'unsure')
    return [
      perYear,
      {
        label,
        value: 'not certain',
        steps: [
          `${needed}. High Courts differ on whether 240 days worked in the last of them are enough: Madras held so (Mettur Beardsell, 1998 LLR 1072), Andhra Pradesh did not`,
          `If they are: ${sum[0]}`,
          ...sum.slice(1),
        ],
      },
    ];
  return [
    perYear,
    { label, value: value(found.value), steps: [...few, counted(service, years, figure), ...sum] },
  ];
}

/** Which years count, and why. */
function counted(service: Service, years: number, figure: WageFigureOf): string {
  const count = plural(years, 'year');
  if (service.ends === 'death') return `On death every month counts in proportion: ${count}`;
  if (service.fixedTerm) return `A fixed term counts in proportion: ${count}`;
  const part = figure('gratuity-part-year-months');
  const whole = `${years} ${years === 1 ? 'year counts' : 'years count'}`;
  if (service.months === 0) return whole;
  return service.months > part
    ? `${whole}: a part above ${part} months is a whole year`
    : `${whole}: a part of ${part} months or less is left out`;
}

/** What changes for those who count on basic pay, dearness and retaining allowance today. */
export function changeSums(wages: Wages, employee: Employee, figure: WageFigureOf): Sum[] {
  const { before, wages: now } = wages;
  const upToCeiling = employee.pf !== 'all';
  const [old, fund] = [before, now].map((base) => providentFund(base, upToCeiling, figure));
  const year = (base: number) => Math.round(yearOfGratuity(base, figure));
  const line = (label: string, from: number, to: number, per: 'month' | 'year' = 'month'): Sum => {
    const change = `${signed(to - from)} a ${per}`;
    const other =
      per === 'month'
        ? `${signed((to - from) * 12)} a year`
        : `${signed(paise((to - from) / 12))} a month`;
    return {
      label,
      value: change,
      steps: [
        `On basic pay, dearness and retaining allowance (${rupees(before)}): ${rupees(from)}`,
        `On wages under the codes (${rupees(now)}): ${rupees(to)}`,
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
