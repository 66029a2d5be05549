/** The rules on late filing with the questions that each needs. */
import type { Question } from '#collections/tool-forms.ts';
import { getToolData } from '#features/tool-engine/tool-data.ts';
import { questionNamesOf } from './charges.logic.ts';

/** Each question is asked only if the chosen rule needs it. */
export async function getLateFees() {
  const { form, rules, ...data } = await getToolData('late-fees', 'lateFees');
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

export const lateFeeTable = ({ rules }: LateFeesData) =>
  rules.map(({ id, group, title, due, charges, unless = [], after, note }) => ({
    id,
    group,
    title,
    under: due,
    lines: [...charges.map(({ inWords }) => inWords), ...unless.map(({ says }) => says), after],
    notes: [note],
  }));
