/** Finds out which questions a rule on late filing needs, so that the tool asks no others. */
import type { LateFee } from '#collections/late-fees.ts';
import type { Question, ToolForm } from '#collections/tool-forms.ts';
import { flattenConditions } from '#features/tool-engine/questions.logic.ts';

/** Returns the names of the questions that a rule needs besides the days `due` and `filed`: `['turnover', 'nil']`. */
export function questionNamesOf({
  charges,
  unless = [],
  dueFrom,
}: Pick<LateFee, 'charges' | 'unless' | 'dueFrom'>): string[] {
  const conditions = [...charges, ...unless].flatMap(({ when = [] }) => when);
  const names = charges.flatMap((charge) => {
    const { amount, less, size, since, each, capOf }: QuestionFields = charge;
    const hasNil = charge.kind === 'fee' && charge.steps.some((step) => step.nil);
    return [amount, less, size, since, each, capOf, hasNil ? 'nil' : undefined];
  });
  names.push(...flattenConditions(conditions).map(({ field }) => field), dueFrom?.since);
  return [...new Set(names.filter((name) => name !== undefined))];
}
type QuestionFields = Partial<
  Record<'amount' | 'less' | 'size' | 'since' | 'each' | 'capOf', string>
>;

/** Adds conditions to the questions, so that the tool asks only what the chosen rule needs. */
export function onlyNeededQuestions<Form extends Pick<ToolForm, 'groups'>>(
  form: Form,
  rules: readonly LateFee[],
): Form {
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
  return { ...form, groups };
}
