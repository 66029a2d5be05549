/** What a business must, may or need not yet register for, by the rules in content/tools/registrations.json. */
import type { Condition } from '#collections/conditions.ts';
import type { RegistrationRule } from '#collections/registration-rules.ts';
import { printFigure } from '#lib/dated-values.ts';
import { plural } from '#lib/format.ts';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';
import {
  allHold,
  holds,
  limitOf,
  unsureIn,
  type Answers,
} from '#features/tool-engine/questions.logic.ts';

export type Registration = RegistrationRule & { readonly id: string };

/** Duties, open points, choices and what is not required are never mixed. */
export const MARKS = {
  must: { title: 'You must' },
  check: { title: 'Check' },
  may: { title: 'You may' },
  'not-yet': { title: 'Not yet', closed: true },
  have: { title: 'You have it already', closed: true },
};

export interface Finding {
  readonly rule: Registration;
  readonly mark: keyof typeof MARKS;
  /** Reasons of the cases that apply. */
  readonly why: readonly string[];
  /** By when, where it is compulsory. */
  readonly by?: string | undefined;
  /** What would make it compulsory, or a choice: "Compulsory after 8 more employees". */
  readonly distance?: string | undefined;
  /** Names of the questions answered "not sure" on which it depends. */
  readonly unsure: readonly string[];
}

/**
 * Numbers that rules use but that are calculated, not asked: `heads` is the highest number of employees in the year
 * plus contract workers, whom the Code on Social Security, s. 2(26), counts as employees.
 */
export const COUNTED = ['heads'];

/** Every rule that concerns the business, in the order of the rules. */
export function findings(
  rules: readonly Registration[],
  given: Answers,
  figure: FigureOf,
): Finding[] {
  const number = (name: string) => (typeof given[name] === 'number' ? given[name] : 0);
  const most = Math.max(number('employees'), number('most'));
  const contract = number('contract');
  const answers = { ...given, most, contract, heads: most + contract };
  return rules
    .filter(({ only = [] }) => allHold(only, answers, figure) !== false)
    .map((rule) => ({ rule, ...findingOf(rule, answers, figure) }));
}

function findingOf(
  { id, must = [], may = [], only = [], by, later }: Registration,
  answers: Answers,
  figure: FigureOf,
): Omit<Finding, 'rule'> {
  const held = <Case extends { readonly when: readonly Condition[] }>(
    cases: readonly Case[],
    as: boolean | 'unsure',
  ) => cases.filter(({ when }) => allHold([...only, ...when], answers, figure) === as);
  const whyOf = (cases: readonly { readonly why: string }[]) => cases.map(({ why }) => why);
  const sure = held(must, true);
  const open = held(may, true);
  if ([answers.have].flat().includes(id)) return { mark: 'have', why: whyOf(sure), unsure: [] };
  if (sure.length > 0) {
    const own = sure.find((one) => one.by !== undefined)?.by;
    return { mark: 'must', why: whyOf(sure), by: own ?? by, unsure: [] };
  }
  const doubtful = [...held(must, 'unsure'), ...(open.length === 0 ? held(may, 'unsure') : [])];
  const unsure = unsureIn(
    doubtful.flatMap(({ when }) => [...only, ...when]),
    answers,
  );
  const checked = open.filter(({ check }) => check);
  // A step counted in employees alone would contradict the note on contract workers.
  const isCounted = checked.some(({ when }) =>
    when.some(({ field = '' }) => COUNTED.includes(field)),
  );
  const step = isCounted ? undefined : nearest(must, answers, figure);
  const first = open.length === 0 && !step ? nearest(may, answers, figure) : undefined;
  const distance = step
    ? `Compulsory after ${step}`
    : (later ?? (first && `Possible after ${first}`));
  if (unsure.length > 0 || checked.length > 0)
    return { mark: 'check', why: whyOf(checked), distance, unsure };
  return { mark: open.length > 0 ? 'may' : 'not-yet', why: whyOf(open), distance, unsure };
}

/** The smallest step to a case that fails by one number only. */
function nearest(
  cases: readonly { readonly when: readonly Condition[] }[],
  answers: Answers,
  figure: FigureOf,
): string | undefined {
  const steps = cases.flatMap(({ when }) => {
    const [missing, ...others] = when.filter((one) => holds(one, answers, figure) !== true);
    const value = answers[missing?.field ?? ''];
    if (!missing || others.length > 0 || missing.upTo !== undefined || typeof value !== 'number')
      return [];
    return [{ field: missing.field, by: limitOf(missing, figure) - value }];
  });
  const [first] = steps.sort((one, other) => one.by - other.by);
  if (!first) return undefined;
  if (first.field === 'turnover')
    return first.by === 0
      ? 'any further turnover'
      : `more than ${printFigure(first.by, 'inr')} of further turnover`;
  return plural(first.by, first.field === 'contract' ? 'more contract worker' : 'more employee');
}

/** "You must register for GST, within 30 days of becoming liable; 4 more duties apply, and 2 need checking." */
export function verdict(found: readonly Finding[]): string {
  const [first, ...more] = found.filter(({ mark }) => mark === 'must');
  const checks = found.filter(({ mark }) => mark === 'check').length;
  const toCheck = checks > 0 && `${checks} ${checks === 1 ? 'needs' : 'need'} checking`;
  if (!first)
    return toCheck
      ? `There is nothing that you must register for today, but ${toCheck}.`
      : 'There is nothing that you must register for today.';
  const by = first.by?.split('. ')[0]?.replace(/\.$/, '') ?? '';
  const rest = [
    more.length > 0 &&
      `${plural(more.length, 'more duty', 'more duties')} ${more.length === 1 ? 'applies' : 'apply'}`,
    toCheck,
  ].filter(Boolean);
  const also = rest.length > 0 ? `; ${rest.join(', and ')}` : '';
  return `You must ${first.rule.act}, ${by.charAt(0).toLowerCase()}${by.slice(1)}${also}.`;
}

/** Note on a law that counts workers. `wage`: the supervisors' limit per month. */
export const workersNote = (wage: number): string =>
  `The law counts workers: managers, and supervisors paid more than ${printFigure(wage, 'inr')} a month, are left out. The tool counts all employees, so your number may be lower.`;
