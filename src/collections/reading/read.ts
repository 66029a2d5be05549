/** Reads `content/` from disk: the one reading behind the build's check and Astro's collections. */
import { join } from 'node:path';
import type { z } from 'zod';
import {
  collectionNamed,
  COLLECTION_NAMES,
  type CollectionName,
  type EntryData,
} from '#collections/index.ts';
import { SINGLE_FILES, type SingleData, type SingleName } from '#collections/single-files.ts';
import type { Navigation } from '#collections/navigation.ts';
import type { Site } from '#collections/site.ts';
import { figuresAmong, interpolate, readTokens, type Tokens } from './figures.ts';
import { CONTENT_DIR, foundFiles, idOf, linkFault } from './files.ts';
import { error, type Finding } from './finding.ts';
import { fieldPath, validate } from './error-map.ts';
import { parseFile } from './parse-file.ts';
import {
  buildDay,
  publicationOf,
  type Publication,
  type PublicationFields,
} from './publication.ts';

export interface ReadEntry<Name extends CollectionName = CollectionName> {
  /** Path inside the collection's folder, without ending. */
  readonly id: string;
  /** Path from the project's root, as findings name it. */
  readonly file: string;
  readonly data: EntryData<Name>;
  /** Markdown body; empty for JSON entries. */
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Statutory figures the entry names, as ids of the fact register. */
  readonly figures: string[];
  readonly publication: Publication;
  /** Position in the list of its file, from 0; of an entry with a file of its own among the files. */
  readonly place: number;
}

/** Valid entries by collection. */
export type Entries = { [Name in CollectionName]: ReadEntry<Name>[] };

export interface Reading<T> {
  readonly value: T;
  readonly errors: Finding[];
}

export interface CollectionReading<Name extends CollectionName> extends Reading<ReadEntry<Name>[]> {
  /** Drafts and waiting entries: `value` holds only what is published. */
  readonly hidden: ReadEntry<Name>[];
  /** Ids of entries with errors: they exist, but nothing is known of them. */
  readonly invalid: string[];
  /** Files that say they are drafts, valid or not. */
  readonly drafts: string[];
}

/** Reads a file that there is one of; an error leaves the value undefined. The doctor names links that lead elsewhere. */
export function readSingle<Name extends SingleName>(
  name: Name,
  contentDir = CONTENT_DIR,
): Reading<SingleData<Name> | undefined> {
  const path = join(contentDir, SINGLE_FILES[name].file);
  if (linkFault(path, contentDir) !== undefined) return { value: undefined, errors: [] };
  const raw = parseFile(path, 'json');
  if ('errors' in raw) return { value: undefined, errors: raw.errors };
  const schema = SINGLE_FILES[name].schema as unknown as z.ZodType<SingleData<Name>>;
  const checked = validate(schema, raw.data, path);
  return 'errors' in checked
    ? { value: undefined, errors: checked.errors }
    : { value: checked.data, errors: [] };
}

/** The firm; see `readSingle`. */
export const readSite = (contentDir = CONTENT_DIR) => readSingle('site', contentDir);

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
  const invalid: string[] = [];
  const drafts: string[] = [];
  for (const file of foundFiles(name, contentDir)) {
    const id = idOf(name, file, contentDir);
    if (linkFault(file, contentDir) !== undefined) {
      invalid.push(id);
      continue;
    }
    const raw = parseFile(file, extension);
    if ('errors' in raw) {
      errors.push(...raw.errors);
      invalid.push(id);
      continue;
    }
    if (extension === 'md' && raw.body === '')
      errors.push(error(file, 'body', NO_BODY, raw.bodyLine));
    const items = list === undefined ? [{ id, data: raw.data, above: [] }] : itemsOf(raw.data);
    if (items === undefined) {
      errors.push(error(file, 'entries', 'expected a list of entries, each with an "id"'));
      continue;
    }
    for (const { id, data, above } of items) {
      const publication = publicationOf(publicationFields(data), today);
      if (publication.state === 'draft') drafts.push(file);
      const filled = interpolate({ data, body: raw.body }, tokens);
      for (const [name, fault] of filled.faults)
        errors.push({
          ...error(file, fieldPath(above), `{{${name}}} ${fault}`),
          mark: `{{${name}}}`,
        });
      const checked = validate(schema, filled.value.data, file, above);
      if ('errors' in checked) {
        errors.push(...checked.errors);
        invalid.push(id);
        continue;
      }
      (publication.state === 'published' ? value : hidden).push({
        id,
        file,
        data: checked.data as EntryData<Name>,
        body: filled.value.body,
        bodyLine: raw.bodyLine,
        figures: figuresAmong(filled.used),
        publication,
        place: value.length + hidden.length,
      });
    }
  }
  return { value, hidden, invalid, drafts, errors };
}

interface Item {
  readonly id: string;
  readonly data: unknown;
  readonly above: readonly PropertyKey[];
}

/** The entries of a file that lists them; undefined where it is no such list. */
function itemsOf(data: unknown): Item[] | undefined {
  const listed = (data as { entries?: unknown } | null)?.entries;
  if (!Array.isArray(listed)) return undefined;
  const items = listed.map((item: unknown, place): Item | undefined => {
    if (typeof item !== 'object' || item === null) return undefined;
    const { id, ...data } = item as Record<string, unknown>;
    return typeof id === 'string' ? { id, data, above: ['entries', place] } : undefined;
  });
  return items.includes(undefined) ? undefined : (items as Item[]);
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

export interface ContentReading {
  readonly site: Reading<Site | undefined>;
  readonly navigation: Reading<Navigation | undefined>;
  readonly readings: { [Name in CollectionName]: CollectionReading<Name> };
}

/** Reads everything under `content/`. */
export function readContent(contentDir = CONTENT_DIR, today = buildDay()): ContentReading {
  const site = readSite(contentDir);
  const tokens = readTokens(site.value, contentDir, today);
  const readings = COLLECTION_NAMES.map((name) => [
    name,
    readCollection(name, tokens, contentDir, today),
  ]);
  const navigation = readSingle('navigation', contentDir);
  return { site, navigation, readings: Object.fromEntries(readings) as ContentReading['readings'] };
}
