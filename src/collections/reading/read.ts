/** Reads `content/` from disk once, for all code that needs it. */
import { readFileSync } from 'node:fs';
import { COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import { rememberResults } from '#lib/remember.ts';
import { keepPlaceholders, createPlaceholderLookup, type PlaceholderLookup } from './figures.ts';
import { CONTENT_DIR, listCollectionFiles } from './files.ts';
import type { Problem } from './problem.ts';
import { buildDay } from './build-day.ts';
import {
  readContentFile,
  type CollectionReading,
  type ReadEntry,
  type ReadGroup,
} from './read-file.ts';

export type { ReadEntry, EntryOrGroup, ReadGroup } from './read-file.ts';

/** Entries by collection, in the order of their files. */
export type Entries = { readonly [Name in CollectionName]: readonly ReadEntry<Name>[] };

export interface Content {
  /** All valid entries, including drafts and entries whose publish date is after the day of the build. */
  readonly all: Entries;
  /** The entries that visitors see on the day of the build. */
  readonly published: Entries;
  readonly groups: readonly ReadGroup[];
  /** Problems that can be found by reading one file. src/doctor compares files with each other. */
  readonly problems: readonly Problem[];
}

/**
 * Cache of the project's own `content/`, valid until a file or the day changes. The cache is on `globalThis`, because
 * Node and Vite each load their own copy of this module.
 */
const shared = globalThis as {
  contentReading?: Content | undefined;
  /** The day for which `contentReading` is valid. */
  readingDay?: string | undefined;
  loadedReading?: Content | undefined;
};

/** Clears the cache, so the next call of `readContent` reads the files again. */
export function forgetContent(): void {
  shared.contentReading = undefined;
}

/** Returns the content for Astro's loaders, and remembers it for `isContentLoaded`. */
export const loadContent = (): Content => (shared.loadedReading = readContent());

/** Returns true if Astro's loaders have loaded the latest content; false if it has changed since they last ran. */
export const isContentLoaded = (): boolean => shared.loadedReading === readContent();

/** Returns all content as of a day, `YYYY-MM-DD`. Caches only the content of CONTENT_DIR on the day of the build. */
export function readContent(contentDir = CONTENT_DIR, today = buildDay()): Content {
  if (contentDir !== CONTENT_DIR || today !== buildDay()) return readAll(contentDir, today);
  if (shared.readingDay !== today) forgetContent();
  shared.readingDay = today;
  return (shared.contentReading ??= readAll(contentDir, today));
}

/** The two latest functions, by the values they print: an editor who undoes a change needs the function before it. */
let latestLookups: (readonly [values: string, lookUp: PlaceholderLookup])[] = [];

/**
 * Returns the function that replaces each `{{name}}` with its value on a day; see `createPlaceholderLookup`. While no
 * value changes, each call returns the same function, so that `readCollection` can reuse its results.
 */
export function readPlaceholderLookup(contentDir: string, today: string): PlaceholderLookup {
  const site = readCollection('site', keepPlaceholders, contentDir, today);
  const legalFigures = readCollection('legalFigures', keepPlaceholders, contentDir, today);
  const isComplete = site.problems.length + legalFigures.problems.length === 0;
  const values = {
    site: site.entries[0]?.data,
    register: legalFigures.entries.map(({ data }) => data),
    isComplete,
    today,
  };
  const key = JSON.stringify(values);
  const known = latestLookups.find(([written]) => written === key);
  const [, lookUp] = known ?? [key, createPlaceholderLookup(values)];
  latestLookups = [
    [key, lookUp] as const,
    ...latestLookups.filter((other) => other !== known),
  ].slice(0, 2);
  return lookUp;
}

function readAll(contentDir: string, today: string): Content {
  const lookUp = readPlaceholderLookup(contentDir, today);
  const readings = COLLECTION_NAMES.map(
    (name) => [name, readCollection(name, lookUp, contentDir, today)] as const,
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

/** Latest result of reading a file. An unchanged file is not parsed again, and loader.ts does not render it again. */
interface LatestReading {
  readonly bytes: Buffer;
  readonly today: string;
  readonly reading: CollectionReading<CollectionName>;
}
const latestReadings = rememberResults(
  (_lookUp: PlaceholderLookup) => new Map<string, LatestReading>(),
);

/** Returns the entries of one collection, in which `lookUp` has replaced each `{{name}}`. */
export function readCollection<Name extends CollectionName>(
  name: Name,
  lookUp: PlaceholderLookup,
  contentDir: string,
  today: string,
): CollectionReading<Name> {
  const readings = listCollectionFiles(name, contentDir).map((file) => {
    const bytes = readFileSync(file);
    // Without placeholders, a file stays the same if a figure changes.
    const latest = latestReadings(bytes.includes('{{') ? lookUp : keepPlaceholders);
    const before = latest.get(file);
    if (before?.today === today && before.bytes.equals(bytes))
      return before.reading as CollectionReading<Name>;
    const reading = readContentFile(name, file, bytes, { lookUp, contentDir, today });
    latest.set(file, { bytes, today, reading });
    return reading;
  });
  return {
    entries: readings.flatMap(({ entries }) => entries),
    groups: readings.flatMap(({ groups }) => groups),
    problems: readings.flatMap(({ problems }) => problems),
  };
}
