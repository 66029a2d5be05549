/** Wages and what is based on them, in words: each number with its working. */
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import { sum, type Sum } from '#features/tool-engine/answer.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { plural } from '#lib/format.ts';
import {
  esiOf,
  gratuityOf,
  inProportion,
  leaveDay,
  overtimeHour,
  paise,
  providentFund,
  serviceOf,
  yearOfGratuity,
  type Part,
  type WageFigureOf,
  type Wages,
} from './wages.logic.ts';

export function wageSums(wages: Wages, figure: WageFigureOf): Sum[] {
  const { total, counted, excluded, included, exclusions, limit, addedBack } = wages;
  const { inKind, inKindCounted, inKindLimit } = wages;
  const share = figure('wage-exclusion-share');
  const list = (parts: readonly Part[]) =>
    parts.map(({ label, amount }) => `${label}: ${rupees(amount)}`);
  return [
    sum('Pay that the test counts', rupees(total), [
      ...list([...counted, ...excluded]),
      `${rupees(included)} + ${rupees(exclusions)} = ${rupees(total)}`,
    ]),
    sum('Excluded allowances', rupees(exclusions), [
      ...list(excluded),
      `${percentOf(exclusions, total)} of ${rupees(total)}; they may reach ${share}%`,
    ]),
    sum('Added back to wages', rupees(addedBack), [
      `${share}% × ${rupees(total)} = ${rupees(limit)}`,
      addedBack > 0
        ? `${rupees(exclusions)} − ${rupees(limit)} = ${rupees(addedBack)}`
        : `${rupees(exclusions)} is not above ${rupees(limit)}: nothing is added`,
    ]),
    sum('Wages under the Labour Codes', rupees(wages.wages), [
      ...(inKind > 0
        ? [
            `In kind: ${rupees(inKindCounted)} of ${rupees(inKind)}, at most ${figure('wage-kind-share')}% × ${rupees(paise(included + addedBack))} = ${rupees(inKindLimit)}`,
          ]
        : []),
      `${rupees(included)} + ${rupees(addedBack)} added back${inKind > 0 ? ` + ${rupees(inKindCounted)} in kind` : ''} = ${rupees(wages.wages)}`,
    ]),
  ];
}

/** `+₹1,188`, `−₹20`, `₹0` */
export const signed = (value: number) =>
  value === 0 ? rupees(0) : `${value > 0 ? '+' : '−'}${rupees(Math.abs(value))}`;

