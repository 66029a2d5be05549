/** Makes one entry: asks for what is missing, checks it, and writes a complete file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSeq, parseDocument, stringify } from 'yaml';
import { addressOf, collectionNamed } from '#collections/index.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { validate } from '#collections/reading/error-map.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { slugOf } from '#lib/file-name.ts';
import { formatted } from '../formatted.ts';
import { Refusal, collectAnswers, type Answers, type Flags, type Prompter } from './answers.ts';
import { isItem, type FileKind, type ItemKind, type Kind } from './kinds.ts';
import { nextId, nextItemId, nextOrder } from './next-free.ts';
import { pictureFor } from './picture.ts';
import { IN, NAME, questionsFor } from './questions.ts';

export interface Created {
  /** The entry's own file first. */
  readonly files: readonly string[];
  /** Where `npm run dev` shows it. */
  readonly address: string | undefined;
  readonly draft: boolean;
  /** How copy names it, for a fact. */
  readonly token?: string;
}

interface Options {
  readonly kind: Kind;
  readonly flags: Flags;
  /** Asks for what no flag gives; without one, missing flags are refused. */
  readonly prompter?: Prompter | undefined;
  readonly contentDir?: string;
  readonly today?: string;
}

export async function createEntry(options: Options): Promise<Created> {
  const { kind, flags, prompter, contentDir = CONTENT_DIR, today = buildDay() } = options;
  const answers = await collectAnswers(questionsFor(kind, contentDir), flags, prompter);
  const fields = { ...kind.given?.(today), ...answers };
  return isItem(kind) ? addItem(kind, fields, contentDir) : addFile(kind, fields, contentDir);
}

async function addFile(kind: FileKind, answers: Answers, contentDir: string): Promise<Created> {
  const { [IN]: folder, [NAME]: name, ...fields } = answers;
  const { collection } = kind;
  const { folder: root, extension } = collectionNamed(collection);
  const own =
    kind.named === 'number' ? nextId(collection, contentDir) : (name ?? slugOf(titleOf(fields)));
  if (own === '')
    throw new Refusal([
      `--${NAME} is missing. The title has no Latin letters to name the file by.`,
    ]);
  const id = [folder, own].filter((part) => part !== undefined).join('/');
  const file = join(contentDir, root, `${id}.${extension}`);
  const draws = kind.picture && fields['image'] === undefined;
  const picture = draws
    ? pictureFor(addressOf(collection, id, fields) ?? id, `${root}/${id}`, contentDir)
    : undefined;
  for (const taken of [file, ...(picture ? [picture.file] : [])])
    if (existsSync(taken))
      throw new Refusal([`${taken} exists already and is left as it is; choose another name`]);

  const data = inSchemaOrder(kind, {
    draft: true,
    order: nextOrder(collection, id, fields, contentDir),
    ...picture?.fields,
    ...fields,
  });
  check(kind, data, file);
  if (picture) write(picture.file, picture.text);
  const text =
    extension === 'md'
      ? `---\n${stringify(data, { schema: 'core', lineWidth: 0 })}---\n\n${kind.body ?? ''}`
      : JSON.stringify(data, null, 2);
  write(file, await formatted(text, file));
  return {
    files: picture ? [file, picture.file] : [file],
    address: addressOf(collection, id, data),
    draft: data['draft'] === true,
  };
}

async function addItem(kind: ItemKind, answers: Answers, contentDir: string): Promise<Created> {
  const { [IN]: name, ...fields } = answers;
  const file = join(contentDir, collectionNamed(kind.collection).folder, `${String(name)}.json`);
  const all: readonly ReadEntry[] = readContent(contentDir).readings[kind.collection].value;
  const group = all.find((one) => one.file === file)?.data;
  const answered = inSchemaOrder(kind, {
    ...(kind.numberedIn && group && { id: nextItemId(kind, group, all) }),
    ...fields,
  });
  check(kind, answered, file);
  const item = kind.item?.(answered) ?? answered;
  write(file, await formatted(withItem(readFileSync(file, 'utf8'), kind.list, item), file));
  const id = String(answered['id']);
  return {
    files: [file],
    address: group && kind.itemAddress?.(group, id),
    draft: false,
    ...(kind.token && { token: kind.token(id) }),
  };
}

const titleOf = ({ title }: Answers) => (typeof title === 'string' ? title : '');

/** The marks of publication first, so that they are seen; then the schema's own order. */
function inSchemaOrder({ schema }: Kind, fields: Answers): Answers {
  const known = Object.keys(schema.shape);
  const marks = ['draft', 'publishDate'].filter((name) => known.includes(name));
  const names = [...marks, ...known.filter((name) => !marks.includes(name))];
  const said = names.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    said
      .filter((name) => name !== 'draft' || fields[name] === true)
      .map((name) => [name, fields[name]]),
  );
}

function check({ schema }: Kind, data: Answers, file: string): void {
  const result = validate(schema, data, file);
  if ('errors' in result)
    throw new Refusal(result.errors.map(({ field, message }) => `--${field}: ${message}`));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The file's text with one more item at the end of a list; everything else stays as it is. */
export function withItem(source: string, list: string, item: unknown): string {
  const node = parseDocument(source).get(list, true);
  if (!isSeq<{ range?: [number, number, number] }>(node) || !node.range)
    throw new Error(`"${list}" is no list`);
  const last = node.items.at(-1)?.range;
  // An empty list is written "[]": the first item goes behind its bracket.
  const end = last?.[1] ?? node.range[0] + 1;
  return `${source.slice(0, end)}${last ? ',' : ''}\n${JSON.stringify(item, null, 2)}${source.slice(end)}`;
}
