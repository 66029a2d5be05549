/** Links, and fields that name another entry: what they lead to must exist, and be public by then. */
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { jsonSchema, type JsonSchema } from '#collections/json-schemas.ts';
import { didYouMean, quote } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import { isPublicBefore, ribbonText, type Publication } from '#collections/reading/publication.ts';
import type { Content, Entries, ReadEntry } from '#collections/reading/read.ts';
import { ROUTES, ROUTE_ALIASES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS, GRID_ANCHOR } from '#site/services.ts';
import { everyEntry, everyText, textsOf } from './texts.ts';

const PUBLISHED: Publication = { state: 'published' };

/**
 * Every page by its path, with its parts by anchor. A page written in code is always public; one
 * made from an entry is as public as the entry.
 */
export function linkTargets({ all, groups }: Content) {
  const targets = new Map<string, { publication: Publication; parts: Map<string, Publication> }>();
  const targetAt = (path: string, publication = PUBLISHED) => {
    const target = targets.get(path) ?? { publication, parts: new Map([['main', PUBLISHED]]) };
    targets.set(path, target);
    return target;
  };
  for (const { collection, address, body, publication } of [...everyEntry(all), ...groups]) {
    const { ownPage } = collectionNamed(collection);
    const [path, anchor] = address?.split('#') ?? [];
    if (path === undefined) continue;
    const { parts } = targetAt(path, ownPage || path.endsWith('.pdf') ? publication : PUBLISHED);
    if (anchor !== undefined) parts.set(anchor, publication);
    if (ownPage) for (const heading of markdownParts(body).anchors) parts.set(heading, publication);
  }
  for (const path of [...Object.values(ROUTES), ...Object.keys(ROUTE_ALIASES)]) targetAt(path);
  for (const family of FAMILY_IDS)
    targetAt(FAMILIES[family].path).parts.set(GRID_ANCHOR, PUBLISHED);
  return targets;
}

const HIDES_PAGE =
  'is a page of this site, which nobody would see any more; take this redirect out';

type Targets = ReturnType<typeof linkTargets>;

/**
 * Every link inside the site, in the menu, in fields and in Markdown, must lead to a page, or a part
 * of one, that is public by then. No redirect may hide a page.
 */
export function linkProblems(content: Content): Problem[] {
  const targets = linkTargets(content);
  const links = everyText(content).flatMap((entry) => {
    const page = entry.address?.replace(/#.*/, '') ?? '';
    return textsOf(entry).flatMap(({ path, value }) =>
      linksIn(path, value).flatMap(({ href, line }) => {
        const target = href.startsWith('#') ? `${page}${href}` : href;
        const why = /^\/(?!\/)/.test(target)
          ? wrongTarget(target, targets, entry.publication)
          : undefined;
        if (why === undefined) return [];
        return [entry.problem(path, `links to ${href}${why}`, 'error', line)];
      }),
    );
  });
  const hiding = content.all.redirects
    .filter(({ data }) => targets.has(data.from))
    .map(({ data, problem }) => problem('from', `${data.from} ${HIDES_PAGE}`));
  return [...links, ...hiding];
}

/** The link in a link field, or the links in the Markdown of another field or the body. */
function linksIn(field: string, text: string) {
  if (/(^|\.)(href|url|to|service)$/.test(field)) return [{ href: text, line: 1 }];
  return field === 'body' || text.includes('](') ? markdownParts(text).links : [];
}

/** What is wrong with the page or part that a link leads to; undefined if nothing is. */
function wrongTarget(target: string, targets: Targets, naming: Publication): string | undefined {
  const [address = '', anchor] = target.split('#');
  const path = address.replace(/\?.*$/, '');
  const page = targets.get(path);
  if (page === undefined) return `; ${didYouMean(path, [...targets.keys()])}there is no such page`;
  const part = anchor === undefined ? page.publication : page.parts.get(anchor);
  if (part === undefined)
    return `; ${didYouMean(anchor, [...page.parts.keys()])}there is no such part of ${path}`;
  const hidden = [page.publication, part].find((one) => !isPublicBefore(one, naming));
  return hidden && ` (${ribbonText(hidden)}); publish that first, or take the link out`;
}

/** A field that names an entry. */
interface Reference {
  /** Such as `due.dates[0].on`. */
  readonly field: string;
  readonly collection: CollectionName;
  readonly id: string;
}

export function referenceProblems(entries: Entries): Problem[] {
  return COLLECTION_NAMES.flatMap((name) => {
    const schema = jsonSchema(collectionNamed(name).schema);
    return entries[name].flatMap((entry: ReadEntry) =>
      referencesIn(schema, entry.raw.data).flatMap((reference) =>
        problemsOf(entry, reference, entries),
      ),
    );
  });
}

function problemsOf(
  entry: ReadEntry,
  { field, collection, id }: Reference,
  entries: Entries,
): Problem[] {
  const targets: readonly ReadEntry[] = entries[collection];
  const target = targets.find((candidate) => candidate.id === id);
  if (target === undefined) {
    const { label, files } = collectionNamed(collection);
    const ids = targets.map((candidate) => candidate.id);
    const advice = `${didYouMean(id, ids)}write the id of an entry of “${label}” (content/${files})`;
    return [entry.problem(field, `found ${quote(id)}; ${advice}`)];
  }
  if (isPublicBefore(target.publication, entry.publication)) return [];
  const found = `names ${quote(id)} (${ribbonText(target.publication)})`;
  return [entry.problem(field, `${found}; publish that first, or leave it out`)];
}

/** The references in a value that has the shape of the schema. */
function referencesIn(schema: JsonSchema, value: unknown, field = ''): Reference[] {
  if (value === null || value === undefined) return [];
  if (schema.reference !== undefined && typeof value === 'string') {
    if (schema.orNumber && /^\d/.test(value)) return [];
    return [{ field, collection: schema.reference as CollectionName, id: value }];
  }
  if (schema.oneOf)
    return schema.oneOf
      .filter((option) => isOfKind(option as JsonSchema, value))
      .flatMap((option) => referencesIn(option as JsonSchema, value, field));
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as JsonSchema;
    return value.flatMap((item, index) => referencesIn(items, item, `${field}[${index}]`));
  }
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const inSchema = schema.properties?.[name] as JsonSchema | undefined;
    return referencesIn(inSchema ?? {}, inner, field === '' ? name : `${field}.${name}`);
  });
}

/** Whether a value has the constant fields of one of several kinds, such as `kind: 'month'`. */
const isOfKind = ({ properties = {} }: JsonSchema, value: unknown) =>
  Object.entries(properties).every(([name, property]) => {
    const expected = (property as JsonSchema).const;
    return expected === undefined || (value as Record<string, unknown>)[name] === expected;
  });
