/** The questions of the visitors' tools. */
import { getCollection } from 'astro:content';

/** How many questions each tool can ask, by the last part of its path. */
export async function countQuestions(): Promise<ReadonlyMap<string, number>> {
  const forms = await getCollection('toolForms');
  return new Map(
    forms.map(({ id, data }) => [
      id,
      data.groups
        .flatMap(({ questions }) => questions)
        // What to compare side by side is no question about the visitor.
        .filter(({ kind, choices }) => kind !== 'one' || choices !== undefined).length,
    ]),
  );
}
