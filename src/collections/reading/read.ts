/** Reads `content/` from disk: the one reading behind the build's check and Astro's collections. */
import { join } from 'node:path';
import type { z } from 'zod';
import {
  collectionNamed,
  COLLECTION_NAMES,
  type CollectionName,
  type EntryData,
} from '#collections/index.ts';
import { SINGLE_FILES, type SingleData, type SingleName } from '#collections/site.ts';
import { validate } from './error-map.ts';
import { figuresAmong, interpolate, readTokens, type Tokens } from './figures.ts';
import { CONTENT_DIR, files, idOf } from './files.ts';
import { error, type Finding } from './finding.ts';
import {
  buildDay,
  publicationOf,
  type Publication,
  type PublicationFields,
} from './publication.ts';
import { readSource, type Source } from './source.ts';

export interface ReadEntry<Name extends CollectionName = CollectionName> {
  /** Path inside the collection's folder, without ending; in a list the entry's own `id`. */
  readonly id: string;
  /** Path from the project's root, as findings name it. */
  readonly file: string;
  readonly source: Source;
  /** The field of the file that holds the entry, such as `entries[3]`; empty where the file is the entry. */
  readonly above: string;
  readonly data: EntryData<Name>;
  /** As written, before its figures are filled in. */
  readonly raw: { readonly data: unknown; readonly body: string };
  /** Markdown body; empty for JSON entries. */
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Statutory figures the entry names, as ids of the fact register. */
  readonly figures: string[];
  readonly publication: Publication;
  /** Position in the list of its file, from 0. */
  readonly place: number;
}

/** Valid entries by collection. */
export type Entries = { [Name in CollectionName]: ReadEntry<Name>[] };

/** What is wrong with a field of an entry, with its line. */
export function problemIn(
  { file, source, above }: Pick<ReadEntry, 'file' | 'source' | 'above'>,
  field: string,
  message: string,
  severity: Finding['severity'] = 'error',
): Finding {
  const path = [above, field].filter(Boolean).join('.');
  return {
    severity,
    file,
    field: path,
    message,
    ...(path !== '' && { line: source.lineOf(path) }),
  };
}

/** What is wrong with a line of an entry's body, counted from its first. */
export const problemInBody = (
  { file, bodyLine }: Pick<ReadEntry, 'file' | 'bodyLine'>,
  line: number,
  message: string,
  severity: Finding['severity'] = 'error',
): Finding => ({ severity, file, field: 'body', message, line: bodyLine + line - 1 });

export interface CollectionReading<Name extends CollectionName> {
  /** What is published. */
  readonly value: ReadEntry<Name>[];
  /** Drafts and waiting entries. */
  readonly hidden: ReadEntry<Name>[];
  /** What is wrong; of drafts only warnings, because nothing of them is built. */
  readonly errors: Finding[];
}

export interface SingleReading<T> {
  readonly value: T | undefined;
  readonly source: Source;
  readonly errors: Finding[];
}

/** Reads a file that there is one of; an error leaves the value undefined. */
export function readSingle<Name extends SingleName>(
  name: Name,
  contentDir = CONTENT_DIR,
): SingleReading<SingleData<Name>> {
  const source = readSource(join(contentDir, SINGLE_FILES[name].file));
  if (source.problem) return { value: undefined, source, errors: [source.problem] };
  const schema = SINGLE_FILES[name].schema as unknown as z.ZodType<SingleData<Name>>;
  const checked = validate(schema, source.data, source.file);
  return 'errors' in checked
    ? { value: undefined, source, errors: withLines(checked.errors, source) }
    : { value: checked.data, source, errors: [] };
}

/** The firm; see `readSingle`. */
export const readSite = (contentDir = CONTENT_DIR) => readSingle('site', contentDir);

const withLines = (errors: readonly Finding[], { lineOf }: Source): Finding[] =>
  errors.map((one) => ({ ...one, line: lineOf(one.field) }));

const NO_BODY = 'is empty; write the text under the second line of ---';

