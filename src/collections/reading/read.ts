/** Reads `content/` from disk, once for everything that needs it. */
import {
  COLLECTION_NAMES,
  addressOf,
  collectionNamed,
  type CollectionName,
  type EntryData,
  type GroupData,
} from '#collections/index.ts';
import type { EntryGroup } from '#collections/collection.ts';
import { z } from 'zod';
import { validate } from './error-map.ts';
import { keepTokens, interpolate, tokensOf, type Tokens } from './figures.ts';
import { CONTENT_DIR, files, idOf } from './files.ts';
import type { Problem } from './problem.ts';
import { buildDay, publicationOf, type Publication } from './publication.ts';
import { readSource, type Source } from './source.ts';

/** What an entry and the head of a group have in common: fields in a file. */
export interface ReadFields {
  readonly collection: CollectionName;
  readonly id: string;
  /** Path from the project's root, as problems name it. */
  readonly file: string;
  readonly data: object;
  /** As written, before its figures are filled in. */
  readonly raw: { readonly data: unknown; readonly body: string };
  /** Markdown body; empty for JSON entries. */
  readonly body: string;
  readonly publication: Publication;
  /** Path, with the anchor of a part of a page; undefined where no page shows it. */
  readonly address: string | undefined;
  /**
   * A problem in a field, or in a line of the `body`, counted from 1; only a warning in a draft, because drafts
   * are not built.
   */
  problem(field: string, message: string, severity?: Problem['severity'], line?: number): Problem;
}

export interface ReadEntry<Name extends CollectionName = CollectionName> extends ReadFields {
  readonly collection: Name;
  /** Path inside the collection's folder, without ending; in a group the entry's own id. */
  readonly id: string;
  readonly data: EntryData<Name>;
  /** The file that holds the entry with others; undefined where a file is one entry. */
  readonly group: ReadGroup<Name> | undefined;
  /** Position in its group, from 0. */
  readonly index: number;
  /** Statutory figures the entry names, as ids of the fact register. */
  readonly figures: string[];
}

/** A file with several entries, and the fields that they share. */
export interface ReadGroup<Name extends CollectionName = CollectionName> extends ReadFields {
  readonly data: NonNullable<GroupData<Name>>;
}

/** Entries by collection, in the order of their files. */
export type Entries = { readonly [Name in CollectionName]: readonly ReadEntry<Name>[] };

export interface Content {
  /** Every valid entry, also drafts and those that wait for their day. */
  readonly all: Entries;
  /** What visitors see on the day of the build. */
  readonly published: Entries;
  readonly groups: readonly ReadGroup[];
  /** What is wrong in single files. */
  readonly problems: readonly Problem[];
}

/**
 * The reading of the project's own `content/`, until a file changes. On `globalThis`, because Node and Vite each load
 * this module.
 */
const shared = globalThis as { contentReading?: Content | undefined };
/** Forgets the reading; the next one reads the files again. */
export const forgetContent = () => {
  shared.contentReading = undefined;
};

/** Everything under `content/` as of a day, `YYYY-MM-DD`. The project's own folder is read once. */
export function readContent(contentDir = CONTENT_DIR, today = buildDay()): Content {
  if (contentDir !== CONTENT_DIR || today !== buildDay()) return readAll(contentDir, today);
  return (shared.contentReading ??= readAll(contentDir, today));
}

/** What the names in copy stand for on a day; see `tokensOf`. */
export function readTokens(contentDir: string, today: string): Tokens {
  const site = readCollection('site', keepTokens, contentDir, today);
  const facts = readCollection('facts', keepTokens, contentDir, today);
  const isWhole = site.problems.length + facts.problems.length === 0;
  const register = facts.entries.map(({ data }) => data);
  return tokensOf(site.entries[0]?.data, register, isWhole, today);
}

function readAll(contentDir: string, today: string): Content {
  const tokens = readTokens(contentDir, today);
  const readings = COLLECTION_NAMES.map(
    (name) => [name, readCollection(name, tokens, contentDir, today)] as const,
  );
  const entriesWhere = (isIncluded: (entry: ReadEntry) => boolean) =>
    Object.fromEntries(
      readings.map(([name, { entries }]) => [name, entries.filter(isIncluded)]),
    ) as unknown as Entries;
  return {
    all: entriesWhere(() => true),
    published: entriesWhere(({ publication }) => publication.state === 'published'),
    groups: readings.flatMap(([, { groups }]) => groups),
    problems: readings.flatMap(([, { problems }]) => problems),
  };
}

interface CollectionReading<Name extends CollectionName> {
  readonly entries: ReadEntry<Name>[];
  readonly groups: ReadGroup<Name>[];
  readonly problems: Problem[];
}

