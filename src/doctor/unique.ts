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
  const draftsLast = (a: UniqueValue, b: UniqueValue) =>
    Number(a.entry.publication.state === 'draft') - Number(b.entry.publication.state === 'draft');
  const values: UniqueValue[] = [
    ...everyEntry(content.all).flatMap((entry) => [...valuesOf(entry)]),
    ...everyText(content).flatMap(orderOf),
  ];
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((sharing) => {
    const [first, ...others] = sharing.toSorted(draftsLast);
    return others.map(({ entry, field, message, severity }) =>
      entry.problem(field, `${message} ${first?.entry.file}`, severity),
    );
  });
}

function* valuesOf(entry: ReadEntry): Generator<UniqueValue> {
  const { address, collection, id, data, group } = entry;
  const { documentName, extension, ownPage } = collectionNamed(collection);
  // Only pages and parts of pages: several stories share the page that prints them. A file has its id by its name.
  if (address !== undefined && (ownPage || address.includes('#'))) {
    const message = `the address ${address} is taken by an entry in`;
    yield { entry, field: group ? 'id' : '', key: `address ${address}`, message };
  } else if (group !== undefined) {
    const field = collection === 'redirects' ? 'from' : 'id';
    const message = `"${id}" is taken by an entry in`;
    yield { entry, field, key: `id ${collection} ${id}`, message };
  }
  const name = documentName?.(id, data as Record<string, unknown>);
  if (name !== undefined) {
    const message = `rename this file; its document ${name}.pdf would replace that of`;
    yield { entry, field: '', key: `document ${name}`, message };
  }
  // By title and summary a search result is told from the next.
  const fields = ['title', ...(ownPage ? ['excerpt', 'summary', 'description'] : [])];
  const scope = ownPage ? 'page' : collection;
  if (ownPage || extension === 'md')
    for (const [field, value] of Object.entries(data))
      if (fields.includes(field))
        yield {
          entry,
          field,
          key: `text ${scope} ${value}`,
          message: `"${value}" is already in`,
        };
  if ('featured' in data && data.featured) {
    const message = 'only one post can be featured; already featured:';
    yield { entry, field: 'featured', key: 'featured', message };
  }
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
