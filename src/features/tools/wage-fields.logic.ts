/** The fields of the wage calculator, and what they say of an employee. */
import type { PayComponent } from '#collections/pay-components.ts';
import { YES_NO, choicesOf, type Field, type Fields } from './profile.logic.ts';
import type { Service } from './wage-costs.logic.ts';
import type { Pay } from './wages.logic.ts';

/** Above any salary; keeps a slip of the keyboard from filling the page. */
const PAY_MAX = 100_000_000;
const YEARS_MAX = 60;
const LAST_MONTH = 11;

/** What the form asks beside pay; an uploaded file may have a column of each but the first. */
export const EMPLOYEE_FIELDS = {
  pf: {
    kind: 'choice',
    label: 'Provident fund is paid on',
    choices: choicesOf({
      ceiling: 'wages up to the ceiling',
      all: 'all wages',
      none: 'not a member',
    }),
  },
  years: {
    kind: 'count',
    label: 'Whole years of service',
    hint: 'For gratuity; may be left empty.',
    max: YEARS_MAX,
    optional: true,
  },
  months: { kind: 'count', label: 'and months', hint: '0 to 11.', max: LAST_MONTH, optional: true },
  'fixed-term': { kind: 'choice', label: 'Fixed-term contract', choices: YES_NO },
  disability: {
    kind: 'choice',
    label: 'Person with disability',
    hint: 'The ESI limit is higher.',
    choices: YES_NO,
  },
} as const satisfies Fields;

/** What the form begins with. */
export const EMPLOYEE_START = { pf: 'ceiling', 'fixed-term': 'no', disability: 'no' } as const;

/** Parts of pay that a calculation needs; the others are known to a file only, so as to be left out. */
export const askedFor = (components: readonly PayComponent[]) =>
  components.filter(({ counts }) => counts !== 'outside');

export function wageFields(components: readonly PayComponent[]): Readonly<Record<string, Field>> {
  const pay = askedFor(components).map(({ id, label, hint }): [string, Field] => [
    id,
    { kind: 'amount', label, max: PAY_MAX, optional: id !== 'basic', ...(hint && { hint }) },
  ]);
  return { ...Object.fromEntries(pay), ...EMPLOYEE_FIELDS };
}

export type PfChoice = 'ceiling' | 'all' | 'none';

export interface Employee {
  readonly pay: Pay;
  readonly pf: PfChoice;
  /** Undefined where no service is given. */
  readonly service: Service | undefined;
  readonly disability: boolean;
}

/** From values that `checkProfile` found complete. */
export function employeeFrom(values: Readonly<Record<string, unknown>>): Employee {
  const { years, months, pf } = values;
  const given = typeof years === 'number' || typeof months === 'number';
  return {
    pay: Object.fromEntries(
      Object.entries(values).filter(
        (one): one is [string, number] =>
          typeof one[1] === 'number' && !(one[0] in EMPLOYEE_FIELDS),
      ),
    ),
    pf: pf === 'all' || pf === 'none' ? pf : 'ceiling',
    service: given
      ? {
          years: typeof years === 'number' ? years : 0,
          months: typeof months === 'number' ? months : 0,
          fixedTerm: values['fixed-term'] === 'yes',
        }
      : undefined,
    disability: values.disability === 'yes',
  };
}
