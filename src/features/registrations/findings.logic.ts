/** Finds registrations that a business must have, may have, or does not need yet (content/tools/registrations.json). */
import type { RegistrationRule } from '#collections/registration-rules.ts';
import { lowerFirst, formatQuantity } from '#lib/format.ts';
import type { FigureLookup } from '#features/tool-engine/figures.logic.ts';
import {
  evaluateAll,
  numberAnswer,
  unsureQuestions,
  type Answers,
  type TriState,
} from '#features/tool-engine/questions.logic.ts';

/** Groups of findings, in the order in which the answer shows them. */
export const REGISTRATION_FINDING_GROUPS = {
  must: { title: 'You must' },
  check: { title: 'Check' },
  may: { title: 'You may' },
  'not-yet': { title: 'Not yet', closed: true },
  have: { title: 'You have it already', closed: true },
};

export interface RegistrationFinding {
  readonly rule: RegistrationRule;
  readonly group: keyof typeof REGISTRATION_FINDING_GROUPS;
  readonly why: readonly string[];
  readonly by?: string | undefined;
  /** Names of the questions that affect the finding and that the visitor answered with "not sure". */
  readonly unsure: readonly string[];
}

/**
 * Names of the answers that the tool derives: the highest number of employees in the year, and the number today. Both
 * numbers include contract workers, who count as employees (Code on Social Security, s. 2(26)).
 */
export const DERIVED_REGISTRATION_ANSWERS = ['heads', 'heads-today'];

/** Returns a finding for each rule that concerns the business, in the order of the rules. */
export function assessRegistrations(
  rules: readonly RegistrationRule[],
  formAnswers: Answers,
  figure: FigureLookup,
): RegistrationFinding[] {
  const number = (name: string) => numberAnswer(formAnswers, name) ?? 0;
  const employees = number('employees');
  const most = Math.max(employees, number('most'));
  const contract = number('contract');
  const heads = { heads: most + contract, 'heads-today': employees + contract };
  const answers = { ...formAnswers, most, contract, ...heads };
  return rules
    .filter(({ only = [] }) => evaluateAll(only, answers, figure) !== false)
    .map((rule) => ({ rule, ...findingOf(rule, answers, figure) }));
}

type Case = Pick<NonNullable<RegistrationRule['must']>[number], 'when' | 'why'>;

function findingOf(
  rule: RegistrationRule,
  answers: Answers,
  figure: FigureLookup,
): Omit<RegistrationFinding, 'rule'> {
  const { id, must = [], may = [], only = [] } = rule;
  const casesThat = <AnyCase extends Case>(state: TriState, cases: readonly AnyCase[]) =>
    cases.filter(({ when }) => evaluateAll([...only, ...when], answers, figure) === state);
  const whyOf = (cases: readonly Case[]) => cases.map(({ why }) => why);

  const compulsory = casesThat(true, must);
  if ([answers['have']].flat().includes(id))
    return { group: 'have', why: whyOf(compulsory), unsure: [] };
  if (compulsory.length > 0) {
    const byCase = compulsory.find(({ by }) => by !== undefined)?.by;
    return { group: 'must', why: whyOf(compulsory), by: byCase ?? rule.by, unsure: [] };
  }
  const possible = casesThat(true, may);
  const doubtful: Case[] = casesThat('unsure', must);
  if (possible.length === 0) doubtful.push(...casesThat('unsure', may));
  const doubtfulConditions = doubtful.flatMap(({ when }) => [...only, ...when]);
  const unsure = unsureQuestions(doubtfulConditions, answers);
  const toCheck = possible.filter(({ check }) => check);
  if (unsure.length > 0 || toCheck.length > 0)
    return { group: 'check', why: whyOf(toCheck), unsure };
  const group = possible.length > 0 ? 'may' : 'not-yet';
  return { group, why: whyOf(possible), unsure };
}

/** Returns the headline: "You must register for GST within 30 days of becoming liable; 4 more duties apply." */
export function registrationsVerdict(findings: readonly RegistrationFinding[]): string {
  const [first, ...more] = findings.filter(({ group }) => group === 'must');
  const checks = findings.filter(({ group }) => group === 'check').length;
  const toCheck =
    checks > 0 && formatQuantity(checks, 'point needs checking', 'points need checking');
  if (!first)
    return `There is nothing that you must register for today${toCheck ? `, but ${toCheck}` : ''}.`;
  const duties = formatQuantity(more.length, 'more duty applies', 'more duties apply');
  const rest = [more.length > 0 && duties, toCheck].filter(Boolean).join(', and ');
  // Uses only the first part of the text: "Now: the number has been reached." gives "now".
  const by = first.by?.split(/[.;:](?: |$)/)[0] ?? '';
  return `You must ${first.rule.act} ${lowerFirst(by)}${rest && `; ${rest}`}.`;
}
