/** Plants hostile texts in every text of a copy of content/, and takes back what the check refuses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { checkContent } from '#doctor/check.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { SINGLE_FILES } from '#collections/single-files.ts';
import { files } from '#collections/reading/files.ts';
import { formatFinding, type Finding } from '#collections/reading/finding.ts';

/** One text of one file; `body` is the path of a Markdown body. */
interface Leaf {
  readonly file: string;
  readonly path: string;
  readonly original: string;
}

export interface Planting {
  /** Texts that took a hostile one. */
  readonly tried: number;
  /** Of these, the ones that the check refused, naming file and field. */
  readonly refused: number;
  /** Of these, the ones that stay in the copy. */
  readonly kept: number;
}

interface Source {
  readonly file: string;
  readonly data: unknown;
  readonly body: string | undefined;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Every file of content/ that holds texts, by its path in it. */
function readSources(contentDir: string): Source[] {
  const names = [
    ...Object.values(SINGLE_FILES).map(({ file }) => file),
    ...COLLECTION_NAMES.flatMap((name) => files(name, contentDir)),
  ];
  return names.map((name) => {
    const file = name.replace(`${contentDir}/`, '');
    const text = readFileSync(join(contentDir, file), 'utf8');
    if (file.endsWith('.json')) return { file, data: JSON.parse(text), body: undefined };
    const match = FRONTMATTER.exec(text);
    const data = parseYaml(match?.[1] ?? '', { schema: 'core' });
    return { file, data, body: text.slice(match?.[0].length ?? 0) };
  });
}

function* leavesIn(value: unknown, path = ''): Generator<{ path: string; value: string }> {
  if (typeof value === 'string') yield { path, value };
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* leavesIn(inner, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* leavesIn(inner, path === '' ? key : `${path}.${key}`);
}

function replaceLeaves(value: unknown, texts: ReadonlyMap<string, string>, path = ''): unknown {
  if (typeof value === 'string') return texts.get(path) ?? value;
  if (Array.isArray(value))
    return value.map((inner, index) => replaceLeaves(inner, texts, `${path}[${index}]`));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      replaceLeaves(inner, texts, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** As long as the text it replaces, so that only what it says is at fault; no two alike. */
function disguise(hostile: string, index: number, original: string): string {
  const marked = `${hostile} ${index}`;
  return `${marked} ${original}`.slice(0, Math.max(original.length, marked.length));
}

/**
 * Writes a copy of content/ into `toDir` with `choose(n)` in its n-th text. What the check refuses
 * gets its own text back; the copy is sound in the end. Throws when a fault names no planted text.
 */
export function plant(toDir: string, choose: (index: number) => string): Planting {
  const sources = readSources('content');
  const leaves = sources.flatMap(({ file, data, body }): Leaf[] => [
    ...[...leavesIn(data)].map(({ path, value }) => ({ file, path, original: value })),
    ...(body === undefined ? [] : [{ file, path: 'body', original: body }]),
  ]);
  const planted = new Map(
    leaves.map((leaf, index) => [leaf, plantedText(leaf, choose(index), index)]),
  );
  const tried = planted.size;
  for (;;) {
    write(toDir, sources, planted);
    const faults = checkContent({ contentDir: toDir, today: '2026-11-21' }).findings.filter(
      ({ severity }) => severity === 'error',
    );
    if (faults.length === 0) return { tried, refused: tried - planted.size, kept: planted.size };
    const guilty = suspects(planted, faults, toDir);
    if (guilty.length === 0)
      throw new Error(`no planted text is at fault: ${faults.map(formatFinding).join('\n')}`);
    for (const leaf of guilty) planted.delete(leaf);
  }
}

const plantedText = ({ path, original }: Leaf, hostile: string, index: number) =>
  path === 'body' ? `${original}\n\n${hostile} ${index}\n` : disguise(hostile, index, original);

/**
 * The planted texts that the surest of the faults speak of. A fault may follow from another (a text
 * names a fact whose id was planted), so the less sure ones wait for the next check.
 */
function suspects(
  planted: ReadonlyMap<Leaf, string>,
  faults: readonly Finding[],
  contentDir: string,
): Leaf[] {
  const all = [...planted.keys()];
  const named = faults.map(({ file, field, message }) => {
    const path = file.replace(`${contentDir}/`, '').replace(/^content\//, '');
    return { field, message, own: all.filter((leaf) => leaf.file === path) };
  });
  const find = (isSuspect: (leaf: Leaf, field: string, message: string) => boolean) =>
    named.flatMap(({ field, message, own }) =>
      own.filter((leaf) => isSuspect(leaf, field, message)),
    );
  const tokens = (text = ''): readonly string[] =>
    text.replaceAll(/\s/g, '').match(/\{\{.*?\}\}/g) ?? [];
  const among = [
    // The field itself; a schema may name a part of what was written as one text: `text` → `text[0]`.
    () =>
      find(
        ({ path }, field) =>
          path === field || (field.startsWith(path) && '[.'.includes(field.charAt(path.length))),
      ),
    // `{{x}} names no fact` speaks of the whole file.
    () =>
      find((leaf, field, message) => {
        const [token] = tokens(message);
        return field === '' && token !== undefined && tokens(planted.get(leaf)).includes(token);
      }),
    // So does `"7 days" is typed in`: a text that stays has its own figures only.
    () =>
      find((leaf, field, message) => {
        const figure = /^"(.+)" is typed in/.exec(message)?.[1];
        return field === '' && figure !== undefined && planted.get(leaf)?.includes(figure) === true;
      }),
    // A group: the names in it, then its prose, then what is beside it.
    () =>
      find(
        ({ path, original }, field) =>
          field !== '' && path.startsWith(field) && /^[\w-]+$/.test(original),
      ),
    () => find(({ path }, field) => field !== '' && path.startsWith(field)),
    () => find(({ path }, field) => field !== '' && path.startsWith(field.replace(/[.[].*$/s, ''))),
    // A text of another file that prints the firm's facts or a figure.
    () => all.filter(({ file }) => /^(site\.json$|facts\/)/.test(file)),
    () => find(() => true),
  ];
  for (const stage of among) {
    const found = stage();
    if (found.length > 0) return found;
  }
  return [];
}

function write(
  toDir: string,
  sources: readonly Source[],
  planted: ReadonlyMap<Leaf, string>,
): void {
  const byFile = Map.groupBy(planted, ([leaf]) => leaf.file);
  for (const { file, data, body } of sources) {
    const texts = new Map((byFile.get(file) ?? []).map(([{ path }, text]) => [path, text]));
    const changed = replaceLeaves(data, texts);
    const text =
      body === undefined
        ? JSON.stringify(changed, null, 2)
        : `---\n${stringify(changed)}---\n${texts.get('body') ?? body}`;
    mkdirSync(join(toDir, file, '..'), { recursive: true });
    writeFileSync(join(toDir, file), text);
  }
}