/**
 * Reads, fills and checks every entry of a collection. This is where drafts and waiting entries part
 * from the published ones, for Astro's collections and for every other reader.
 */
export function readCollection<Name extends CollectionName>(
  name: Name,
  tokens: Tokens,
  contentDir = CONTENT_DIR,
  today = buildDay(),
): CollectionReading<Name> {
  const { extension, schema, list } = collectionNamed(name);
  const errors: Finding[] = [];
  const value: ReadEntry<Name>[] = [];
  const hidden: ReadEntry<Name>[] = [];
  for (const file of files(name, contentDir)) {
    const source = readSource(file);
    if (source.problem) {
      errors.push(source.problem);
      continue;
    }
    const { body, bodyLine } = source;
    const items =
      list === undefined
        ? [{ id: idOf(name, file, contentDir), data: source.data, above: '' }]
        : itemsOf(source.data);
    if (items === undefined) {
      errors.push(error(file, 'entries', 'expected a list of entries, each with its own "id"', 1));
      continue;
    }
    for (const [place, { id, data, above }] of items.entries()) {
      const publication = publicationOf(publicationFields(data), today);
      const inEntry = { file, source, above };
      if (list !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
        const message = `found "${id}"; write it in lower case with hyphens`;
        errors.push(problemIn(inEntry, 'id', message));
        continue;
      }
      const severity = publication.state === 'draft' ? 'warning' : 'error';
      if (extension === 'md' && body === '')
        errors.push({ ...error(file, 'body', NO_BODY, bodyLine), severity });
      const filled = interpolate(data, tokens);
      for (const { name, field, why } of filled.faults)
        errors.push(problemIn(inEntry, field, `{{${name}}} ${why}`, severity));
      const filledBody = interpolate(body, tokens);
      for (const { name, why } of filledBody.faults) {
        const line = body.slice(0, body.indexOf(`{{${name}`)).split('\n').length;
        errors.push(problemInBody({ file, bodyLine }, line, `{{${name}}} ${why}`, severity));
      }
      const checked = validate(schema, filled.value, file);
      if ('errors' in checked) {
        for (const { field, message } of checked.errors)
          errors.push(problemIn(inEntry, field, message, severity));
        continue;
      }
      (publication.state === 'published' ? value : hidden).push({
        ...{ id, place, publication, body: filledBody.value, bodyLine, raw: { data, body } },
        ...inEntry,
        data: checked.data as EntryData<Name>,
        figures: figuresAmong([...filled.used, ...filledBody.used]),
      });
    }
  }
  return { value, hidden, errors };
}

interface Item {
  readonly id: string;
  readonly data: unknown;
  readonly above: string;
}

/** The entries of a file that lists them; undefined where it is no such list. */
function itemsOf(data: unknown): Item[] | undefined {
  const listed = (data as { entries?: unknown } | null)?.entries;
  if (!Array.isArray(listed)) return undefined;
  const items = listed.map((item: unknown, place): Item | undefined => {
    if (typeof item !== 'object' || item === null) return undefined;
    const { id, ...data } = item as Record<string, unknown>;
    return typeof id === 'string' ? { id, data, above: `entries[${place}]` } : undefined;
  });
  const ids = new Set(items.map((item) => item?.id));
  return items.includes(undefined) || ids.size < items.length ? undefined : (items as Item[]);
}

/** The deciding fields of data that is not checked yet, so that a draft with errors is still a draft. */
function publicationFields(data: unknown): PublicationFields {
  if (typeof data !== 'object' || data === null) return {};
  const { draft, publishDate } = data as Record<string, unknown>;
  return {
    draft: draft === true,
    publishDate: typeof publishDate === 'string' ? publishDate : undefined,
  };
}

/** Reads everything under `content/`. */
export function readContent(contentDir = CONTENT_DIR, today = buildDay()) {
  const site = readSite(contentDir);
  const tokens = readTokens(site.value, contentDir, today);
  const readings = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, readCollection(name, tokens, contentDir, today)]),
  ) as { [Name in CollectionName]: CollectionReading<Name> };
  return { site, navigation: readSingle('navigation', contentDir), readings };
}
