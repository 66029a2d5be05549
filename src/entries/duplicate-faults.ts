/** Values that must not stand twice: places in a list, numbers, titles, descriptions, file names. */
import { checklistBody } from '#logic/checklist.ts';
import { checklistSlug } from '#config/file-paths.ts';
import { fault, type Fault } from '#schemas/fault-text.ts';
import type { CollectionName } from './collections.ts';
import type { Entries } from './read.ts';

/** Collections whose entries stand in a list by `order`. */
const ORDERED = [
  'services',
  'guidance',
  'resources',
  'policies',
  'documents',
  'caseStudies',
  'recruitmentStories',
  'faqs',
] as const;

/** The list an entry stands in with an order of its own: by category, group, page or folder. */
export function listOf(name: CollectionName, id: string, data: object): string {
  const { category, group, page } = data as Record<string, unknown>;
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
  const within = (name === 'policies' ? category : undefined) ?? group ?? page ?? folder;
  return `${name}/${String(within)}`;
}

/** One value that must not stand twice, with where it stands. */
interface Unique {
  readonly file: string;
  readonly field: string;
  /** Scope and value. */
  readonly key: string;
  /** The message, given the file that has the value already. */
  readonly taken: (by: string) => string;
}

export function duplicateFaults(entries: Entries): Fault[] {
  const first = new Map<string, Unique>();
  return [...uniqueValues(entries)].flatMap((one) => {
    const earlier = first.get(one.key);
    if (earlier !== undefined) return [fault(one.file, one.field, one.taken(earlier.file))];
    first.set(one.key, one);
    return [];
  });
}

const unique = (
  file: string,
  field: string,
  scope: string,
  value: string | number,
  taken: Unique['taken'],
): Unique => ({ file, field, key: `${scope}\u0000${value}`, taken });

function* uniqueValues(entries: Entries): Generator<Unique> {
  for (const name of ORDERED)
    for (const { id, file, data } of entries[name])
      yield unique(
        file,
        'order',
        listOf(name, id, data),
        data.order,
        (by) => `place ${data.order} of this list is taken by ${by}`,
      );
  for (const { file, data } of entries.recruitmentSteps)
    yield unique(file, 'step', 'step', data.step, (by) => `step ${data.step} is taken by ${by}`);
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

/** Titles and descriptions by which search results tell pages apart. */
function* uniqueTexts(entries: Entries): Generator<Unique> {
  const text = (file: string, field: string, scope: string, value: string) =>
    unique(file, field, scope, value, (by) => `"${value}" stands already in ${by}`);
  for (const name of ['pages', 'posts', 'services', 'legal'] as const)
    for (const { file, data } of entries[name]) yield text(file, 'title', 'title', data.title);
  for (const name of ['guidance', 'resources', 'policies', 'documents', 'taxUpdates'] as const)
    for (const { file, data } of entries[name]) yield text(file, 'title', name, data.title);
  for (const { file, data } of [...entries.pages, ...entries.legal])
    yield text(file, 'description', 'description', data.description);
  for (const { file, data } of entries.posts)
    yield text(file, 'excerpt', 'description', data.excerpt);
  for (const { file, data } of entries.services)
    yield text(file, 'summary', 'description', data.summary);
}
