/** What a tool's page passes to its island and its tables: questions, rules in order, and the register's figures. */
import { getCollection, getEntry } from 'astro:content';
import type { Condition } from '#collections/conditions.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { getFacts } from '#queries/facts.ts';
import { figuresIn } from './figures.logic.ts';
import { unknownIn } from './questions.logic.ts';

/** Entries in the order of their file, without the loader's fields, which no visitor needs. */
export const inOrder = <Data extends LoadedFields>(entries: readonly { readonly data: Data }[]) =>
  entries
    .toSorted((a, b) => a.data.index - b.data.index)
    .map(
      ({
        data: { figures: _figures, publication: _publication, index: _index, head: _head, ...data },
      }) => data,
    );

/** What the loader adds to an entry (src/content.config.ts). */
interface LoadedFields {
  readonly figures: unknown;
  readonly publication: unknown;
  readonly index: number;
  readonly head: unknown;
}

/** The questions of every tool, as in the file. */
export const getToolForms = () => getCollection('toolForms');

interface Uses {
  readonly rules?: unknown;
  /** Figures that the code names. */
  readonly figures?: readonly string[];
  /** Conditions of the rules, which are checked against the questions. */
  readonly conditions?: readonly Condition[];
  /** Names that conditions may use but that are calculated, not asked. */
  readonly counted?: readonly string[];
}

/** The questions of a tool with the figures that it uses. Stops the build if a rule names a question that is not asked. */
export async function toolData(
  name: string,
  { rules, figures = [], conditions = [], counted }: Uses,
) {
  const entry = await getEntry('toolForms', name);
  if (!entry) throw new Error(`content/tools/questions.json has no entry "${name}"`);
  const { subject, groups, notes = [] } = entry.data;
  const questions = groups.flatMap((group) => group.questions);
  const all = [...conditions, ...[...questions, ...notes].flatMap(({ when = [] }) => when)];
  const [unknown] = unknownIn(all, questions, counted);
  if (unknown !== undefined)
    throw new Error(`content/tools: a rule of ${name} names "${unknown}", which is not asked`);
  const ids = [...figures, ...figuresIn([rules, all])];
  const facts = await getFacts(ids);
  const missing = ids.find((id) => !facts.some((fact) => fact.id === id));
  if (missing !== undefined)
    throw new Error(`content/facts/ has no figure ${missing}, which a tool uses`);
  return {
    form: { subject, groups, notes },
    figures: Object.fromEntries(
      facts.map(({ id, unit, values }) => [
        id,
        { unit, values: values.map(({ from, value }) => ({ from, value })) },
      ]),
    ),
    day: buildDay(),
  };
}

/** A line of a rule in the table of all rules: words, or a name with words; left out if there are no words. */
export type RuleLine =
  string | undefined | readonly [name: string, ...words: (string | undefined)[]];
/** A rule in the table of all rules. */
export interface RuleRow {
  readonly id: string;
  /** Heading above it and its neighbours. */
  readonly group: string;
  readonly title: string;
  readonly href?: string | undefined;
  readonly under: string;
  readonly lines: readonly RuleLine[];
  /** Sources, and what is not certain; empty ones are left out. */
  readonly notes: readonly (string | false | undefined)[];
}
