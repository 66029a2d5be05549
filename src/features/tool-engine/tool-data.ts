/** What a tool's page passes to its island and its tables: questions, rules in order, and the register's figures. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { Question } from '#collections/tool-forms.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { getEntryData } from '#queries/entry.ts';
import { getLegalFigures, byFileOrder } from '#queries/lists.ts';
import { textsIn } from '#collections/reading/values.ts';

type RuleCollection = 'companyForms' | 'complianceRules' | 'lateFees' | 'registrationRules';

/** The questions of every tool, as in the file. */
export const getToolForms = () => getCollection('toolForms');

/**
 * The questions of a tool, its rules in the order of their file, and the figures that it uses. A question that offers
 * no choices of its own offers the rules. `src/doctor/check.ts` checks that rules name what there is.
 */
export async function getToolData<Name extends RuleCollection>(tool: string, collection?: Name) {
  const {
    subject,
    groups,
    usesFigures = [],
    example,
    examples,
    notes,
  } = await getEntryData('toolForms', tool);
  const entries = collection ? await getCollection(collection) : [];
  const rules = entries
    .toSorted(byFileOrder)
    .map(({ data }): CollectionEntry<Name>['data'] => data);
  // Not those that are filled in already; a text that is no id of a figure finds none.
  const ids = textsIn([usesFigures, rules, groups, notes]).flatMap(({ path, value }) =>
    path.includes('.figures[') ? [] : value,
  );
  const legalFigures = await getLegalFigures(ids);
  const choices = rules.map((rule) => ({
    value: rule.id,
    label: rule.title,
    group: 'group' in rule ? rule.group : undefined,
  }));
  const withChoices = (question: Question): Question =>
    question.kind === 'one' ? { choices, ...question } : question;
  const filled = groups.map((group) => ({
    ...group,
    questions: group.questions.map(withChoices),
  }));
  return {
    rules,
    form: { subject, groups: filled, example, examples, notes },
    figures: Object.fromEntries(legalFigures.map(({ id, unit, values }) => [id, { unit, values }])),
    day: buildDay(),
  };
}
