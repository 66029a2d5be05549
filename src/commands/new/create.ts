/** Makes one entry: asks for what is missing, checks it, and writes a complete file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { addressOf } from '#entries/addresses.ts';
import { buildDay } from '#entries/build-day.ts';
import { COLLECTIONS, type CollectionName, type EntryData } from '#entries/collections.ts';
import { CONTENT_DIR, readContent } from '#entries/read.ts';
import { slugOf } from '#logic/file-name.ts';
import { validate } from '#schemas/fault-text.ts';
import { formatted } from '../formatted.ts';
import { collectAnswers, type Answers, type Flags, type Prompter } from './answers.ts';
import { jsonFile, markdownFile, withItem } from './entry-text.ts';
import { NewFault } from './fault.ts';
import {
  KINDS,
  schemaOf,
  type FileKind,
  type ItemKind,
  type Kind,
  type KindName,
} from './kinds.ts';
import { nextOrder, nextPostId, nextQuestionId } from './next-free.ts';
import { pictureFields, pictureFile } from './post-picture.ts';
import { IN, NAME, questionsFor } from './questions-for.ts';

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
  readonly kind: KindName;
  readonly flags: Flags;
  /** Asks for what no flag gives; without one, missing flags are a fault. */
  readonly prompter?: Prompter | undefined;
  readonly contentDir?: string;
  readonly today?: string;
}

export async function createEntry(options: Options): Promise<Created> {
  const { flags, prompter, contentDir = CONTENT_DIR, today = buildDay() } = options;
  const kind: Kind = KINDS[options.kind];
  const answers = await collectAnswers(questionsFor(kind, contentDir), flags, prompter);
  const fields = { ...kind.given?.(today), ...answers };
  return kind.kind === 'item'
    ? addItem(kind, fields, contentDir)
    : addFile(kind, fields, contentDir);
}

async function addFile(kind: FileKind, answers: Answers, contentDir: string): Promise<Created> {
  const { [IN]: folder, [NAME]: name, ...fields } = answers;
  const { folder: root, extension } = COLLECTIONS[kind.collection];
  const own = kind.named === 'number' ? nextPostId(contentDir) : (name ?? slugOf(titleOf(fields)));
  if (own === '')
    throw new NewFault([
      `--${NAME} is missing. The title has no Latin letters to name the file by.`,
    ]);
  const id = [folder, own].filter((part) => part !== undefined).join('/');
  const file = join(contentDir, root, `${id}.${extension}`);
  const draws = kind.collection === 'posts' && fields['image'] === undefined;
  const picture = draws ? pictureFile(id, contentDir) : undefined;
  for (const taken of [file, ...(picture ? [picture.file] : [])])
    if (existsSync(taken))
      throw new NewFault([`${taken} exists already and is left as it is; choose another name`]);

  const data = inSchemaOrder(kind, {
    draft: true,
    order: nextOrder(kind.collection, id, fields, contentDir),
    ...(draws && pictureFields(id)),
    ...fields,
  });
  check(schemaOf(kind), data, file);
  if (picture) write(picture.file, picture.text);
  const text = extension === 'md' ? markdownFile(data, kind.body ?? '') : jsonFile(data);
  write(file, await formatted(text, file));
  return {
    files: picture ? [file, picture.file] : [file],
    address: addressOf(kind.collection, id, data as EntryData<CollectionName>),
    draft: data['draft'] === true,
  };
}

async function addItem(kind: ItemKind, answers: Answers, contentDir: string): Promise<Created> {
  const { [IN]: name, ...fields } = answers;
  const file = join(contentDir, COLLECTIONS[kind.collection].folder, `${String(name)}.json`);
  const question = kind.collection === 'faqs' && { id: nextQuestionId(file, contentDir) };
  const item = inSchemaOrder(kind, { ...question, ...fields });
  check(kind.item, item, file);
  const text = withItem(readFileSync(file, 'utf8'), kind.list, item);
  write(file, await formatted(text, file));
  const category = readContent(contentDir).readings.faqs.value.find((one) => one.file === file);
  return {
    files: [file],
    address: category && `/${category.data.page}#faq-${String(item['id'])}`,
    draft: false,
    ...(kind.collection === 'facts' && { token: `{{${String(item['id'])}}}` }),
  };
}

const titleOf = ({ title }: Answers) => (typeof title === 'string' ? title : '');

/** The marks of publication first, so that they are seen; then the schema's own order. */
function inSchemaOrder(kind: Kind, fields: Answers): Answers {
  const known = Object.keys(schemaOf(kind).shape);
  const marks = ['draft', 'publishDate'].filter((name) => known.includes(name));
  const names = [...marks, ...known.filter((name) => !marks.includes(name))];
  const said = names.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    said
      .filter((name) => name !== 'draft' || fields[name] === true)
      .map((name) => [name, fields[name]]),
  );
}

function check(schema: z.ZodType, data: Answers, file: string): void {
  const result = validate(schema, data, file);
  if ('faults' in result)
    throw new NewFault(result.faults.map(({ field, message }) => `--${field}: ${message}`));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
