/** Values that must be unique: places in a list, numbers, titles, descriptions, file names. */
import { checklistBody } from '#features/documents/checklist.logic.ts';
import { checklistSlug } from '#site/file-paths.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';

/** The list in which an entry has its place: as its collection says, or by folder. */
export function listOf(name: CollectionName, id: string, data: object): string {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const { listOf: own } = collectionNamed(name);
  return `${name}/${own?.(data as Record<string, unknown>) ?? folder}`;
}

/** One value that must be unique, with its file and field. */
interface Unique {
  readonly file: string;
  readonly field: string;
  /** Scope and value. */
  readonly key: string;
  /** The message, given the file that has the value already. */
  readonly taken: (by: string) => string;
}

/** Of entries that collide, the one to change is the one less shown. */
export function duplicateFindings(entries: Entries): Finding[] {
  const shown = shownness(entries);
  const groups = Map.groupBy(uniqueValues(entries), ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return [];
    const [keeper, ...others] = group.toSorted((a, b) => shown(a.file) - shown(b.file));
    return others.map(({ file, field, taken }) => error(file, field, taken(keeper?.file ?? '')));
  });
}

/** 0 for a published entry, 1 for a waiting one, 2 for a draft. */
function shownness(entries: Entries): (file: string) => number {
  const states = ['published', 'waiting', 'draft'];
  const all = COLLECTION_NAMES.flatMap((name): ReadEntry[] => entries[name]);
  const known = new Map(
    all.map(({ file, publication }) => [file, states.indexOf(publication.state)]),
  );
  return (file) => known.get(file) ?? 0;
}

const unique = (
  file: string,
  field: string,
  scope: string,
  value: string | number,
  taken: Unique['taken'],
): Unique => ({ file, field, key: `${scope}\u0000${value}`, taken });

function* uniqueValues(entries: Entries): Generator<Unique> {
  for (const name of COLLECTION_NAMES)
    for (const { id, file, data } of entries[name] as ReadEntry[])
      if ('order' in data)
        yield unique(
          file,
          'order',
          listOf(name, id, data),
          data.order,
          (by) => `place ${data.order} of this list is taken by ${by}`,
        );
  for (const { file, data } of entries.faqs)
    for (const [index, { id }] of data.faqs.entries())
      yield unique(
        file,
        `faqs[${index}].id`,
        `questions of ${data.page}`,
        id,
        (by) => `number ${id} is taken by a question in ${by}`,
      );
  for (const { file, data } of entries.facts)
    for (const [index, { id }] of data.facts.entries())
      yield unique(
        file,
        `facts[${index}].id`,
        'fact',
        id,
        (by) => `"${id}" is named already in ${by}`,
      );
  for (const { file, data } of entries.redirects)
    for (const [index, { from }] of data.redirects.entries())
      yield unique(
        file,
        `redirects[${index}].from`,
        'redirect',
        from,
        (by) => `${from} is redirected already in ${by}`,
      );
  const documents = [
    ...[...entries.resources, ...entries.policies, ...entries.documents],
    ...entries.services
      .filter(({ data }) => checklistBody(data, '') !== undefined)
      .map(({ id, file }) => ({ id: checklistSlug(id), file })),
  ];
  for (const { id, file } of documents)
    yield unique(
      file,
      '',
      'download',
      id,
      (by) => `its document would have the name of that of ${by}; rename one file`,
    );
  for (const { file, data } of entries.posts)
    if (data.featured)
      yield unique(file, 'featured', 'featured', '', (by) => `only one post can be, and ${by} is`);
  yield* uniqueTexts(entries);
}

/** Titles and descriptions by which search results tell pages apart, and readers the entries of a list. */
function* uniqueTexts(entries: Entries): Generator<Unique> {
  for (const name of COLLECTION_NAMES) {
    const { ownPage, uniqueTitles } = collectionNamed(name);
    const fields = [
      ...(ownPage || uniqueTitles ? [['title', ownPage ? 'title' : name] as const] : []),
      ...(ownPage ? [[ownPage.description, 'description'] as const] : []),
    ];
    for (const { file, data } of entries[name] as ReadEntry[])
      for (const [field, scope] of fields) {
        const value = (data as Record<string, unknown>)[field] as string;
        yield unique(file, field, scope, value, (by) => `"${value}" is already in ${by}`);
      }
  }
}
