/** Values that must be unique: titles and summaries of pages, numbers of questions, ids of figures, file names of documents. */
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { problemIn, type Entries, type ReadEntry } from '#collections/reading/read.ts';
import { checklistSlug } from '#site/file-paths.ts';

interface Unique {
  readonly entry: ReadEntry;
  readonly field: string;
  /** Scope and value. */
  readonly key: string;
  /** The message, given the file that has the value already. */
  readonly taken: (by: string) => string;
}

/** Both files are named; of a published entry and a draft the draft is to change. */
export function uniqueProblems(entries: Entries): Problem[] {
  const states = ['published', 'waiting', 'draft'];
  const shown = ({ entry }: Unique) => states.indexOf(entry.publication.state);
  const groups = Map.groupBy(uniqueValues(entries), ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    const [keeper, ...others] = group.toSorted((a, b) => shown(a) - shown(b));
    return others.map(({ entry, field, taken }) =>
      problemIn(entry, field, taken(keeper?.entry.file ?? '')),
    );
  });
}

function* uniqueValues(entries: Entries): Generator<Unique> {
  for (const entry of entries.faqs)
    for (const [index, { id }] of entry.data.faqs.entries())
      yield {
        ...{ entry, field: `faqs[${index}].id`, key: `question ${entry.data.page} ${id}` },
        taken: (by) => `number ${id} is taken by a question in ${by}`,
      };
  for (const entry of entries.facts)
    for (const [index, { id }] of entry.data.facts.entries())
      yield {
        ...{ entry, field: `facts[${index}].id`, key: `fact ${id}` },
        taken: (by) => `"${id}" is named already in ${by}`,
      };
  for (const entry of entries.redirects)
    for (const [index, { from }] of entry.data.redirects.entries())
      yield {
        ...{ entry, field: `redirects[${index}].from`, key: `redirect ${from}` },
        taken: (by) => `${from} is redirected already in ${by}`,
      };
  for (const entry of entries.posts)
    if (entry.data.featured)
      yield {
        ...{ entry, field: 'featured', key: 'featured' },
        taken: (by) => `only one post can be, and ${by} is`,
      };
  const documents: ReadEntry[] = [...entries.resources, ...entries.policies, ...entries.documents];
  for (const [entry, name] of [
    ...documents.map((entry) => [entry, entry.id] as const),
    ...entries.services.map((entry) => [entry, checklistSlug(entry.id)] as const),
  ])
    yield {
      ...{ entry, field: '', key: `download ${name}` },
      taken: (by) => `its document would have the name of that of ${by}; rename one file`,
    };
  for (const name of COLLECTION_NAMES) {
    const { ownPage, extension } = collectionNamed(name);
    if (!ownPage && extension === 'json') continue;
    for (const entry of entries[name] as ReadEntry[]) {
      const data = entry.data as Readonly<Record<string, unknown>>;
      const summary = ['excerpt', 'summary', 'description'].find((field) => field in data) ?? '';
      for (const field of ownPage ? ['title', summary] : ['title']) {
        const value = String(data[field]);
        yield {
          ...{ entry, field, key: `${ownPage ? 'page' : name} ${value}` },
          taken: (by) => `"${value}" is already in ${by}`,
        };
      }
    }
  }
}
