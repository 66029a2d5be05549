/** Values that must be unique: titles and summaries of pages, numbers of questions, ids of figures, file names of documents. */
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { problemIn, type Entries, type ReadEntry } from '#collections/reading/read.ts';
import { checklistSlug } from '#site/file-paths.ts';

type Unique = readonly [
  entry: ReadEntry,
  field: string,
  /** Scope and value. */
  key: string,
  /** The message, given the file that has the value already. */
  taken: (by: string) => string,
];

/** Both files are named; of a published entry and a draft the draft is to change. */
export function uniqueProblems(entries: Entries): Problem[] {
  const states = ['published', 'waiting', 'draft'];
  const shown = ([{ publication }]: Unique) => states.indexOf(publication.state);
  const groups = Map.groupBy(uniqueValues(entries), ([, , key]) => key);
  return [...groups.values()].flatMap((group) => {
    const [keeper, ...others] = group.toSorted((a, b) => shown(a) - shown(b));
    return others.map(([entry, field, , taken]) =>
      problemIn(entry, field, taken(keeper?.[0].file ?? '')),
    );
  });
}

const uniqueValues = (entries: Entries): Unique[] => [
  ...entries.faqs.flatMap((entry) =>
    entry.data.faqs.map(({ id }, index): Unique => {
      const taken = (by: string) => `number ${id} is taken by a question in ${by}`;
      return [entry, `faqs[${index}].id`, `question ${entry.data.page} ${id}`, taken];
    }),
  ),
  ...entries.facts.flatMap((entry) =>
    entry.data.facts.map(({ id }, index): Unique => {
      const taken = (by: string) => `"${id}" is named already in ${by}`;
      return [entry, `facts[${index}].id`, `fact ${id}`, taken];
    }),
  ),
  ...entries.redirects.flatMap((entry) =>
    entry.data.redirects.map(({ from }, index): Unique => {
      const taken = (by: string) => `${from} is redirected already in ${by}`;
      return [entry, `redirects[${index}].from`, `redirect ${from}`, taken];
    }),
  ),
  ...entries.posts
    .filter(({ data }) => data.featured)
    .map((entry): Unique => {
      return [entry, 'featured', 'featured', (by) => `only one post can be, and ${by} is`];
    }),
  ...[
    ...[...entries.resources, ...entries.policies, ...entries.documents].map(
      (entry) => [entry, entry.id] as const,
    ),
    ...entries.services.map((entry) => [entry, checklistSlug(entry.id)] as const),
  ].map(([entry, name]): Unique => {
    const taken = (by: string) =>
      `its document would have the name of that of ${by}; rename one file`;
    return [entry, '', `download ${name}`, taken];
  }),
  ...COLLECTION_NAMES.flatMap((name) => {
    const { ownPage, extension } = collectionNamed(name);
    const fields = ['title', ...(ownPage ? ['excerpt', 'summary', 'description'] : [])];
    if (!ownPage && extension === 'json') return [];
    return entries[name].flatMap((entry: ReadEntry) =>
      fields.flatMap((field): Unique[] => {
        const value = (entry.data as Readonly<Record<string, unknown>>)[field];
        const taken = (by: string) => `"${String(value)}" is already in ${by}`;
        const key = `${ownPage ? 'page' : name} ${String(value)}`;
        return value === undefined ? [] : [[entry, field, key, taken]];
      }),
    );
  }),
];
