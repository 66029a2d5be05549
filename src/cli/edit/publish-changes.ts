/** Changed files of `content/` in an editor's words: what was added, changed, removed or renamed. */
import { isDeepStrictEqual } from '#lib/is-deep-strict-equal.ts';
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { CONTENT_DIR, SITE_FILE } from '#collections/reading/files.ts';
import { parseText } from '#collections/reading/parse-file.ts';
import { labelOf } from './widgets.ts';

/** A file as it was last committed and as it is now; one side is missing when it is new or gone. */
export interface ChangedFile {
  /** From the project's root. */
  readonly file: string;
  readonly before?: string;
  readonly after?: string;
}

export interface Change {
  readonly file: string;
  /** `Blog post`, `Picture`; empty where the title says it. */
  readonly kind: string;
  readonly title: string;
  readonly what: 'added' | 'changed' | 'removed' | 'renamed' | 'replaced';
  /** Labels of what changed in it. */
  readonly fields: readonly string[];
}

type Data = Readonly<Record<string, unknown>>;

/** How many changes, and how many fields of one, a summary names. */
const NAMED = 3;
const LONGEST_TITLE = 60;

/** A file that went and one that came are one change when both hold the same entry. */
export function changesOf(files: readonly ChangedFile[]): Change[] {
  const gone = files.filter(({ after }) => after === undefined);
  const pairs = files
    .filter(({ before }) => before === undefined)
    .flatMap((came) => {
      const from = gone.find((one) => isSameEntry(one, came));
      if (from !== undefined) gone.splice(gone.indexOf(from), 1);
      return from === undefined ? [] : [{ from, came }];
    });
  const paired = new Set(pairs.flatMap(({ from, came }) => [from, came]));
  return [
    ...pairs.map(({ came }): Change => ({ ...named(came), what: 'renamed', fields: [] })),
    ...files.filter((one) => !paired.has(one)).map(changeOf),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en'));
}

function isSameEntry(gone: ChangedFile, came: ChangedFile): boolean {
  if (gone.before === came.after && gone.before !== '') return true;
  const [old, now] = [named(gone), named(came)];
  return isEntry(came.file) && old.kind === now.kind && old.title === now.title;
}

function changeOf(changed: ChangedFile): Change {
  const { file, before, after } = changed;
  const about = named(changed);
  if (before === undefined) return { ...about, what: 'added', fields: [] };
  if (after === undefined) return { ...about, what: 'removed', fields: [] };
  if (!isEntry(file))
    return { ...about, what: about.kind === 'Picture' ? 'replaced' : 'changed', fields: [] };
  const fields = [...new Set(fieldsChanged(dataOf(file, before), dataOf(file, after)))];
  return { ...about, what: 'changed', fields: fields.length === 0 ? ['Layout'] : fields };
}

/** Labels of the fields that differ; of a group, those in it. */
function fieldsChanged(before: Data, after: Data): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (isDeepStrictEqual(old, now)) return [];
    return isGroup(old) && isGroup(now) ? fieldsChanged(old, now) : [fieldLabel(name)];
  });
}

/** As the form calls it. */
const fieldLabel = (name: string) => (name === 'body' ? 'Text' : labelOf(name));

function named({ file, before, after }: ChangedFile): Pick<Change, 'file' | 'kind' | 'title'> {
  const path = file.slice(CONTENT_DIR.length + 1);
  if (path.startsWith('images/')) return { file, kind: 'Picture', title: path.slice(7) };
  const name = COLLECTION_NAMES.find((one) => path.startsWith(`${collectionNamed(one).folder}/`));
  if (path === SITE_FILE || name === 'home' || name === undefined || !isEntry(file))
    return { file, kind: '', title: path };
  const { title } = dataOf(file, after ?? before ?? '');
  const id = path.slice(collectionNamed(name).folder.length + 1).replace(/\.\w+$/, '');
  return {
    file,
    kind: singular(collectionNamed(name).label),
    title: typeof title === 'string' ? title : id,
  };
}

const isEntry = (file: string) => /\.(?:md|json)$/.test(file) && !file.endsWith('/README.md');

/** What the file holds; nothing where it cannot be read, which the check tells. */
function dataOf(file: string, source: string): Data {
  const parsed = parseText(file, source, file.endsWith('.json') ? 'json' : 'md');
  if ('errors' in parsed || !isGroup(parsed.data)) return {};
  return file.endsWith('.md') ? { ...parsed.data, body: parsed.body } : parsed.data;
}

const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `Case studies` → `Case study`; `Parts of pay` → `Part of pay`. */
const singular = (label: string) =>
  label.replace(/(ies|s)(?= of | to |$)/, (ending) => (ending === 'ies' ? 'y' : ''));

/** One change as a part of a sentence: `excerpt and text changed in blog post ‘Board minutes’`. */
export function changeInWords({ file, kind, title, what, fields }: Change): string {
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
  const name = kind === '' ? short : `${lowerFirst(kind)} ‘${short}’`;
  if (what === 'renamed') return `${name} renamed to ${file.split('/').at(-1)}`;
  if (what !== 'changed' || fields.length === 0) return `${name} ${what}`;
  return `${listed(fields.map(lowerFirst), 'more fields')} changed in ${name}`;
}

/** All changes as one line, which becomes the text of the commit. */
export function inWords(changes: readonly Change[]): string {
  const said = changes.slice(0, NAMED).map(changeInWords).join('; ');
  const more = changes.length > NAMED ? ` and ${changes.length - NAMED} more` : '';
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${more}`;
}

/** `a, b and c`; of more than three the first two and how many are left. */
export function listed(items: readonly string[], left: string): string {
  const shown =
    items.length > NAMED ? [...items.slice(0, 2), `${items.length - 2} ${left}`] : items;
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}

/** Initials such as HR keep their capitals. */
const lowerFirst = (text: string) =>
  /^[A-Z](?:[a-z]|$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
