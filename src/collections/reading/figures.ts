/** Fills `{{name}}` in copy with statutory figures and firm facts. */
import { addressLines, siteSchema, telephoneHref, type Site } from '#collections/site.ts';
import { facts, printedOn, type Fact } from '#collections/facts.ts';
import { formatDate } from '#lib/format.ts';
import { isoDate } from '#collections/fields.ts';
import { didYouMean, validate } from './error-map.ts';
import { CONTENT_DIR, files } from './files.ts';
import { parseFile } from './parse-file.ts';
import { buildDay } from './publication.ts';

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What a name in copy stands for, or why it stands for nothing. */
export type Meaning = { readonly text: string } | { readonly fault: string };
export type Tokens = (name: string) => Meaning;

export interface Interpolated<T> {
  readonly value: T;
  /** Names that were filled in, each once. */
  readonly used: string[];
  /** Names that stand for nothing, and why. */
  readonly faults: ReadonlyMap<string, string>;
}

/** Replaces the tokens in every text of a value (lists and groups included). */
export function interpolate<T>(value: T, tokens: Tokens): Interpolated<T> {
  const used = new Set<string>();
  const faults = new Map<string, string>();
  const fill = (found: string) =>
    found.replace(TOKEN, (token, name: string) => {
      const meaning = tokens(name);
      if ('fault' in meaning) {
        faults.set(name, meaning.fault);
        return token;
      }
      used.add(name);
      return meaning.text;
    });
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
    return part;
  };
  return { value: walk(value) as T, used: [...used], faults };
}

/** Ids of the register among the names that were filled in: `gst-rates@2025-03-31` names `gst-rates`. */
export const figuresAmong = (used: readonly string[]): string[] => [
  ...new Set(
    used.filter((name) => !name.startsWith('site.')).map((name) => name.split('@', 1)[0] ?? ''),
  ),
];

/**
 * What `{{…}}` may name: facts by id, as of `today` or, with `@2025-03-31` behind the id, of another day;
 * the firm's by `site.name`, `site.email` and the like, its office by `site.address`, the `tel:` address of
 * its phone by `site.phoneHref`. Where a file has errors, a name in it stands
 * for itself, so that those errors are reported and no others.
 */
export function readTokens(
  site: Site | undefined,
  contentDir = CONTENT_DIR,
  today = buildDay(),
): Tokens {
  const firm = firmNames(site);
  const { register, unread } = readRegister(contentDir);
  const names = [...firm.keys(), ...register.keys(), ...unread];
  return (name) => {
    const [id = '', day = today] = name.split('@');
    const fact = register.get(id);
    if (fact !== undefined) return meaningOn(fact, day);
    if (unread.has(id)) return { text: `{{${name}}}` };
    const text = firm.get(name);
    if (text !== undefined) return { text };
    return {
      fault: `names no fact; ${didYouMean(id, names)}see content/facts/ and content/site.json`,
    };
  };
}

function firmNames(site: Site | undefined): Map<string, string> {
  const known = site
    ? { ...site, address: addressLines(site).join(', '), phoneHref: telephoneHref(site) }
    : {
        ...Object.fromEntries(Object.keys(siteSchema.shape).map((key) => [key, `{{site.${key}}}`])),
        phoneHref: 'tel:',
      };
  return new Map(
    Object.entries(known).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [[`site.${key}`, String(value)]]
        : [],
    ),
  );
}

const DAY = isoDate();

function meaningOn(fact: Fact, day: string): Meaning {
  if (!DAY.safeParse(day).success)
    return { fault: `names no day; write it as {{${fact.id}@2025-03-31}}` };
  const text = printedOn(fact, day);
  if (text !== undefined) return { text };
  const first = fact.values[0]?.from ?? '';
  return { fault: `has no value on ${formatDate(day)}; its first is from ${formatDate(first)}` };
}

interface Register {
  readonly register: ReadonlyMap<string, Fact>;
  /** Ids in fact files that have errors. */
  readonly unread: ReadonlySet<string>;
}

/** The facts of every file, by id. */
export function readRegister(contentDir = CONTENT_DIR): Register {
  const register = new Map<string, Fact>();
  const unread = new Set<string>();
  for (const file of files('facts', contentDir)) {
    const raw = parseFile(file, 'json');
    if ('errors' in raw) continue; // reported when the collection itself is read
    const checked = validate(facts.schema, raw.data, file);
    if ('data' in checked) for (const fact of checked.data.facts) register.set(fact.id, fact);
    else for (const id of factIds(raw.data)) unread.add(id);
  }
  return { register, unread };
}

/** Ids in a fact file that has errors. */
function factIds(data: unknown): string[] {
  const listed = (data as { facts?: unknown } | null)?.facts;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((fact: { id?: unknown } | null) =>
    typeof fact?.id === 'string' ? [fact.id] : [],
  );
}
