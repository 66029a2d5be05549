/** What an editor rightly does in a copy of content/: in every collection a new entry, another title, a deletion. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';

type Fields = Record<string, unknown>;

/** Their entries belong to parts of the code: an editor changes them, and adds none. */
const FIXED: readonly CollectionName[] = [
  'site',
  'navigation',
  'home',
  'toolForms',
  'payComponents',
  'legal',
];
/** Three entries where lists are sorted, grouped or cut off. */
const IN_LISTS: readonly CollectionName[] = ['posts', 'events', 'compliance', 'faqs', 'services'];
/** Deleted where nothing names them. */
const DELETED = [
  'blog/6.md',
  'events/ifrs-18-symposium.json',
  'case-studies/share-issue-records.json',
  'guidance/training/posh-awareness.md',
];

const NUMBERS = ['first', 'second', 'third'];

/** Other words for what must differ from the entry that is copied. */
function renamed(data: Fields, kind: string, number: string): Fields {
  const sentence = `The ${number} entry of the kind “${kind}” that an editor has added.`;
  const own: Fields = {
    title: `A new one of ${kind}, the ${number}`,
    term: `A new term, the ${number}`,
    question: `Is this the ${number} new question?`,
    summary: sentence,
    excerpt: sentence,
    description: sentence,
    says: sentence,
  };
  const known = Object.entries(own).filter(([field]) => field in data);
  const fields = { ...data, ...Object.fromEntries(known) };
  // One post alone is featured; what is new is no example.
  delete fields['featured'];
  delete fields['example'];
  // A figure that is new has been looked up today, whenever those beside it were.
  if (kind === 'facts') fields['reviewBy'] = '2099-04-01';
  return fields;
}

const readMarkdown = (text: string) => {
  const [, matter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return { data: parse(matter) as Fields, body };
};
const writeMarkdown = (data: Fields, body: string) => `---\n${stringify(data)}---\n${body}`;
const writeJson = (file: string, data: unknown) =>
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** Adds one entry like the last of its kind; returns its file. */
function addEntry(name: CollectionName, contentDir: string, number: string): void {
  const { folder, extension, group } = collectionNamed(name);
  const entries: readonly ReadEntry[] = readContent(contentDir, '2026-11-27').all[name];
  const like = entries.findLast(({ data }) => !('tool' in data));
  if (!like) {
    writeJson(join(contentDir, folder, `${number}.json`), {
      [group?.list ?? '']: [{ from: `/the-${number}-old-address`, to: '/about' }],
    });
    return;
  }
  const orders = entries.map(({ data }) => ('order' in data ? Number(data.order) : 0));
  const ids = entries.map(({ id, data }) => Number('id' in data ? data.id : id));
  const next = Math.max(0, ...ids.filter(Number.isInteger)) + 1;
  const slug = `a-new-${name.toLowerCase()}-${number}`;
  const place = ({ order }: Fields) =>
    order === undefined ? {} : { order: Math.max(...orders) + 1 };
  if (group) {
    const list = JSON.parse(readFileSync(like.file, 'utf8')) as Record<string, Fields[]>;
    const items = list[group.list] ?? [];
    const last = items.at(-1) ?? {};
    const id = typeof last['id'] === 'number' ? next : slug;
    items.push({ ...renamed(last, name, number), id });
    writeJson(like.file, list);
    return;
  }
  const id = name === 'posts' ? String(next) : join(dirname(like.id), slug);
  const file = join(contentDir, folder, `${id}.${extension}`);
  const source = readFileSync(like.file, 'utf8');
  mkdirSync(dirname(file), { recursive: true });
  if (extension === 'json') {
    const data = JSON.parse(source) as Fields;
    writeJson(file, { ...renamed(data, name, number), ...place(data) });
  } else {
    const { data, body } = readMarkdown(source);
    writeFileSync(file, writeMarkdown({ ...renamed(data, name, number), ...place(data) }, body));
  }
}

/** A new page is linked where its editor wants visitors to find it. */
function addToFooter(contentDir: string, href: string): void {
  const file = join(contentDir, 'navigation.json');
  const menus = JSON.parse(readFileSync(file, 'utf8')) as { footer: { links: Fields[] }[] };
  menus.footer.at(-1)?.links.push({ label: 'A new page', href });
  writeJson(file, menus);
}

/** Writes a word more into the title of the first entry of a kind. */
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
    for (const number of IN_LISTS.includes(name) ? NUMBERS : ['first'])
      addEntry(name, contentDir, number);
  addToFooter(contentDir, '/a-new-pages-first');
  for (const name of COLLECTION_NAMES) changeTitle(name, contentDir);
}
