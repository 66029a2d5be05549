/** What the compliance year asks, and which rules concern whom. */
import type { DueCondition } from '#collections/compliance-rules.ts';
import {
  BUSINESS_FORMS,
  DUE_LAW_SLUGS,
  GST_SCHEMES,
  SITUATIONS,
  USUAL_YEAR_END,
  YEAR_ENDS,
  type Situation,
} from '#site/compliance-year.ts';
import type { DueOptions, DueRule } from './due-dates.logic.ts';
import { choicesOf, type Fields, type Values } from './profile.logic.ts';
import { formatRupees } from './read-field.logic.ts';
import { figureIn, type ToolFigures } from '#features/tool-engine/figures.logic.ts';

export const YEAR_FIELDS = {
  form: { kind: 'choice', label: 'Form of business', choices: choicesOf(BUSINESS_FORMS) },
  gst: { kind: 'choice', label: 'GST returns', choices: choicesOf(GST_SCHEMES) },
  turnover: {
    kind: 'amount',
    label: 'Turnover of the last financial year',
    hint: 'In rupees: 12,00,000 or 12 lakh.',
  },
  employees: { kind: 'count', label: 'Employees', hint: 'The highest number in the year.' },
  karnataka: {
    kind: 'choice',
    label: 'Is there a workplace in Karnataka?',
    choices: choicesOf({ yes: 'Yes', no: 'No' }),
  },
  yearEnd: {
    kind: 'choice',
    label: 'The company’s financial year ends on',
    hint: '31 March if nothing is chosen.',
    optional: true,
    choices: choicesOf(YEAR_ENDS),
  },
  meeting: {
    kind: 'date',
    label: 'Annual general meeting, if held or fixed',
    hint: 'If left empty, we count from the last permitted day.',
    optional: true,
    min: '2025-04-01',
  },
  tax: { kind: 'checks', label: 'Income tax', choices: choicesOf(SITUATIONS.tax) },
  company: { kind: 'checks', label: 'Company', choices: choicesOf(SITUATIONS.company) },
  abroad: { kind: 'checks', label: 'Abroad', choices: choicesOf(SITUATIONS.abroad) },
  law: {
    kind: 'choice',
    label: 'Law',
    optional: true,
    choices: Object.entries(DUE_LAW_SLUGS).map(([label, value]) => ({ value, label })),
  },
} as const satisfies Fields;
export type YearField = keyof typeof YEAR_FIELDS;

export interface DueProfile {
  readonly form: string;
  readonly gst: string;
  readonly turnover: number;
  readonly employees: number;
  readonly karnataka: boolean;
  readonly situations: readonly string[];
  readonly options: DueOptions;
}

const COMPANIES = ['opc', 'private', 'public', 'section-8', 'branch'];
const WITH_MEETING = ['private', 'public', 'section-8'];

/** The fields to show; some are for companies only. */
export function yearFieldsFor(form: string | undefined): YearField[] {
  return [
    'form',
    'gst',
    'turnover',
    'employees',
    'karnataka',
    ...(COMPANIES.includes(form ?? '') ? (['yearEnd'] as const) : []),
    ...(WITH_MEETING.includes(form ?? '') ? (['meeting'] as const) : []),
    'tax',
    ...(COMPANIES.includes(form ?? '') && form !== 'branch' ? (['company'] as const) : []),
    'abroad',
  ];
}

/** The profile once everything that is needed is given; undefined before. */
export function dueProfile(values: Values<typeof YEAR_FIELDS>): DueProfile | undefined {
  const { form, gst, turnover, employees, karnataka } = values;
  if (!form || !gst || turnover === undefined || employees === undefined || !karnataka)
    return undefined;
  const asked = yearFieldsFor(form);
  const ticked = (['tax', 'company', 'abroad'] as const).flatMap((name) =>
    asked.includes(name) ? (values[name] ?? []) : [],
  );
  return {
    form,
    gst,
    turnover,
    employees,
    karnataka: karnataka === 'yes',
    situations: ticked,
    options: {
      yearEnd: asked.includes('yearEnd')
        ? Number(values.yearEnd ?? USUAL_YEAR_END)
        : USUAL_YEAR_END,
      meeting: asked.includes('meeting') ? values.meeting : undefined,
    },
  };
}

/** Whether a rule concerns a business, by the limits in force on a day. */
export function concerns(
  rule: DueRule,
  profile: DueProfile,
  figures: ToolFigures,
  day: string,
): boolean {
  const limit = (id: string) => Number(figureIn(figures, id, day) ?? NaN);
  return rule.for.some((condition) => holds(condition, profile, limit));
}

function holds(
  condition: DueCondition,
  profile: DueProfile,
  limit: (id: string) => number,
): boolean {
  const { form, gst, with: needed, without, employees, turnoverAbove, karnataka } = condition;
  const is = (situation: Situation) => profile.situations.includes(situation);
  const from = typeof employees === 'string' ? limit(employees) : employees;
  return (
    (!form || form.some((one) => one === profile.form)) &&
    (!gst || gst.some((one) => one === profile.gst)) &&
    (!needed || needed.every(is)) &&
    (!without || !without.some(is)) &&
    (from === undefined || profile.employees >= from) &&
    (turnoverAbove === undefined || profile.turnover > limit(turnoverAbove)) &&
    (!karnataka || profile.karnataka)
  );
}

/** Limits of the GST schemes. */
export const SCHEME_LIMITS: Readonly<Record<string, { id: string; name: string }>> = {
  qrmp: { id: 'gst-qrmp-turnover', name: 'Quarterly GST returns' },
  composition: { id: 'gst-composition-turnover', name: 'The composition scheme' },
};

/** What in a profile needs a second look, in sentences. */
export function profileWarnings(
  { gst, turnover, situations, karnataka, employees }: DueProfile,
  figures: ToolFigures,
  day: string,
): string[] {
  const scheme = SCHEME_LIMITS[gst];
  const limit = Number(figureIn(figures, scheme?.id ?? '', day) ?? NaN);
  return [
    ...(scheme && turnover > limit
      ? [`${scheme.name}: open up to a turnover of ${formatRupees(limit)}. Check the scheme.`]
      : []),
    ...(situations.includes('ecb')
      ? [
          'Loan from outside India: the monthly return ECB-2 is not shown here, because the reporting date changed in 2026. Ask your bank for the new date.',
        ]
      : []),
    ...(!karnataka && employees > 0
      ? [
          'Professional tax and labour welfare funds of States other than Karnataka are not shown here.',
        ]
      : []),
  ];
}
