/** Creates the amounts that the answer shows: wages and the amounts that depend on wages, each with its calculation. */
import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import { createSum, type AnswerSum } from '#features/tool-engine/answer.ts';
import type { FigureLookup } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { formatQuantity } from '#lib/format.ts';
import {
  esiOf,
  gratuityOf,
  payPerLeaveDay,
  payPerOvertimeHour,
  providentFund,
  roundToPaise,
  lengthOfService,
  gratuityPerYear,
  MONTHS_OF_240_DAYS,
  type PayAmount,
  type Wages,
} from './wages.logic.ts';

/** Returns the steps from pay to wages: pay in the 50% test, exclusions, the excess added back, wages. */
export function wageSums(wages: Wages, figure: FigureLookup): AnswerSum[] {
  const { total, counted, excluded, included, exclusions, limit, addedBack } = wages;
  const { inKind, inKindCounted, inKindLimit } = wages;
  const share = figure('wage-exclusion-share');
  const partLines = (parts: readonly PayAmount[]) =>
    parts.map(({ label, amount }) => `${label}: ${formatRupees(amount)}`);
  const money = formatRupees(roundToPaise(included + addedBack));
  const kindLine = `In kind: ${formatRupees(inKindCounted)} of ${formatRupees(inKind)}, at most ${figure('wage-kind-share')}% × ${money} = ${formatRupees(inKindLimit)}`;
  const plusKind = inKind > 0 ? ` + ${formatRupees(inKindCounted)} in kind` : '';
  const wagesLine = `${formatRupees(included)} + ${formatRupees(addedBack)} added back${plusKind} = ${formatRupees(wages.wages)}`;
  return [
    createSum('Pay counted in the 50% test', formatRupees(total), [
      ...partLines([...counted, ...excluded]),
      `${formatRupees(included)} + ${formatRupees(exclusions)} = ${formatRupees(total)}`,
    ]),
    createSum('Exclusions', formatRupees(exclusions), [
      ...partLines(excluded),
      `${formatShare(exclusions, total)} of ${formatRupees(total)}; they may reach ${share}%`,
    ]),
    createSum('Added back to wages', formatRupees(addedBack), [
      `${share}% × ${formatRupees(total)} = ${formatRupees(limit)}`,
      addedBack > 0
        ? `${formatRupees(exclusions)} − ${formatRupees(limit)} = ${formatRupees(addedBack)}`
        : `${formatRupees(exclusions)} is not above ${formatRupees(limit)}, so nothing is added back`,
    ]),
    createSum(
      'Wages under the Labour Codes',
      formatRupees(wages.wages),
      inKind > 0 ? [kindLine, wagesLine] : [wagesLine],
    ),
  ];
}

/** Formats rupees with their sign: `+₹1,188`, `−₹20`, `₹0`. */
export const formatSignedRupees = (value: number) =>
  value === 0 ? formatRupees(0) : `${value > 0 ? '+' : '−'}${formatRupees(Math.abs(value))}`;

