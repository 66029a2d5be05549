/** What no two entries may share: id, address, title, the name of a document, the position in a list. */
import { dirname } from 'node:path/posix';
import { collectionNamed } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, Entries, ReadEntry, ReadFields } from '#collections/reading/read.ts';
import { everyEntry } from './texts.ts';

interface UniqueValue {
  readonly entry: ReadFields;
  readonly field: string;
  /** What the value is unique among, and the value. */
  readonly key: string;
  /** The message, to be followed by the file that already has the value. */
  readonly message: string;
  readonly severity?: Problem['severity'];
}

/** Names both files. If one is a draft, the draft has to change. */
export function uniqueProblems({ all, groups }: Content): Problem[] {
  const draftsLast = (a: UniqueValue, b: UniqueValue) =>
    Number(a.entry.publication.state === 'draft') - Number(b.entry.publication.state === 'draft');
  const values = [
    ...everyEntry(all).flatMap(valuesOf),
    ...groups.flatMap(orderOfGroup),
    ...featured(all),
  ];
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((sharing) => {
    const [first, ...others] = sharing.toSorted(draftsLast);
    return others.map(({ entry, field, message, severity }) =>
      entry.problem(field, `${message} ${first?.entry.file}`, severity),
    );
  });
}

const valuesOf = (entry: ReadEntry): UniqueValue[] => [
  ...addressOf(entry),
  ...documentNameOf(entry),
  ...textsOf(entry),
  ...orderOf(entry),
];

/**
 * Pages, and the parts of pages that links lead to; without an address, the id. Several stories share the page that
 * prints them; a file has an id of its own by its name.
 */
function addressOf(entry: ReadEntry): UniqueValue[] {
  const { address, collection, id, group } = entry;
  const isPart = address?.includes('#') ?? false;
  if (isPart || collectionNamed(collection).ownPage) {
    const message = `the address ${address} is taken by an entry in`;
    return [{ entry, field: group ? 'id' : '', key: `address ${address}`, message }];
  }
  if (group === undefined) return [];
  const field = collection === 'redirects' ? 'from' : 'id';
  return [
    { entry, field, key: `id ${collection} ${id}`, message: `"${id}" is taken by an entry in` },
  ];
}

function documentNameOf(entry: ReadEntry): UniqueValue[] {
  const { collection, id, data } = entry;
  const name = collectionNamed(collection).documentName?.(id, data as Record<string, unknown>);
  if (name === undefined) return [];
  const message = `rename this file; its document ${name}.pdf would replace that of`;
  return [{ entry, field: '', key: `document ${name}`, message }];
}

/** Titles, and of pages the summaries too, by which a search result is told from the next. */
function textsOf(entry: ReadEntry): UniqueValue[] {
  const { collection, data } = entry;
  const { ownPage, extension } = collectionNamed(collection);
  if (!ownPage && extension === 'json') return [];
  const fields = ['title', ...(ownPage ? ['excerpt', 'summary', 'description'] : [])];
  const scope = ownPage ? 'page' : collection;
  return Object.entries(data)
    .filter(([field]) => fields.includes(field))
    .map(([field, value]) => ({
      entry,
      field,
      key: `text ${scope} ${value}`,
      message: `"${value}" is already in`,
    }));
}

const SAME_ORDER = 'two entries with the same number come in any order; the other is';

function orderOf(entry: ReadEntry): UniqueValue[] {
  const { collection, id, data } = entry;
  if (!('order' in data)) return [];
  const { orderScope } = collectionNamed(collection);
  const scope = orderScope?.(id, data as Record<string, unknown>) ?? dirname(id);
  const key = `order ${collection} ${scope} ${data.order}`;
  return [{ entry, field: 'order', key, message: SAME_ORDER, severity: 'warning' }];
}

function orderOfGroup(group: Content['groups'][number]): UniqueValue[] {
  const { collection, data } = group;
  if (!('order' in data)) return [];
  const scope = 'page' in data ? data.page : '';
  const key = `order ${collection} ${scope} ${data.order}`;
  return [{ entry: group, field: 'order', key, message: SAME_ORDER, severity: 'warning' }];
}

const featured = ({ posts }: Entries): UniqueValue[] =>
  posts
    .filter(({ data }) => data.featured)
    .map((entry) => ({
      entry,
      field: 'featured',
      key: 'featured',
      message: 'only one post can be featured; already featured:',
    }));