export const percentOf = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10}%`;

export function verdictOn(wages: Wages): string {
  const { addedBack, exclusions, total, inKind, inKindCounted } = wages;
  const why =
    addedBack > 0
      ? `${rupees(addedBack)} of the excluded allowances is added back.`
      : `Excluded allowances are ${percentOf(exclusions, total)} of pay, so nothing is added back.`;
  const kind =
    inKind > 0 ? ` Of ${rupees(inKind)} in kind, ${rupees(inKindCounted)} counts as wages.` : '';
  return `Wages under the Labour Codes are ${rupees(wages.wages)} a month. ${why}${kind}`;
}

/** What an employer calculates on those wages. */
export function costSums(wages: number, answers: Answers, figure: WageFigureOf): Sum[] {
  const [days, hours] = [figure('gratuity-divisor'), figure('work-hours-day')];
  const [day, hour] = [leaveDay(wages, figure), overtimeHour(wages, figure)].map(rupees);
  return [
    ...(answers['pf'] === 'none' ? [] : [fundSum(wages, answers, figure)]),
    esiSum(wages, answers, figure),
    ...gratuitySums(wages, answers, figure),
    sum('A day of leave paid out', `${day}`, [`${rupees(wages)} ÷ ${days} days = ${day}`]),
    sum('An hour of overtime, at least', `${hour}`, [
      `${rupees(wages)} ÷ ${days} days ÷ ${hours} hours × ${figure('overtime-rate')} = ${hour}`,
    ]),
  ];
}

function fundSum(wages: number, answers: Answers, figure: WageFigureOf): Sum {
  const fund = providentFund(wages, answers, figure);
  const capped = Math.min(wages, figure('epf-wage-ceiling'));
  const of = (rate: Parameters<WageFigureOf>[0], base: number, value: number) =>
    `${figure(rate)}% × ${rupees(base)} = ${rupees(value)}`;
  return sum(
    answers['pf'] === 'all'
      ? 'Provident fund on all wages, both shares'
      : 'Provident fund up to the ceiling, both shares',
    rupees(fund.employee + fund.employer),
    [
      ...fewer(answers, figure('epf-employees')),
      `Employee: ${of('epf-rate', fund.base, fund.employee)}`,
      `Employer: ${of('epf-rate', fund.base, fund.employer)}`,
      answers['pension'] !== 'no'
        ? `Of this, to the pension fund: ${of('eps-rate', capped, fund.pension)}; the rest to the provident fund: ${rupees(fund.fund)}`
        : `All of this to the provident fund: ${rupees(fund.fund)}`,
      `Employer’s insurance (EDLI): ${of('edli-rate', capped, fund.insurance)}`,
      `Employer’s administration charge: ${of('epf-admin-rate', fund.base, fund.admin)}`,
      `The employer pays ${rupees(fund.cost)} a month in all, ${rupees(fund.cost * 12)} a year`,
    ],
  );
}

function esiSum(wages: number, answers: Answers, figure: WageFigureOf): Sum {
  const { covered, limit, day, employer, employee } = esiOf(wages, answers, figure);
  const share = (rate: Parameters<WageFigureOf>[0], value: number) =>
    `${figure(rate)}% × ${rupees(wages)}, rounded up: ${rupees(value)}`;
  const label = 'ESI, both shares';
  if (wages === 0) return sum(label, 'none', ['Without wages there is no ESI']);
  if (!covered)
    return sum(label, 'not covered', [`${rupees(wages)} is above the limit of ${rupees(limit)}`]);
  const few = fewer(answers, figure('esi-employees'));
  return sum(label, few.length > 0 ? 'not compulsory' : rupees(employer + employee), [
    ...few,
    `${rupees(wages)} is within the limit of ${rupees(limit)}`,
    `Employer: ${share('esi-employer-rate', employer)}`,
    employee === 0
      ? `Employee: nothing, as ${rupees(day)} a day is not above ${rupees(figure('esi-employee-exempt-wage'))}`
      : `Employee: ${share('esi-employee-rate', employee)}`,
  ]);
}

/** A sentence if the law applies only from more employees. */
const fewer = ({ staff }: Answers, from: number): string[] =>
  typeof staff === 'number' && staff < from
    ? [
        `Compulsory from ${from} employees; an establishment once covered stays covered. If you are covered:`,
      ]
    : [];

function gratuitySums(wages: number, answers: Answers, figure: WageFigureOf): Sum[] {
  const service = serviceOf(answers);
  const few = fewer(answers, figure('gratuity-employees'));
  const value = (amount: number) => (few.length > 0 ? 'not compulsory' : rupees(amount));
  const year = Math.round(yearOfGratuity(wages, figure));
  const rate = `${rupees(wages)} × ${figure('gratuity-days')}/${figure('gratuity-divisor')}`;
  const perYear = sum('Gratuity for a year of service', value(year), [
    ...few,
    `${rate} = ${rupees(year)}`,
  ]);
  if (!service) return [perYear];
  const { due, uncapped, value: sumDue, ...found } = gratuityOf(wages, service, figure);
  const label = `Gratuity after ${plural(service.years, 'year')} and ${plural(service.months, 'month')}`;
  const needed = `Due after ${plural(figure(service.fixedTerm ? 'gratuity-fixed-term' : 'gratuity-service'), 'year')} of service`;
  const part = figure('gratuity-part-year-months');
  const months = 12 * service.years + service.months;
  const [counted, years] = inProportion(service)
    ? [`Every month counts in proportion: ${plural(months, 'month')}`, `${months}/12`]
    : [
        `Counted: ${plural(found.years, 'year')}; a part above ${part} months is a whole year, a shorter one is left out`,
        found.years,
      ];
  const worked = [
    counted,
    `${rate} × ${years} = ${rupees(uncapped)}`,
    ...(sumDue < uncapped ? [`Capped at ${rupees(sumDue)}, the ceiling at present`] : []),
  ];
  if (due === true) return [perYear, sum(label, value(sumDue), [...few, ...worked])];
  if (due === 'unsure')
    return [
      perYear,
      sum(label, 'not certain', [
        `${needed}. High Courts differ on whether 240 days worked in the last of them are enough: Madras held so (Mettur Beardsell, 1998 LLR 1072), Andhra Pradesh did not. If they are:`,
        ...worked,
      ]),
    ];
  return [
    perYear,
    sum(label, 'not yet due', [
      service.fixedTerm ? `${needed}, when the term ends` : needed,
      'On death or disablement it is due at once (section 53(1))',
    ]),
  ];
}

/** What changes for employers who calculate on basic pay, dearness and retaining allowance today. */
export function changeSums({ before, wages }: Wages, answers: Answers, figure: WageFigureOf) {
  const change = (label: string, per: 'month' | 'year', on: (base: number) => number) => {
    const more = on(wages) - on(before);
    const [month, year] = per === 'month' ? [more, more * 12] : [paise(more / 12), more];
    return sum(label, `${signed(more)} a ${per}`, [
      `On basic pay, dearness and retaining allowance (${rupees(before)}): ${rupees(on(before))}`,
      `On wages under the Codes (${rupees(wages)}): ${rupees(on(wages))}`,
      `${signed(month)} a month, ${signed(year)} a year`,
    ]);
  };
  const fund = (base: number) => providentFund(base, answers, figure);
  const ofFund = [
    change('Employee’s provident fund', 'month', (base) => fund(base).employee),
    change('Employer’s cost of provident fund', 'month', (base) => fund(base).cost),
  ];
  const gratuity = (base: number) => Math.round(yearOfGratuity(base, figure));
  return [
    ...(answers['pf'] === 'none' ? [] : ofFund),
    change('Gratuity for a year of service', 'year', gratuity),
  ];
}
