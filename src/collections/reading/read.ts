/** Reads `content/` from disk once, for all code that needs it. */
import { readFileSync } from 'node:fs';
import { COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import {
  createPlaceholderLookup,
  keepPlaceholders,
  placeholderValues,
  type PlaceholderLookup,
} from './figures.ts';
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

/** Returns the function that replaces each `{{name}}` with its value on a day; see `createPlaceholderLookup`. */
export function readPlaceholderLookup(contentDir: string, today: string): PlaceholderLookup {
  const site = readCollection('site', keepPlaceholders, contentDir, today);
  const legalFigures = readCollection('legalFigures', keepPlaceholders, contentDir, today);
  return createPlaceholderLookup({
    site: site.entries[0]?.data,
    register: legalFigures.entries.map(({ data }) => data),
    isComplete: site.problems.length + legalFigures.problems.length === 0,
    today,
  });
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

/** A result of reading a file, with all that it depends on. */
interface Reading {
  readonly bytes: Buffer;
  readonly today: string;
  /** Values of the placeholders in the file. */
  readonly values: string;
  readonly reading: CollectionReading<CollectionName>;
}
/**
 * The latest results of reading each file. A file is parsed again, and loader.ts renders it again, only if the file or
 * the value of a placeholder in it has changed. An undone change uses an older result.
 */
const latestReadings = new Map<string, readonly Reading[]>();
const READINGS_KEPT = 4;

/** Returns the entries of one collection, in which `lookUp` has replaced each `{{name}}`. */
export function readCollection<Name extends CollectionName>(
  name: Name,
  lookUp: PlaceholderLookup,
  contentDir: string,
  today: string,
): CollectionReading<Name> {
  const readings = listCollectionFiles(name, contentDir).map((file) => {
    const bytes = readFileSync(file);
    const values = placeholderValues(bytes, lookUp);
    const latest = latestReadings.get(file) ?? [];
    const known = latest.find(
      (one) => one.values === values && one.today === today && one.bytes.equals(bytes),
    );
    const reading =
      known?.reading ?? readContentFile(name, file, bytes, { lookUp, contentDir, today });
    const others = latest.filter((one) => one !== known).slice(0, READINGS_KEPT - 1);
    latestReadings.set(file, [{ bytes, today, values, reading }, ...others]);
    return reading as CollectionReading<Name>;
  });
  return {
    entries: readings.flatMap(({ entries }) => entries),
    groups: readings.flatMap(({ groups }) => groups),
    problems: readings.flatMap(({ problems }) => problems),
  };
}
