/** Makes valid changes in a copy of content/: new entries, changed titles, deletions and drafts. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';

type Fields = Record<string, unknown>;

/** Collections whose entries belong to parts of the code: editors change these entries but add none. */
const FIXED = ['site', 'navigation', 'home', 'toolForms', 'payComponents', 'legal'];
/** Collections that get three new entries, to test how their lists are sorted, grouped and limited in length. */
const IN_LISTS = ['posts', 'events', 'deadlines', 'faqs', 'services'];
/** Entries to delete. No other entry refers to these entries. */
const DELETED = [
  'blog/6.md',
  'events/ifrs-18-symposium.json',
  'case-studies/share-issue-records.json',
  'guidance/training/posh-awareness.md',
];

/** Collections that also get an unpublished entry, and the field by which that entry stays unpublished. */
const HIDDEN: readonly [CollectionName, Fields][] = [
  ['posts', { draft: true }],
  ['faqs', { draft: true }],
  ['services', { draft: true }],
  ['policies', { publishDate: '2099-04-01' }],
];

/** Returns the fields of a copied entry, with new values where two entries must differ. */
function renamed(data: Fields, kind: string, number: string): Fields {
  const fields = { ...data };
  const short = `A new one of ${kind}, the ${number}`;
  for (const field of ['title', 'term', 'question']) if (field in data) fields[field] = short;
  for (const field of ['summary', 'excerpt', 'description', 'says'])
    if (field in data) fields[field] = `${short} that an editor has added.`;
  // These fields are not copied: only one post may be featured, and a new entry is not an example.
  delete fields['featured'];
  delete fields['example'];
  // A new figure is not due for a review, even if the copied figure is.
  if (kind === 'legalFigures') fields['reviewBy'] = '2099-04-01';
  return fields;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Fields;
const writeJson = (file: string, data: unknown) =>
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** Adds a copy of a collection's last entry under a new name. `own`: fields to add to the copy, such as `draft`. */
function addEntry(name: CollectionName, contentDir: string, number: string, own?: Fields): void {
  const { folder, extension, group } = collectionNamed(name);
  const entries: readonly ReadEntry[] = readContent(contentDir, '2026-11-27').all[name];
  const like = entries.findLast(({ data }) => !('tool' in data));
  if (!like) {
    const redirect = { from: `/the-${number}-old-address`, to: '/about' };
    return writeJson(join(contentDir, folder, `${number}.json`), {
      [group?.list ?? '']: [redirect],
    });
  }
  const ids = entries.map(({ id, data }) => Number('id' in data ? data.id : id));
  const next = Math.max(0, ...ids.filter(Number.isInteger)) + 1;
  const slug = `a-new-${name.toLowerCase()}-${number}`;
  if (group) {
    const file = readJson(like.file);
    const items = file[group.list] as Fields[];
    const last = items.at(-1) ?? {};
    items.push({
      ...renamed(last, name, number),
      ...own,
      id: typeof last['id'] === 'number' ? next : slug,
    });
    return writeJson(like.file, file);
  }
  const id = name === 'posts' ? String(next) : join(dirname(like.id), slug);
  const file = join(contentDir, folder, `${id}.${extension}`);
  mkdirSync(dirname(file), { recursive: true });
  const orders = entries.map(({ data }) => ('order' in data ? Number(data.order) : 0));
  const written = (data: Fields) => {
    const fields = { ...renamed(data, name, number), ...own };
    return 'order' in data ? { ...fields, order: Math.max(...orders) + 1 } : fields;
  };
  if (extension === 'json') return writeJson(file, written(readJson(like.file)));
  const source = readFileSync(like.file, 'utf8');
  const [, matter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  writeFileSync(file, `---\n${stringify(written(parse(matter) as Fields))}---\n${body}`);
}

function changeTitle(name: CollectionName, contentDir: string): void {
  const entries: readonly ReadEntry[] = readContent(contentDir, '2026-11-27').all[name];
  const entry = entries.find(({ data }) => 'title' in data);
  if (!entry) return;
  const { title } = entry.raw.data as { title: string };
  const source = readFileSync(entry.file, 'utf8');
  writeFileSync(entry.file, source.replace(title, `${title} anew`));
}

export function growContent(contentDir: string): void {
  for (const file of DELETED) rmSync(join(contentDir, file));
  for (const name of COLLECTION_NAMES.filter((one) => !FIXED.includes(one)))
    for (const number of IN_LISTS.includes(name) ? ['first', 'second', 'third'] : ['first'])
      addEntry(name, contentDir, number);
  for (const [name, own] of HIDDEN) addEntry(name, contentDir, 'hidden', own);
  // Adds a link to the new page, as an editor would.
  const file = join(contentDir, 'navigation.json');
  const menus = readJson(file) as { footer: { links: Fields[] }[] };
  menus.footer.at(-1)?.links.push({ label: 'A new page', href: '/a-new-pages-first' });
  writeJson(file, menus);
  for (const name of COLLECTION_NAMES) changeTitle(name, contentDir);
}
