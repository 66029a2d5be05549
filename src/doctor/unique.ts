/** What no two entries may share: id, address, title, the name of a document, the position in a list. */
import { dirname } from 'node:path/posix';
import { collectionNamed } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, ReadEntry, ReadFields } from '#collections/reading/read.ts';
import { everyEntry, everyText } from './texts.ts';

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
export function uniqueProblems(content: Content): Problem[] {
  const values = [
    ...everyEntry(content.all).flatMap((entry) => [
      ...addressOf(entry),
      ...documentOf(entry),
      ...searchTextsOf(entry),
    ]),
    ...everyText(content).flatMap(orderOf),
  ];
  const isDraft = ({ entry }: UniqueValue) => Number(entry.publication.state === 'draft');
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((sharing) => {
    const [first, ...others] = sharing.toSorted((a, b) => isDraft(a) - isDraft(b));
    return others.map(({ entry, field, message, severity }) =>
      entry.problem(field, `${message} ${first?.entry.file}`, severity),
    );
  });
}

/** The address of a page or of a part of one, else the id in a group. A file has its id by its name. */
function addressOf(entry: ReadEntry): UniqueValue[] {
  const { address, collection, id, group } = entry;
  if (address !== undefined && (collectionNamed(collection).ownPage || address.includes('#'))) {
    const message = `the address ${address} is taken by an entry in`;
    return [{ entry, field: group ? 'id' : '', key: `address ${address}`, message }];
  }
  if (group === undefined) return [];
  const field = collection === 'redirects' ? 'from' : 'id';
  const message = `"${id}" is taken by an entry in`;
  return [{ entry, field, key: `id ${collection} ${id}`, message }];
}

function documentOf(entry: ReadEntry): UniqueValue[] {
  const { documentName } = collectionNamed(entry.collection);
  const name = documentName?.(entry.id, entry.data as Record<string, unknown>);
  if (name === undefined) return [];
  const message = `rename this file; its document ${name}.pdf would replace that of`;
  return [{ entry, field: '', key: `document ${name}`, message }];
}

const SEARCH_TEXTS = ['title', 'excerpt', 'summary', 'description'];

/** By title and summary visitors tell a search result from the next; and only one post can be featured. */
function searchTextsOf(entry: ReadEntry): UniqueValue[] {
  const { ownPage, extension } = collectionNamed(entry.collection);
  return Object.entries(entry.data).flatMap(([field, value]) => {
    if (field === 'featured' && value) {
      const message = 'only one post can be featured; already featured:';
      return [{ entry, field, key: 'featured', message }];
    }
    const isUnique = ownPage
      ? SEARCH_TEXTS.includes(field)
      : extension === 'md' && field === 'title';
    if (!isUnique) return [];
    const key = `text ${ownPage ? 'page' : entry.collection} ${value}`;
    return [{ entry, field, key, message: `"${value}" is already in` }];
  });
}

/** The position of an entry in its list, or of a group on its page. */
function orderOf(entry: ReadFields): UniqueValue[] {
  const { collection, id, data } = entry;
  if (!('order' in data)) return [];
  const { orderScope } = collectionNamed(collection);
  const page = 'page' in data ? String(data.page) : undefined;
  const scope = page ?? orderScope?.(id, data as Record<string, unknown>) ?? dirname(id);
  const key = `order ${collection} ${scope} ${data.order}`;
  const message = 'two entries with the same number come in any order; the other is';
  return [{ entry, field: 'order', key, message, severity: 'warning' }];
}
