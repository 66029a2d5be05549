/** Reads `content/` from disk: the one reading behind the build's check and Astro's collections. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { interpolate } from '#logic/interpolate.ts';
import { publicationOf, type Publication, type PublicationFields } from '#logic/publication.ts';
import { didYouMean } from '#schemas/allowed.ts';
import { fault, validate, type Fault } from '#schemas/fault-text.ts';
import { factsSchema } from '#schemas/records.ts';
import { siteSchema, type Site } from '#schemas/site.ts';
import { buildDay } from './build-day.ts';
import {
  COLLECTIONS,
  COLLECTION_NAMES,
  type CollectionName,
  type EntryData,
} from './collections.ts';
import { parseFile } from './parse-file.ts';

export const CONTENT_DIR = 'content';
export const SITE_FILE = 'site.json';

export interface ReadEntry<Name extends CollectionName = CollectionName> {
  /** Path inside the collection's folder, without ending. */
  readonly id: string;
  /** Path from the project's root, as faults name it. */
  readonly file: string;
  readonly data: EntryData<Name>;
  /** Markdown body; empty for JSON entries. */
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
  /** Statutory figures the entry names, as ids of the fact register. */
  readonly figures: string[];
  readonly publication: Publication;
}

/** Sound entries by collection. */
export type Entries = { [Name in CollectionName]: ReadEntry<Name>[] };

export interface Reading<T> {
  readonly value: T;
  readonly faults: Fault[];
}

export interface CollectionReading<Name extends CollectionName> extends Reading<ReadEntry<Name>[]> {
  /** Drafts and waiting entries: `value` holds only what is published. */
  readonly hidden: ReadEntry<Name>[];
  /** Ids of entries with faults: they exist, but nothing is known of them. */
  readonly unsound: string[];
  /** Files that say they are drafts, sound or not. */
  readonly drafts: string[];
}

/** Reads site.json; a fault leaves the value undefined. */
export function readSite(contentDir = CONTENT_DIR): Reading<Site | undefined> {
  const file = join(contentDir, SITE_FILE);
  const raw = parseFile(file, 'json');
  if ('faults' in raw) return { value: undefined, faults: raw.faults };
  const checked = validate(siteSchema, raw.data, file);
  return 'faults' in checked
    ? { value: undefined, faults: checked.faults }
    : { value: checked.data, faults: [] };
}

/**
 * What `{{…}}` may name: facts by id, the firm's by `site.name`, `site.email` and the like. Where a
 * file has faults, a name in it stands for itself, so that those faults are told and no others.
 */
export function readTokens(site: Site | undefined, contentDir = CONTENT_DIR): Map<string, string> {
  const itself = (name: string) => [name, `{{${name}}}`] as const;
  const tokens = new Map<string, string>(
    Object.keys(siteSchema.shape).map((key) => itself(`site.${key}`)),
  );
  for (const [key, value] of Object.entries(site ?? {}))
    if (typeof value === 'string' || typeof value === 'number')
      tokens.set(`site.${key}`, String(value));
    else tokens.delete(`site.${key}`);
  for (const file of files('facts', contentDir)) {
    const raw = parseFile(file, 'json');
    if ('faults' in raw) continue; // reported when the collection itself is read
    const checked = validate(factsSchema, raw.data, file);
    if ('data' in checked) for (const { id, value } of checked.data.facts) tokens.set(id, value);
    else for (const id of factIds(raw.data)) tokens.set(...itself(id));
  }
  return tokens;
}

/** Ids in a fact file that has faults. */
function factIds(data: unknown): string[] {
  const facts = (data as { facts?: unknown } | null)?.facts;
  if (!Array.isArray(facts)) return [];
  return facts.flatMap((fact: { id?: unknown } | null) =>
    typeof fact?.id === 'string' ? [fact.id] : [],
  );
}

/**
 * Reads, fills and checks every entry of a collection. This is where drafts and waiting entries part
 * from the published ones, for Astro's collections and for every other reader.
 */
export function readCollection<Name extends CollectionName>(
  name: Name,
  tokens: ReadonlyMap<string, string>,
  contentDir = CONTENT_DIR,
  today = buildDay(),
): CollectionReading<Name> {
  const { folder, extension } = COLLECTIONS[name];
  const schema: z.ZodType = COLLECTIONS[name].schema;
  const faults: Fault[] = [];
  const value: ReadEntry<Name>[] = [];
  const hidden: ReadEntry<Name>[] = [];
  const unsound: string[] = [];
  const drafts: string[] = [];
  for (const file of files(name, contentDir)) {
    const raw = parseFile(file, extension);
    const id = slashes(file).slice(
      slashes(join(contentDir, folder)).length + 1,
      -(extension.length + 1),
    );
    if ('faults' in raw) {
      faults.push(...raw.faults);
      unsound.push(id);
      continue;
    }
    const publication = publicationOf(publicationFields(raw.data), today);
    if (publication.state === 'draft') drafts.push(file);
    const filled = interpolate(raw, tokens);
    for (const token of filled.unknown)
      faults.push({
        ...fault(
          file,
          '',
          `{{${token}}} names no fact; ${didYouMean(token, [...tokens.keys()])}see content/facts/ and content/site.json`,
        ),
        mark: `{{${token}}}`,
      });
    const checked = validate(schema, filled.value.data, file);
    if ('faults' in checked) {
      faults.push(...checked.faults);
      unsound.push(id);
      continue;
    }
    (publication.state === 'published' ? value : hidden).push({
      id,
      file,
      data: checked.data as EntryData<Name>,
      body: filled.value.body,
      bodyLine: raw.bodyLine,
      figures: filled.used.filter((token) => !token.startsWith('site.')),
      publication,
    });
  }
  return { value, hidden, unsound, drafts, faults };
}

/** The deciding fields of data that is not checked yet, so that a draft with faults is still a draft. */
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
  readonly readings: { [Name in CollectionName]: CollectionReading<Name> };
}

/** Reads everything under `content/`. */
export function readContent(contentDir = CONTENT_DIR, today = buildDay()): ContentReading {
  const site = readSite(contentDir);
  const tokens = readTokens(site.value, contentDir);
  const readings = COLLECTION_NAMES.map((name) => [
    name,
    readCollection(name, tokens, contentDir, today),
  ]);
  return { site, readings: Object.fromEntries(readings) as ContentReading['readings'] };
}

/** Files of a collection, sorted, so that a build never depends on the disk's order. */
export function files(name: CollectionName, contentDir = CONTENT_DIR): string[] {
  const { folder, extension } = COLLECTIONS[name];
  return globSync(join(contentDir, folder, '**', `*.${extension}`)).sort();
}

const slashes = (path: string) => path.replaceAll('\\', '/');
