/** What no two entries may share: id, address, title, the name of a document, the position in a list. */
import { dirname } from 'node:path/posix';
import { collectionNamed } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, ReadEntry, EntryOrHead } from '#collections/reading/read.ts';
import { everyEntry } from './entries.ts';

interface UniqueValue {
  readonly entry: EntryOrHead;
  readonly field: string;
  /** What the value is unique among, and the value. */
  readonly key: string;
  /** The message, to be followed by the file that already has the value. */
  readonly message: string;
  readonly severity?: Problem['severity'];
}

/** Names both files. If one is a draft, the draft has to change. */
export function checkUniqueValues({ all, groups }: Content): Problem[] {
  const values = [...everyEntry(all).flatMap(valuesOf), ...groups.flatMap(orderOf)];
  const isDraft = ({ entry }: UniqueValue) => Number(entry.publication.state === 'draft');
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((sharing) => {
    const [first, ...others] = sharing.toSorted((a, b) => isDraft(a) - isDraft(b));
    return others.map(({ entry, field, message, severity }) =>
      entry.problem(field, `${message} ${first?.entry.file}`, severity),
    );
  });
}

/** In these visitors see how search results differ. */
const SEARCH_FIELDS = ['title', 'excerpt', 'summary', 'description'];

function valuesOf(entry: ReadEntry): UniqueValue[] {
  const { address, collection, id, data, group } = entry;
  const { documentName, ownPage } = collectionNamed(collection);
  const values = orderOf(entry);
  const add = (field: string, key: string, message: string) =>
    values.push({ entry, field, key, message });
  // Only pages, parts of pages and the brochure: several stories share the page that prints them. A file has its id by
  // its name.
  if (address !== undefined && (ownPage || /#|\.pdf$/.test(address)))
    add(group ? 'id' : '', `address ${address}`, `the address ${address} is taken by an entry in`);
  else if (group !== undefined)
    add('from' in data ? 'from' : 'id', `${collection} ${id}`, `"${id}" is taken by an entry in`);
  const name = documentName?.(id, data as Record<string, unknown>);
  if (name !== undefined)
    add('', `document ${name}`, `rename this file; its document ${name}.pdf would replace that of`);
  for (const [field, value] of Object.entries(data)) {
    if (ownPage && SEARCH_FIELDS.includes(field))
      add(field, `text ${value}`, `"${value}" is already in`);
    if (field === 'featured' && value)
      add(field, field, 'only one post can be featured; already featured:');
  }
  return values;
}

/** The position of an entry in its list, or of a group on its page. */
function orderOf(entry: EntryOrHead): UniqueValue[] {
  const { collection, id, data } = entry;
  if (!('order' in data)) return [];
  const { orderScope } = collectionNamed(collection);
  const page = 'page' in data ? String(data.page) : undefined;
  const scope = page ?? orderScope?.(id, data as Record<string, unknown>) ?? dirname(id);
  const key = `order ${collection} ${scope} ${data.order}`;
  const message = 'two entries with the same number come in any order; the other is';
  return [{ entry, field: 'order', key, message, severity: 'warning' }];
}