/** `formatShare(1, 3)` → `33.3%` */
const formatShare = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10}%`;

export function wagesVerdict(wages: Wages): string {
  const { addedBack, exclusions, total, inKind, inKindCounted } = wages;
  let why = `Exclusions are ${formatShare(exclusions, total)} of pay, so nothing is added back.`;
  if (exclusions === 0) why = 'No exclusion was entered, so nothing is added back.';
  if (addedBack > 0) why = `${formatRupees(addedBack)} of the exclusions is added back.`;
  const kind =
    inKind > 0
      ? ` Of ${formatRupees(inKind)} in kind, ${formatRupees(inKindCounted)} counts as wages.`
      : '';
  return `Wages under the Labour Codes are ${formatRupees(wages.wages)} a month. ${why}${kind}`;
}

/** Returns the amounts that an employer computes from monthly wages: provident fund, ESI, gratuity, leave and overtime. */
export function employerCostSums(wages: number, answers: Answers, figure: FigureLookup) {
  const [days, hours] = [figure('gratuity-divisor'), figure('work-hours-day')];
  const day = formatRupees(payPerLeaveDay(wages, figure));
  const hour = formatRupees(payPerOvertimeHour(wages, figure));
  const sums = [
    esiSum(wages, answers, figure),
    ...gratuitySums(wages, answers, figure),
    createSum('Leave encashment for a day', day, [
      `${formatRupees(wages)} ÷ ${days} days = ${day}`,
    ]),
    createSum('Overtime for an hour, minimum', hour, [
      `${formatRupees(wages)} ÷ ${days} days ÷ ${hours} hours × ${figure('overtime-rate')} = ${hour}`,
    ]),
  ];
  return answers['pf'] === 'none' ? sums : [fundSum(wages, answers, figure), ...sums];
}

function fundSum(wages: number, answers: Answers, figure: FigureLookup): AnswerSum {
  const fund = providentFund(wages, answers, figure);
  const capped = Math.min(wages, figure('epf-wage-ceiling'));
  const working = (rate: string, base: number, value: number) =>
    `${figure(rate)}% × ${formatRupees(base)} = ${formatRupees(value)}`;
  return createSum(
    answers['pf'] === 'all'
      ? 'Provident fund on all wages, both shares'
      : 'Provident fund up to the ceiling, both shares',
    formatRupees(fund.employee + fund.employer),
    [
      ...belowThresholdNote(answers, figure('epf-employees')),
      `Employee: ${working('epf-rate', fund.base, fund.employee)}`,
      `Employer: ${working('epf-rate', fund.base, fund.employer)}`,
      answers['pension'] !== 'no'
        ? `Of this, to the pension fund: ${working('eps-rate', capped, fund.pension)}; the rest to the provident fund: ${formatRupees(fund.fund)}`
        : `All of this to the provident fund: ${formatRupees(fund.fund)}`,
      `Employer’s insurance (EDLI): ${working('edli-rate', capped, fund.insurance)}`,
      `Employer’s administration charge: ${working('epf-admin-rate', fund.base, fund.admin)}`,
      `The employer pays ${formatRupees(fund.cost)} a month in all, ${formatRupees(fund.cost * 12)} a year`,
    ],
  );
}

function esiSum(wages: number, answers: Answers, figure: FigureLookup): AnswerSum {
  const { covered, limit, day, employer, employee } = esiOf(wages, answers, figure);
  const working = (rate: string, value: number) =>
    `${figure(rate)}% × ${formatRupees(wages)}, rounded up: ${formatRupees(value)}`;
  const label = 'ESI, both shares';
  if (wages === 0) return createSum(label, 'none', ['Without wages there is no ESI']);
  if (!covered)
    return createSum(label, 'not covered', [
      `${formatRupees(wages)} is above the limit of ${formatRupees(limit)}`,
      'If wages cross the limit within a contribution period (April to September, October to March), contributions continue until the period ends (under the rules kept until about 20 November 2026)',
    ]);
  const note = belowThresholdNote(answers, figure('esi-employees'));
  return createSum(label, note.length > 0 ? 'not compulsory' : formatRupees(employer + employee), [
    ...note,
    `${formatRupees(wages)} is within the limit of ${formatRupees(limit)}`,
    `Employer: ${working('esi-employer-rate', employer)}`,
    employee === 0
      ? `Employee: nothing, as ${formatRupees(day)} a day is not above ${formatRupees(figure('esi-employee-exempt-wage'))}`
      : `Employee: ${working('esi-employee-rate', employee)}`,
  ]);
}

/** Returns a note if the employer has fewer employees than `threshold`; otherwise an empty list. */
const belowThresholdNote = ({ staff }: Answers, threshold: number): string[] =>
  typeof staff === 'number' && staff < threshold
    ? [
        `Compulsory from ${threshold} employees; an establishment once covered stays covered. If you are covered:`,
      ]
    : [];

function gratuitySums(wages: number, answers: Answers, figure: FigureLookup): AnswerSum[] {
  const note = belowThresholdNote(answers, figure('gratuity-employees'));
  const valueOf = (amount: number) => (note.length > 0 ? 'not compulsory' : formatRupees(amount));
  const year = Math.round(gratuityPerYear(wages, figure));
  const rate = `${formatRupees(wages)} × ${figure('gratuity-days')}/${figure('gratuity-divisor')}`;
  const perYear = createSum('Gratuity for a year of service', valueOf(year), [
    ...note,
    `${rate} = ${formatRupees(year)}`,
  ]);
  const service = lengthOfService(answers);
  if (!service) return [perYear];

  const gratuity = gratuityOf(wages, service, figure);
  const label = `Gratuity after ${formatQuantity(service.years, 'year')} and ${formatQuantity(service.months, 'month')}`;
  const needed = `Due after ${formatQuantity(gratuity.needed, 'year')} of service`;
  const onDeath = 'On death or disablement, gratuity is due at once (section 53(1))';
  if (gratuity.due === false) {
    const when = service.fixedTerm ? `${needed}, when the term ends` : needed;
    return [perYear, createSum(label, 'not yet due', [when, onDeath])];
  }

  const months = 12 * service.years + service.months;
  const partYear = figure('gratuity-part-year-months');
  const counted = gratuity.inProportion
    ? `Every month counts in proportion: ${formatQuantity(months, 'month')}`
    : `Counted: ${formatQuantity(gratuity.years, 'year')}; a part above ${partYear} months counts as a whole year, and a shorter part is left out`;
  const factor = gratuity.inProportion ? `${months}/12` : gratuity.years;
  const working = [counted, `${rate} × ${factor} = ${formatRupees(gratuity.uncapped)}`];
  if (gratuity.value < gratuity.uncapped)
    working.push(`Capped at ${formatRupees(gratuity.value)}, the present ceiling`);
  if (gratuity.due === true)
    return [perYear, createSum(label, valueOf(gratuity.value), [...note, ...working])];
  const isShortWeek = service.months < MONTHS_OF_240_DAYS;
  const days = isShortWeek
    ? `${figure('continuous-service-days-short-week')} days of work in the last year are enough where fewer than six days a week are worked`
    : `${figure('continuous-service-days')} days of work in the last year are enough`;
  const sixDays = isShortWeek ? ' With six working days a week, it is not yet due.' : '';
  const doubt = `${needed}. High Courts differ on whether ${days}. The Madras High Court held that 240 days are (Mettur Beardsell, 1998 LLR 1072); the Andhra Pradesh High Court did not.${sixDays} If they are enough:`;
  return [perYear, createSum(label, 'not certain', [doubt, ...working, onDeath])];
}

/**
 * Returns the change in provident fund and gratuity when they are calculated on wages as the Codes define them, instead
 * of on basic pay, dearness allowance and retaining allowance.
 */
export function costChangeSums({ before, wages }: Wages, answers: Answers, figure: FigureLookup) {
  const change = (label: string, per: 'month' | 'year', costOn: (base: number) => number) => {
    const more = costOn(wages) - costOn(before);
    const month = per === 'month' ? more : roundToPaise(more / 12);
    const year = per === 'month' ? more * 12 : more;
    return createSum(label, `${formatSignedRupees(more)} a ${per}`, [
      `On basic pay, dearness and retaining allowance (${formatRupees(before)}): ${formatRupees(costOn(before))}`,
      `On wages under the Codes (${formatRupees(wages)}): ${formatRupees(costOn(wages))}`,
      `${formatSignedRupees(month)} a month, ${formatSignedRupees(year)} a year`,
    ]);
  };
  const fundOn = (base: number) => providentFund(base, answers, figure);
  const gratuityOn = (base: number) => Math.round(gratuityPerYear(base, figure));
  const gratuity = change('Change in gratuity for a year of service', 'year', gratuityOn);
  if (answers['pf'] === 'none') return [gratuity];
  return [
    change('Change in the employee’s provident fund', 'month', (base) => fundOn(base).employee),
    change('Change in the employer’s cost of provident fund', 'month', (base) => fundOn(base).cost),
    gratuity,
  ];
}
