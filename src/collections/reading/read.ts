/** Reads `content/` from disk, for both the build's check and Astro's collections. */
import {
  collectionNamed,
  COLLECTION_NAMES,
  type CollectionName,
  type EntryData,
} from '#collections/index.ts';
import type { Site } from '#collections/site.ts';
import { validate } from './error-map.ts';
import { AS_WRITTEN, interpolate, tokensOf, type Tokens } from './figures.ts';
import { CONTENT_DIR, files, idOf } from './files.ts';
import { error, type Problem } from './problem.ts';
import { buildDay, publicationOf, type Publication } from './publication.ts';
import { readSource, type Source } from './source.ts';

export interface ReadEntry<Name extends CollectionName = CollectionName> {
  readonly collection: Name;
  /** Path inside the collection's folder, without ending; in a list the entry's own `id`. */
  readonly id: string;
  /** Path from the project's root, as problems name it. */
  readonly file: string;
  readonly data: EntryData<Name>;
  /** As written, before its figures are filled in. */
  readonly raw: { readonly data: unknown; readonly body: string };
  /** Markdown body; empty for JSON entries. */
  readonly body: string;
  /** Statutory figures the entry names, as ids of the fact register. */
  readonly figures: string[];
  readonly publication: Publication;
  /** Position in the list of its file, from 0. */
  readonly place: number;
  /**
   * A problem in a field, or in a line of the `body`, counted from 1; only a warning in a draft, because drafts
   * are not built.
   */
  problem(field: string, message: string, severity?: Problem['severity'], line?: number): Problem;
}

/** Valid entries by collection. */
export type Entries = { [Name in CollectionName]: ReadEntry<Name>[] };

interface CollectionReading<Name extends CollectionName> {
  /** What is published. */
  readonly value: ReadEntry<Name>[];
  /** Drafts and waiting entries. */
  readonly hidden: ReadEntry<Name>[];
  readonly errors: Problem[];
}

/**
 * Reads, fills and checks every entry of a collection. Drafts and waiting entries are separated from the
 * published ones here, for Astro's collections and for every other reader.
 */
export function readCollection<Name extends CollectionName>(
  name: Name,
  tokens: Tokens,
  contentDir = CONTENT_DIR,
  today = buildDay(),
): CollectionReading<Name> {
  const errors: Problem[] = [];
  const value: ReadEntry<Name>[] = [];
  const hidden: ReadEntry<Name>[] = [];
  for (const file of files(name, contentDir)) {
    const source = readSource(file);
    if ('message' in source) {
      errors.push(source);
      continue;
    }
    const items = itemsOf(source, idOf(name, file, contentDir), collectionNamed(name).isList);
    if ('message' in items) errors.push(items);
    else
      for (const item of items) {
        const { entry, problems } = readItem(name, source, item, tokens, today);
        errors.push(...problems);
        if (entry) (entry.publication.state === 'published' ? value : hidden).push(entry);
      }
  }
  return { value, hidden, errors };
}

interface Item {
  readonly id: string;
  readonly data: unknown;
  readonly place: number;
  /** The field of the file that holds the entry, such as `entries[3]`; empty where the file is the entry. */
  readonly above: string;
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NO_LIST = 'expected a list of entries, each with its own "id" in lower case with hyphens';

/** The entries that a file holds, one or a list, or why there are none. */
function itemsOf({ file, data }: Source, id: string, isList = false): Item[] | Problem {
  if (!isList) return [{ id, data, place: 0, above: '' }];
  const { entries = [] } = (data ?? {}) as { entries?: (Record<string, unknown> | null)[] };
  const items = [entries].flat().map((entry, place): Item => {
    const { id, ...data } = entry ?? {};
    return { id: typeof id === 'string' ? id : '', data, place, above: `entries[${place}]` };
  });
  const ids = new Set(items.map((item) => item.id).filter((one) => ID.test(one)));
  const isSound = Array.isArray(entries) && items.length > 0 && ids.size === items.length;
  return isSound ? items : error(file, 'entries', NO_LIST, 1);
}

const NO_BODY = 'is empty; write the text under the second line of ---';

/** One entry with its figures filled in, and its problems. */
function readItem<Name extends CollectionName>(
  name: Name,
  source: Source,
  { id, data, place, above }: Item,
  tokens: Tokens,
  today: string,
): { entry?: ReadEntry<Name>; problems: Problem[] } {
  const { extension, schema } = collectionNamed(name);
  const { file, body, bodyLine } = source;
  // Read before the fields are checked, so that a draft with errors is still a draft.
  const publication = publicationOf(data ?? {}, today);
  const problem: ReadEntry['problem'] = (field, message, severity = 'error', line = 1) => {
    const path = [above, field].filter(Boolean).join('.');
    return {
      severity: publication.state === 'draft' ? 'warning' : severity,
      ...{ file, field: path, message },
      ...(path !== '' && { line: field === 'body' ? bodyLine + line - 1 : source.lineOf(path) }),
    };
  };
  const inFields = interpolate(data, tokens);
  const inBody = interpolate(body, tokens, 'body');
  const checked = validate(schema, inFields.value);
  const problems = [
    ...(extension === 'md' && body === '' ? [problem('body', NO_BODY)] : []),
    ...[...inFields.problems, ...inBody.problems].map(({ name, field, why }) => {
      const line = body.slice(0, body.indexOf(`{{${name}`)).split('\n').length;
      return problem(field, `{{${name}}} ${why}`, 'error', line);
    }),
    ...checked.errors.map(({ field, message }) => problem(field, message)),
  ];
  if (checked.data === undefined) return { problems };
  const entry = {
    ...{ collection: name, id, file, place, publication, problem, raw: { data, body } },
    body: String(inBody.value),
    data: checked.data as EntryData<Name>,
    figures: [...new Set([...inFields.figures, ...inBody.figures])],
  };
  return { entry, problems };
}

/** The firm; undefined if its file has errors. */
export function readSite(contentDir = CONTENT_DIR): { site: Site | undefined; errors: Problem[] } {
  const { value, errors } = readCollection('site', AS_WRITTEN, contentDir);
  return { site: value[0]?.data, errors };
}

/** What the names in copy stand for on a day; see `tokensOf`. */
export function readTokens(contentDir = CONTENT_DIR, today = buildDay()): Tokens {
  const { site, errors } = readSite(contentDir);
  const facts = readCollection('facts', AS_WRITTEN, contentDir);
  const register = facts.value.flatMap(({ data }) => data.facts);
  return tokensOf(site, register, errors.length + facts.errors.length === 0, today);
}

/** Reads everything under `content/`. */
export function readContent(contentDir = CONTENT_DIR, today = buildDay()) {
  const tokens = readTokens(contentDir, today);
  return Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, readCollection(name, tokens, contentDir, today)]),
  ) as { [Name in CollectionName]: CollectionReading<Name> };
}
