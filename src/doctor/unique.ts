/** Values that must be unique: titles and summaries of pages, numbers of questions, ids of figures, file names of documents. */
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';

interface Unique {
  readonly entry: ReadEntry;
  readonly field: string;
  /** Scope and value. */
  readonly key: string;
  /** The message, to be followed by the file that already has the value. */
  readonly taken: string;
}

/** Names both files. If one is a draft, the draft has to change. */
export function uniqueProblems(entries: Entries): Problem[] {
  const isDraft = ({ entry }: Unique) => Number(entry.publication.state === 'draft');
  const groups = Map.groupBy(uniqueValues(entries), ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    const [keeper, ...others] = group.toSorted((a, b) => isDraft(a) - isDraft(b));
    return others.map(({ entry, field, taken }) =>
      entry.problem(field, `${taken} ${keeper?.entry.file}`),
    );
  });
}

const uniqueValues = (entries: Entries): Unique[] => [
  ...entries.faqs.flatMap((entry) =>
    entry.data.faqs.map(({ id }, index) => ({
      entry,
      field: `faqs[${index}].id`,
      key: `question ${entry.data.page} ${id}`,
      taken: `number ${id} is taken by a question in`,
    })),
  ),
  ...entries.facts.flatMap((entry) =>
    entry.data.facts.map(({ id }, index) => ({
      entry,
      field: `facts[${index}].id`,
      key: `fact ${id}`,
      taken: `"${id}" is named already in`,
    })),
  ),
  ...entries.terms.flatMap((entry) =>
    entry.data.terms.map(({ id }, index) => ({
      entry,
      field: `terms[${index}].id`,
      key: `term ${id}`,
      taken: `"${id}" is taken by a term in`,
    })),
  ),
  ...entries.redirects.flatMap((entry) =>
    entry.data.redirects.map(({ from }, index) => ({
      entry,
      field: `redirects[${index}].from`,
      key: `redirect ${from}`,
      taken: `${from} is redirected already in`,
    })),
  ),
  ...entries.posts
    .filter(({ data }) => data.featured)
    .map((entry) => ({
      entry,
      field: 'featured',
      key: 'featured',
      taken: 'only one post can be featured; already featured:',
    })),
  ...[...entries.resources, ...entries.policies, ...entries.documents].map((entry) => ({
    entry,
    field: '',
    key: `document ${entry.id}`,
    taken: 'rename this file; its document would replace that of',
  })),
  ...COLLECTION_NAMES.flatMap((name) => {
    const { ownPage, extension } = collectionNamed(name);
    const fields = ['title', ...(ownPage ? ['excerpt', 'summary', 'description'] : [])];
    if (!ownPage && extension === 'json') return [];
    return entries[name].flatMap((entry: ReadEntry) =>
      Object.entries(entry.data)
        .filter(([field]) => fields.includes(field))
        .map(([field, value]) => ({
          entry,
          field,
          key: `${ownPage ? 'page' : name} ${value}`,
          taken: `"${value}" is already in`,
        })),
    );
  }),
];
