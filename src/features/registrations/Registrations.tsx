import type { ToolAnswer, AnswerItem, AnswerContext } from '#features/tool-engine/answer.ts';
import { dependsOnText } from '#features/tool-engine/questions.logic.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import { upperFirst } from '#lib/format.ts';
import type { RegistrationRule } from '#collections/registration-rules.ts';
import type { RegistrationsData } from './registration-rules.ts';
import {
  REGISTRATION_FINDING_GROUPS,
  assessRegistrations,
  registrationsVerdict,
  type RegistrationFinding,
} from './findings.logic.ts';

export const Registrations = createTool<RegistrationsData>(registrationsAnswer);

interface Data {
  readonly rules: readonly RegistrationRule[];
  readonly form: Form;
}
type Form = Parameters<typeof dependsOnText>[1];

export function registrationsAnswer({
  answers,
  data,
  figure,
}: Omit<AnswerContext<Data>, 'today'>): ToolAnswer {
  const findings = assessRegistrations(data.rules, answers, figure);
  const inGroup = (group: string) => findings.filter((finding) => finding.group === group);
  return {
    verdict: registrationsVerdict(findings),
    brief: `${inGroup('must').length} compulsory, ${inGroup('check').length} to check`,
    groups: Object.entries(REGISTRATION_FINDING_GROUPS).map(([group, head]) => ({
      ...head,
      items: inGroup(group).map((finding) => itemOf(finding, data.form)),
    })),
  };
}

function itemOf(finding: RegistrationFinding, form: Form): AnswerItem {
  const { rule, group, by } = finding;
  const note = [rule.workers, rule.note].filter(Boolean).join(' ');
  const isInstruction = group === 'must' || group === 'may';
  return {
    title: isInstruction ? upperFirst(rule.act) : rule.title,
    reason: reasonOf(finding, form),
    by: group === 'must' ? by : rule.later,
    law: rule.law,
    why: [
      ['Rule', rule.rule],
      ['By when', group === 'must' ? undefined : rule.by],
      ['Fee', rule.fee],
      ['Who', rule.who],
      ['Note', note],
    ],
    link: rule.service ? ['How we help', rule.service] : undefined,
  };
}

function reasonOf({ rule, group, unsure, why }: RegistrationFinding, form: Form) {
  if (group === 'have') return undefined;
  if (group === 'not-yet')
    return [rule.later && `${rule.later}.`, rule.until].filter(Boolean).join(' ');
  const open = unsure.length > 0 ? dependsOnText(unsure, form) : '';
  return [open, ...why].join(' ').trim();
}
