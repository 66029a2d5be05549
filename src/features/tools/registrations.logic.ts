/** What a business must, may or need not yet register for, by the rules in content/registrations. */
import type { Condition, RegistrationRule } from '#collections/registration-rules.ts';
import { printFigure } from '#lib/dated-values.ts';
import { plural } from '#lib/format.ts';
import type { RegistrationChoice, RegistrationNumber } from '#site/registration-profile.ts';
import type { FigureOf } from './tool-figures.ts';

export interface Registration extends Omit<
  RegistrationRule,
  '$schema' | 'order' | 'service' | 'draft' | 'publishDate'
> {
  readonly id: string;
  /** Page of the service. */
  readonly href?: string | undefined;
}

/** One answer to a choice; several to what is ticked. */
export type Business = Readonly<Record<RegistrationChoice, readonly string[]>> &
  Readonly<Record<RegistrationNumber, number>>;

export type Answer = 'must' | 'may' | 'not-yet';

export interface Finding {
  readonly rule: Registration;
  readonly answer: Answer;
  /** Words of the cases that hold, where the rule alone does not say it. */
  readonly why: readonly string[];
  /** What is still missing until it is compulsory, or until it is a choice: "Compulsory after 8 more employees". */
  readonly distance: string | undefined;
}

/** Every rule that concerns the business, in the order of the rules. */
export function findings(
  rules: readonly Registration[],
  business: Business,
  figure: FigureOf,
): Finding[] {
  return rules
    .filter(({ only = [] }) => only.every((one) => holds(one, business, figure)))
    .map((rule) => {
      const { must = [], may = [] } = rule;
      const holding = (cases: Cases) =>
        cases.filter(({ when }) => when.every((one) => holds(one, business, figure)));
      const compulsory = holding(must);
      if (compulsory.length > 0)
        return { rule, answer: 'must', why: wordsOf(compulsory), distance: undefined };
      const open = holding(may);
      const step = nearest(must, business, figure);
      const first = open.length === 0 && !step ? nearest(may, business, figure) : undefined;
      const distance = step ? `Compulsory after ${step}` : first && `Possible after ${first}`;
      return { rule, answer: open.length > 0 ? 'may' : 'not-yet', why: wordsOf(open), distance };
    });
}

type Cases = readonly { readonly when: readonly Condition[]; readonly why?: string | undefined }[];

const wordsOf = (cases: Cases) => cases.flatMap(({ why }) => why ?? []);

function holds(condition: Condition, business: Business, figure: FigureOf): boolean {
  const value = business[condition.field];
  if (typeof value === 'object') return condition.is?.some((one) => value.includes(one)) ?? false;
  const limit = limitOf(condition, figure);
  if (condition.above !== undefined) return value > limit;
  return condition.from === undefined ? value <= limit : value >= limit;
}

function limitOf({ above, from, upTo }: Condition, figure: FigureOf): number {
  const limit = above ?? from ?? upTo ?? NaN;
  return typeof limit === 'string' ? figure(limit) : limit;
}

/** The smallest step to a case of which nothing but one number is missing. */
function nearest(cases: Cases, business: Business, figure: FigureOf): string | undefined {
  const steps = cases.flatMap(({ when }) => {
    const [missing, ...others] = when.filter((one) => !holds(one, business, figure));
    if (!missing || others.length > 0 || missing.is || missing.upTo !== undefined) return [];
    const value = business[missing.field];
    if (typeof value !== 'number') return [];
    return [{ missing, by: limitOf(missing, figure) - value }];
  });
  const [first] = steps.sort((one, other) => one.by - other.by);
  return first && inWords(first.missing, first.by);
}

function inWords({ field }: Condition, by: number): string {
  if (field === 'turnover')
    return by === 0
      ? 'any further turnover'
      : `more than ${printFigure(by, 'inr')} of further turnover`;
  return plural(by, field === 'contract' ? 'more contract worker' : 'more employee');
}

/** Every figure of the register that a rule measures by, each once. */
export function figuresIn({
  must = [],
  may = [],
  only = [],
}: Pick<RegistrationRule, 'must' | 'may' | 'only'>): string[] {
  const conditions = [...only, ...[...must, ...may].flatMap(({ when }) => when)];
  const named = conditions.flatMap(({ above, from, upTo }) => [above, from, upTo]);
  return [...new Set(named.filter((id) => typeof id === 'string'))];
}

/** Said beside a law that counts workers. `wage`: the supervisors' limit a month. */
export const workersNote = (wage: number): string =>
  `The law counts workers: managers, and supervisors paid more than ${printFigure(wage, 'inr')} a month, are left out. The tool counts all employees, so your number may be lower.`;
