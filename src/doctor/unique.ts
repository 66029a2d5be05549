import { dirname } from 'node:path/posix';
import { collectionNamed, type EntryData } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, EntryOrGroup } from '#collections/reading/read.ts';
import { valuesIn } from '#collections/reading/values.ts';
import { rememberResults } from '#lib/remember.ts';
import { everyEntryAndGroup } from './entries.ts';
import { partsOf } from './links.ts';
import { idField } from './places.ts';

interface UniqueValue {
  readonly entry: EntryOrGroup;
  readonly field: string;
  /** Scope and value. No two entries may have the same key. */
  readonly key: string;
  /** Start of the message; `checkUniqueValues` adds the file that already contains the value. */
  readonly message: string;
  readonly severity?: Problem['severity'];
}

/** Reports ids, addresses, titles, names of documents and positions that two entries share. */
export function checkUniqueValues(content: Content): Problem[] {
  const values = everyEntryAndGroup(content).flatMap(valuesOf);
  // If one of the entries is a draft, the draft gets the error, because errors in a draft do not stop the build.
  const isDraft = ({ entry }: UniqueValue) => Number(entry.publication.state === 'draft');
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((sharing) => {
    const [first, ...others] = sharing.toSorted((a, b) => isDraft(a) - isDraft(b));
    return others.map(({ entry, field, message, severity }) =>
      entry.problem(field, `${message} ${first?.entry.file}`, severity),
    );
  });
}

/** Fields by which visitors distinguish search results. */
const SEARCH_FIELDS = ['title', 'excerpt', 'summary', 'description'];
/** Fields by which visitors distinguish the entries of a list. */
const NAME_FIELDS = ['title', 'question', 'term'];

const valuesOf = rememberResults((entry: EntryOrGroup): UniqueValue[] => {
  const { address, collection, id, data } = entry;
  const { documentName, ownPage } = collectionNamed(collection);
  const values = orderOf(entry);
  const add = (field: string, key: string, message: string) =>
    values.push({ entry, field, key, message });
  const addAddress = (field: string, taken: string) =>
    add(field, `address ${taken}`, `the address ${taken} is taken by an entry in`);
  const idIn = idField(entry);
  // Addresses of pages, anchors and PDF files must be unique. Stories have no anchor and may share a page.
  if (address !== undefined && (ownPage || /#|\.pdf$/.test(address))) addAddress(idIn, address);
  else if (idIn !== '') add(idIn, `${collection} ${id}`, `"${id}" is taken by an entry in`);
  if (ownPage)
    for (const { field, anchor } of partsOf(entry)) addAddress(field, `${address}#${anchor}`);
  const name = documentName?.(id, data as Record<string, unknown>);
  if (name !== undefined)
    add('', `document ${name}`, `rename this file; its document ${name}.pdf would replace that of`);
  const { date = '' } = data as { date?: string };
  const page = address?.replace(/#.*/, '') ?? '';
  for (const [field, value] of Object.entries(data)) {
    if (!ownPage && NAME_FIELDS.includes(field))
      add(field, `${collection} ${page} ${field} ${value} ${date}`, `"${value}" is already in`);
    if (ownPage && SEARCH_FIELDS.includes(field))
      add(field, `text ${value}`, `"${value}" is already in`);
    if (field === 'featured' && value)
      add(field, field, 'only one post can be featured; already featured:');
  }
  return values;
});

/** Returns the positions (`order`) of an entry in its lists. Two entries of one list must not share a position. */
function orderOf(entry: EntryOrGroup): UniqueValue[] {
  const { collection, id, data } = entry;
  const { tool, guide, order, page } = data as Partial<
    EntryData<'pages'> & Record<'order' | 'page', unknown>
  >;
  const { orderScope } = collectionNamed(collection);
  const scope = page ?? orderScope?.(id, data as Record<string, unknown>) ?? dirname(id);
  const positions = {
    'tool.order': tool && `tools ${tool.order}`,
    'guide.order': guide && `guides ${guide.situation} ${guide.order}`,
    order: order && `order ${collection} ${scope} ${order}`,
  };
  const message = 'two entries with the same number come in any order; the other is';
  return Object.entries(positions).flatMap(([field, key]) =>
    typeof key === 'string' ? [{ entry, field, key, message, severity: 'warning' }] : [],
  );
}

/** Warns of equal items in a list. In a checklist, two boxes with the same text would be ticked together. */
export const checkRepeatedItems = (content: Content): Problem[] =>
  everyEntryAndGroup(content).flatMap(repeatedItems);

const repeatedItems = rememberResults(({ raw, problem }: EntryOrGroup) =>
  valuesIn(raw.data).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    const written = value.map((item) => JSON.stringify(item));
    return written.flatMap((item, index) => {
      const first = written.indexOf(item);
      const message = `is the same as item ${first + 1} of its list; delete one of them`;
      return first < index ? [problem(`${path}[${index}]`, message, 'warning')] : [];
    });
  }),
);
