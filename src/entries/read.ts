/** Reads `content/` from disk: the one reading behind the build's check and Astro's collections. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { interpolate } from '#logic/interpolate.ts';
import { validate, type Fault } from '#schemas/fault-text.ts';
import { factsSchema } from '#schemas/records.ts';
import { siteSchema, type Site } from '#schemas/site.ts';
import { COLLECTIONS, type CollectionName, type EntryData } from './collections.ts';

export const CONTENT_DIR = 'content';
const SITE_FILE = 'site.json';

export interface ReadEntry<Name extends CollectionName = CollectionName> {
  /** Path inside the collection's folder, without ending. */
  readonly id: string;
  /** Path from the project's root, as faults name it. */
  readonly file: string;
  readonly data: EntryData<Name>;
  /** Markdown body; empty for JSON entries. */
  readonly body: string;
  /** Statutory figures the entry names, as ids of the fact register. */
  readonly figures: string[];
}

/** Every sound entry of every collection. */
export type Entries = { [Name in CollectionName]: ReadEntry<Name>[] };

export interface Reading<T> {
  readonly value: T;
  readonly faults: Fault[];
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Reads site.json; a fault leaves the value undefined. */
export function readSite(contentDir = CONTENT_DIR): Reading<Site | undefined> {
  const file = join(contentDir, SITE_FILE);
  const raw = parse(file, 'json');
  if ('faults' in raw) return { value: undefined, faults: raw.faults };
  const checked = validate(siteSchema, raw.data, file);
  return 'faults' in checked
    ? { value: undefined, faults: checked.faults }
    : { value: checked.data, faults: [] };
}

/** What `{{…}}` may name: facts by id, the firm's by `site.name`, `site.email` and the like. */
export function readTokens(site: Site, contentDir = CONTENT_DIR): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [key, value] of Object.entries(site))
    if (typeof value === 'string' || typeof value === 'number')
      tokens.set(`site.${key}`, String(value));
  for (const file of files('facts', contentDir)) {
    const raw = parse(file, 'json');
    if ('faults' in raw) continue; // reported when the collection itself is read
    const checked = validate(factsSchema, raw.data, file);
    if ('faults' in checked) continue;
    for (const fact of checked.data.facts) tokens.set(fact.id, fact.value);
  }
  return tokens;
}

/** Reads, fills and checks every entry of a collection; sound ones are returned, faults listed. */
export function readCollection<Name extends CollectionName>(
  name: Name,
  tokens: ReadonlyMap<string, string>,
  contentDir = CONTENT_DIR,
): Reading<ReadEntry<Name>[]> {
  const { folder, extension } = COLLECTIONS[name];
  const schema: z.ZodType = COLLECTIONS[name].schema;
  const faults: Fault[] = [];
  const value: ReadEntry<Name>[] = [];
  for (const file of files(name, contentDir)) {
    const raw = parse(file, extension);
    if ('faults' in raw) {
      faults.push(...raw.faults);
      continue;
    }
    const filled = interpolate(raw, tokens);
    for (const token of filled.unknown)
      faults.push({
        file,
        field: '',
        message: `{{${token}}} names no fact; see content/facts/ and content/site.json`,
      });
    const checked = validate(schema, filled.value.data, file);
    if ('faults' in checked) {
      faults.push(...checked.faults);
      continue;
    }
    value.push({
      id: slashes(file).slice(
        slashes(join(contentDir, folder)).length + 1,
        -(extension.length + 1),
      ),
      file,
      data: checked.data as EntryData<Name>,
      body: filled.value.body,
      figures: filled.used.filter((token) => !token.startsWith('site.')),
    });
  }
  return { value, faults };
}

/** Files of a collection, sorted, so that a build never depends on the disk's order. */
export function files(name: CollectionName, contentDir = CONTENT_DIR): string[] {
  const { folder, extension } = COLLECTIONS[name];
  return globSync(join(contentDir, folder, '**', `*.${extension}`)).sort();
}

type Parsed = { readonly data: unknown; readonly body: string } | { readonly faults: Fault[] };

function parse(file: string, extension: 'md' | 'json'): Parsed {
  try {
    const source = readFileSync(file, 'utf8');
    if (extension === 'json') return { data: JSON.parse(source), body: '' };
    const match = FRONTMATTER.exec(source);
    if (!match) return { faults: [whole(file, 'has no front matter between two lines of ---')] };
    // YAML 1.2 core reads dates as text, so a day that does not exist is caught by the schema.
    const data = parseYaml(match[1] ?? '', { schema: 'core' });
    return { data, body: source.slice(match[0].length).trim() };
  } catch (error) {
    return {
      faults: [whole(file, error instanceof Error ? firstLine(error.message) : 'cannot be read')],
    };
  }
}

const whole = (file: string, message: string): Fault => ({ file, field: '', message });
const firstLine = (message: string) => message.split('\n', 1)[0] ?? message;
const slashes = (path: string) => path.replaceAll('\\', '/');
