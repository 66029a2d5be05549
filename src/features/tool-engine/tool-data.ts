/** What a tool's page passes to its island and its tables: questions, rules in order, and the register's figures. */
import { getCollection, getEntry } from 'astro:content';
import type { Condition } from '#collections/conditions.ts';
import type { Question } from '#collections/tool-forms.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { getFacts, byFileOrder } from '#queries/lists.ts';
import { figureIds } from './figures.logic.ts';
import { unknownNames } from './questions.logic.ts';

/** The data of entries in the order of their file. */
export const dataInOrder = <Data>(entries: readonly (InFile & { readonly data: Data })[]) =>
  entries.toSorted(byFileOrder).map(({ data }) => data);
type InFile = Parameters<typeof byFileOrder>[0];

/** The questions of every tool, as in the file. */
export const getToolForms = () => getCollection('toolForms');

interface ToolUses {
  /** Rules whose figures the tool needs. */
  readonly rules?: unknown;
  /** Figures that the code names. */
  readonly figures?: readonly string[];
  /** Conditions of the rules, which are checked against the questions. */
  readonly conditions?: readonly Condition[];
  /** Names that conditions may use but that are calculated, not asked. */
  readonly derived?: readonly string[];
  /** Changes a question of the form, such as one whose choices are the rules. */
  readonly adapt?: (question: Question) => Question;
}

/** The questions of a tool with the figures that it uses. Stops the build if a rule names a question that is not asked. */
export async function getToolData(
  tool: string,
  { rules, figures = [], conditions = [], derived, adapt = (question) => question }: ToolUses,
) {
  const entry = await getEntry('toolForms', tool);
  if (!entry) throw new Error(`content/tools/questions.json has no entry "${tool}"`);
  const { subject, groups, notes = [], example } = entry.data;
  const questions = groups.flatMap((group) => group.questions);
  const ownConditions = [...questions, ...notes].flatMap(({ when = [] }) => when);
  const allConditions = [...conditions, ...ownConditions];
  const [unknown] = unknownNames(allConditions, questions, derived);
  if (unknown !== undefined)
    throw new Error(`content/tools: a rule of ${tool} names "${unknown}", which is not asked`);
  const ids = [...figures, ...figureIds([rules, allConditions])];
  const facts = await getFacts(ids);
  const missing = ids.find((id) => !facts.some((fact) => fact.id === id));
  if (missing !== undefined)
    throw new Error(`content/facts/ has no figure ${missing}, which a tool uses`);
  const adapted = groups.map((group) => ({ ...group, questions: group.questions.map(adapt) }));
  return {
    form: { subject, groups: adapted, notes, example },
    figures: Object.fromEntries(facts.map(({ id, unit, values }) => [id, { unit, values }])),
    day: buildDay(),
  };
}

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
