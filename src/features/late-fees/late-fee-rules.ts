/** The rules on late filing with the questions that each needs. */
import { getCollection } from 'astro:content';
import type { Question } from '#collections/tool-forms.ts';
import { getToolData, type RuleRow } from '#features/tool-engine/tool-data.ts';
import { questionNamesOf } from './charge-questions.logic.ts';

/** Each question is asked only if the chosen rule needs it. */
export async function getLateFees() {
  const { form, rules, ...data } = await getToolData(
    'late-fees',
    await getCollection('lateFees'),
    ({ id, title, group }) => ({ value: id, label: title, group }),
  );
  const dueKnown = rules.filter(({ dueFrom }) => dueFrom).map(({ id }) => id);
  const withConditions = (question: Question): Question => {
    const { name, when = [] } = question;
    if (name === 'due') return { ...question, when: [{ field: 'form', is: dueKnown, not: true }] };
    const is = rules.filter((rule) => questionNamesOf(rule).includes(name)).map(({ id }) => id);
    return is.length > 0 ? { ...question, when: [{ field: 'form', is }, ...when] } : question;
  };
  const groups = form.groups.map((group) => ({
    ...group,
    questions: group.questions.map(withConditions),
  }));
  return { ...data, rules, form: { ...form, groups } };
}
export type LateFeesData = Awaited<ReturnType<typeof getLateFees>>;

export const lateFeeTable = ({ rules }: LateFeesData): RuleRow[] =>
  rules.map(({ id, group, title, due, charges, unless = [], after, note }) => ({
    id,
    group,
    title,
    under: due,
    lines: [
      ...charges.map(({ inWords: [name = '', ...steps] }) => [name, ...steps] as const),
      ...unless.map(({ says }) => says),
      after,
    ],
    notes: [note],
  }));