/** The entries of one collection with their names filled in by `tokens`. */
export function readCollection<Name extends CollectionName>(
  name: Name,
  tokens: Tokens,
  contentDir = CONTENT_DIR,
  today = buildDay(),
): CollectionReading<Name> {
  const reading: CollectionReading<Name> = { entries: [], groups: [], problems: [] };
  for (const file of files(name, contentDir)) {
    const source = readSource(file);
    if ('message' in source) {
      reading.problems.push(source);
      continue;
    }
    const reader = { name, source, tokens, today };
    const id = idOf(name, file, contentDir);
    const { group } = collectionNamed(name);
    if (group) readGroup(reader, id, group, reading);
    else readEntry(reader, { id, data: source.data, index: 0, group: undefined }, reading);
  }
  return reading;
}

interface Reader<Name extends CollectionName> {
  readonly name: Name;
  readonly source: Source;
  readonly tokens: Tokens;
  readonly today: string;
}

/** An entry as it is written. */
interface WrittenEntry<Name extends CollectionName> {
  readonly id: string;
  readonly data: unknown;
  readonly index: number;
  readonly group: ReadGroup<Name> | undefined;
}

/** Reads the head of a group, then each of its entries. Their ids need the head's file name only. */
function readGroup<Name extends CollectionName>(
  reader: Reader<Name>,
  id: string,
  { list, head, entryId, address }: EntryGroup,
  reading: CollectionReading<Name>,
): void {
  const { name, source } = reader;
  const { [list]: items, ...fields } = Object(source.data) as Record<string, unknown>;
  const schema = (head as z.ZodObject).extend({ [list]: z.array(z.unknown()) });
  const read = readFields(
    reader,
    { ...fields, [list]: Array.isArray(items) ? [] : items },
    schema,
    '',
  );
  reading.problems.push(...read.problems);
  if (read.data === undefined) return;
  const { [list]: _list, ...data } = read.data as Record<string, unknown>;
  const group = {
    collection: name,
    id,
    file: source.file,
    data: { ...data, id } as NonNullable<GroupData<Name>>,
    raw: { data: fields, body: '' },
    body: '',
    publication: { state: 'published' } as const,
    address: address?.(id, data),
    problem: read.problem,
  };
  reading.groups.push(group);
  for (const [index, item] of (items as unknown[]).entries()) {
    const data = Object(item) as Record<string, unknown>;
    const ownId = entryId ? entryId(data, id) : String(data['id']);
    readEntry(reader, { id: ownId, data: item, index, group }, reading);
  }
}

const NO_BODY = 'is empty; write the text under the second line of ---';

function readEntry<Name extends CollectionName>(
  reader: Reader<Name>,
  { id, data: written, index, group }: WrittenEntry<Name>,
  reading: CollectionReading<Name>,
): void {
  const { name, source, tokens } = reader;
  const { extension, schema, group: description } = collectionNamed(name);
  const { file, body } = source;
  const above = description ? `${description.list}[${index}]` : '';
  const { data, figures, publication, problem, problems } = readFields(
    reader,
    written,
    schema,
    above,
  );
  reading.problems.push(...problems);
  if (extension === 'md' && body === '') reading.problems.push(problem('body', NO_BODY));
  const inBody = interpolate(body, tokens, 'body');
  for (const { name, field, why } of inBody.problems) {
    const line = body.slice(0, body.indexOf(`{{${name}`)).split('\n').length;
    reading.problems.push(problem(field, `{{${name}}} ${why}`, 'error', line));
  }
  if (data === undefined) return;
  reading.entries.push({
    collection: name,
    id,
    file,
    data: data as EntryData<Name>,
    raw: { data: written, body },
    body: String(inBody.value),
    publication,
    address: addressOf(name, id, data, group?.data),
    problem,
    group,
    index,
    figures: [...new Set([...figures, ...inBody.figures])],
  });
}

/** Fields with their figures filled in and checked. `above`: the field of the file that holds them, such as `faqs[3]`. */
function readFields(
  { source, tokens, today }: Reader<CollectionName>,
  written: unknown,
  schema: z.ZodType<object>,
  above: string,
) {
  const { file, bodyLine } = source;
  // Read before the fields are checked, so that a draft with errors is still a draft.
  const publication = publicationOf(written ?? {}, today);
  const problem: ReadFields['problem'] = (field, message, severity = 'error', line = 1) => {
    const path = [above, field].filter(Boolean).join('.');
    const lineInFile = field === 'body' ? bodyLine + line - 1 : source.lineOf(path);
    return {
      severity: publication.state === 'draft' ? 'warning' : severity,
      file,
      field: path,
      message,
      ...(path !== '' && { line: lineInFile }),
    };
  };
  const filled = interpolate(written, tokens);
  const { data, errors } = validate(schema, filled.value);
  const problems = [
    ...filled.problems.map(({ name, field, why }) => problem(field, `{{${name}}} ${why}`)),
    ...errors.map(({ field, message }) => problem(field, message)),
  ];
  return { data, figures: filled.figures, publication, problem, problems };
}
