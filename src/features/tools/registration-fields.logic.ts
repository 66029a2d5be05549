/** The questions about a business that decide its registrations, in three steps. */
import { printFigure } from '#lib/dated-values.ts';
import { REGISTRATION_CHOICES, type RegistrationChoice } from '#site/registration-profile.ts';
import type { FigureOf } from './tool-figures.ts';
import type { Fields, Values } from './profile.logic.ts';
import type { Business } from './registrations.logic.ts';

/** Figures that the questions name. */
export const QUESTION_FIGURES = ['esi-wage-limit', 'pt-karnataka-salary'] as const;

const WORDS = {
  form: {
    proprietorship: 'Sole proprietorship',
    partnership: 'Partnership firm',
    llp: 'Limited liability partnership (LLP)',
    company: 'Company of any kind',
    trust: 'Trust',
    association: 'Association or society',
  },
  state: {
    karnataka: 'Karnataka',
    'special-goods': 'Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana or Uttarakhand',
    special: 'Manipur, Mizoram, Nagaland or Tripura',
    other: 'Another State or Union Territory',
  },
  premises: {
    office: 'Office, shop or other establishment',
    'factory-power': 'Factory or workshop, with power',
    factory: 'Factory or workshop, without power',
    none: 'None of our own: home or virtual office',
  },
  supplies: { goods: 'Goods', services: 'Services', both: 'Goods and services' },
  sales: {
    'goods-interstate': 'We sell goods to other States',
    marketplace: 'We sell through an online marketplace',
    'reverse-charge': 'We owe tax under reverse charge, for example on services from abroad',
  },
  abroad: {
    'goods-out': 'We send goods abroad',
    'goods-in': 'We bring goods in from abroad',
    'services-out': 'We serve customers abroad',
  },
  money: {
    tds: 'We deduct tax (TDS) from salaries, rent, fees, contractors or partners',
    foreign: 'A person or company abroad holds a share or will invest',
  },
} as const satisfies Partial<Record<RegistrationChoice, Record<string, string>>>;

const choices = <Field extends keyof typeof WORDS>(field: Field) =>
  REGISTRATION_CHOICES[field].map((value) => ({
    value,
    label: (WORDS[field] as Readonly<Record<string, string>>)[value] ?? value,
  }));

/** The form's fields; the pay limits are those of the register. */
export function registrationFields(figure: FigureOf) {
  const pay = (id: (typeof QUESTION_FIGURES)[number]) => printFigure(figure(id), 'inr');
  const staff: Record<(typeof REGISTRATION_CHOICES)['staff'][number], string> = {
    'esi-wage': `Someone earns ${pay('esi-wage-limit')} a month or less`,
    'pt-wage': `Someone earns at least ${pay('pt-karnataka-salary')} a month`,
    hazardous: 'The work is on the government’s list of hazardous work',
  };
  return {
    form: { kind: 'choice', label: 'Form of the business', choices: choices('form') },
    state: {
      kind: 'choice',
      label: 'State of the place of business',
      hint: 'State laws are covered for Karnataka only.',
      choices: choices('state'),
    },
    premises: { kind: 'choice', label: 'Premises', choices: choices('premises') },
    money: { kind: 'checks', label: 'Money', choices: choices('money') },
    supplies: { kind: 'choice', label: 'What you sell', choices: choices('supplies') },
    turnover: {
      kind: 'amount',
      label: 'Turnover of this financial year',
      hint: 'Of all branches in India with the same PAN. Your estimate, if the year has just begun.',
    },
    sales: { kind: 'checks', label: 'Special cases of GST', choices: choices('sales') },
    abroad: { kind: 'checks', label: 'Trade with other countries', choices: choices('abroad') },
    employees: {
      kind: 'count',
      label: 'Employees today',
      hint: 'Include part-time and fixed-term staff; 0 if there are none.',
    },
    most: {
      kind: 'count',
      label: 'Highest number of employees in the last twelve months',
      hint: 'Leave it empty if it was not higher than today.',
      optional: true,
    },
    contract: {
      kind: 'count',
      label: 'Highest number of contract workers in the last twelve months',
      hint: 'Leave it empty if there are none.',
      optional: true,
    },
    staff: {
      kind: 'checks',
      label: 'Pay and work',
      choices: REGISTRATION_CHOICES.staff.map((value) => ({ value, label: staff[value] })),
    },
  } as const satisfies Fields;
}
type RegistrationFields = ReturnType<typeof registrationFields>;

export const STEPS = [
  { title: 'The business', fields: ['state', 'premises', 'form', 'money'] },
  { title: 'Sales and trade', fields: ['supplies', 'turnover', 'sales', 'abroad'] },
  { title: 'People', fields: ['employees', 'most', 'contract', 'staff'] },
] as const satisfies readonly {
  title: string;
  fields: readonly (keyof RegistrationFields)[];
}[];

/** The answers as rules see them; undefined while one that is needed is missing. */
export function businessOf(values: Values<RegistrationFields>): Business | undefined {
  const { form, state, premises, supplies, turnover, employees } = values;
  if (
    form === undefined ||
    state === undefined ||
    premises === undefined ||
    supplies === undefined ||
    turnover === undefined ||
    employees === undefined
  )
    return undefined;
  const most = Math.max(employees, values.most ?? 0);
  return {
    form: [form],
    state: [state],
    premises: [premises],
    supplies: [supplies],
    sales: values.sales ?? [],
    abroad: values.abroad ?? [],
    money: values.money ?? [],
    staff: most > 0 ? (values.staff ?? []) : [],
    turnover,
    employees,
    most,
    contract: values.contract ?? 0,
  };
}
