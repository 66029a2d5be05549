/** What a tool's page passes to its island and its tables: questions, rules in order, and the register's figures. */
import { getCollection, getEntry } from 'astro:content';
import type { Question } from '#collections/tool-forms.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { getFacts, byFileOrder } from '#queries/lists.ts';
import { textsIn } from '#collections/reading/values.ts';

/** The questions of every tool, as in the file. */
export const getToolForms = () => getCollection('toolForms');

/**
 * The questions of a tool, its rules in the order of their file, and the figures that it uses. `src/doctor/tools.ts`
 * checks that rules name what there is.
 * @param choiceOf makes a rule a choice of the questions that have none of their own
 */
export async function getToolData<Rule extends object>(
  tool: string,
  entries: readonly (InFile & { readonly data: Rule })[] = [],
  choiceOf?: (rule: Rule) => Choice,
) {
  const entry = await getEntry('toolForms', tool);
  if (!entry) throw new Error(`content/tools/questions.json has no entry "${tool}"`);
  const { subject, groups, usesFigures = [], ...form } = entry.data;
  const rules = entries.toSorted(byFileOrder).map(({ data }) => data);
  const texts = textsIn([usesFigures, rules, groups, form.notes]);
  // Texts that are no id of a figure find none.
  const facts = await getFacts(texts.map(({ value }) => value));
  const choices = choiceOf && rules.map(choiceOf);
  const withChoices = (question: Question): Question =>
    question.kind === 'one' && choices ? { choices, ...question } : question;
  const filled = groups.map((group) => ({
    ...group,
    questions: group.questions.map(withChoices),
  }));
  return {
    rules,
    form: { subject, groups: filled, ...form },
    figures: Object.fromEntries(facts.map(({ id, unit, values }) => [id, { unit, values }])),
    day: buildDay(),
  };
}
type InFile = Parameters<typeof byFileOrder>[0];
type Choice = NonNullable<Question['choices']>[number];

/** A line of a rule in the table of all rules: a text, or a name with texts; left out if there is no text. */
export type RuleLine =
  string | undefined | readonly [name: string, ...texts: (string | undefined)[]];
/** A rule in the table of all rules. */
export interface RuleRow {
  readonly id: string;
  /** Heading above it and its neighbours. */
  readonly group: string;
  readonly title: string;
  readonly href?: string | undefined;
  /** Below the title: the law, or when it is due. */
  readonly under: string;
  readonly lines: readonly RuleLine[];
  /** Sources, and what is not certain; empty ones are left out. */
  readonly notes: readonly (string | false | undefined)[];
}
