/** Reads the data that a tool's page passes to its island and tables: questions, rules, statutory figures. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { Question } from '#collections/tool-forms.ts';
import { buildDay } from '#collections/reading/build-day.ts';
import { getEntryData } from '#queries/entry.ts';
import { getLegalFigures, byFileOrder, type CollectionsOf } from '#queries/lists.ts';
import { textsIn } from '#collections/reading/values.ts';

/** Name of a collection that can contain the rules of a tool. */
type RuleCollection = CollectionsOf<{
  readonly data: { readonly id: string; readonly title: string };
}>;

export const getToolForms = () => getCollection('toolForms');

/**
 * Returns the questions of a tool, its rules in the order of their file, and the figures that it uses. If a question of
 * the kind `one` lists no choices, the titles of the rules become its choices.
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
  // Skips the field `figures` (ids of the placeholders `{{…}}`), because their values are already filled in.
  // `getLegalFigures` ignores texts that are not ids.
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
