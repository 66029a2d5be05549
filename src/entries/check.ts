/** The build's check of everything under `content/`: each entry, and what entries say of each other. */
import type { Fault } from '#schemas/fault-text.ts';
import { standInFields, type Site } from '#schemas/site.ts';
import { COLLECTION_NAMES } from './collections.ts';
import { duplicateFaults } from './duplicate-faults.ts';
import { homeFaults, reservedNameFaults, serviceFaults } from './place-faults.ts';
import { CONTENT_DIR, readCollection, readSite, readTokens, type Entries } from './read.ts';
import { linkFaults, pictureFaults } from './reference-faults.ts';

export interface CheckResult {
  readonly site: Site | undefined;
  readonly entries: Entries;
  /** Each stops the build. */
  readonly faults: Fault[];
  /** Each is printed; the build goes on. */
  readonly warnings: string[];
}

interface Options {
  readonly contentDir?: string;
  readonly publicDir?: string;
  /** Today as `YYYY-MM-DD`, for dates that have passed. */
  readonly today: string;
}

/** Reads and checks all content. */
export function checkContent({
  contentDir = CONTENT_DIR,
  publicDir = 'public',
  today,
}: Options): CheckResult {
  const { value: site, faults } = readSite(contentDir);
  const tokens = site === undefined ? new Map<string, string>() : readTokens(site, contentDir);
  const found: Fault[] = [...faults];
  const entries = Object.fromEntries(
    COLLECTION_NAMES.map((name) => {
      const reading = readCollection(name, tokens, contentDir);
      found.push(...reading.faults);
      return [name, reading.value];
    }),
  ) as Entries;
  // What refers to an entry that did not parse would only repeat its fault.
  if (found.length === 0)
    found.push(
      ...serviceFaults(entries),
      ...duplicateFaults(entries),
      ...reservedNameFaults(entries),
      ...linkFaults(entries),
      ...pictureFaults(entries, contentDir, publicDir),
      ...homeFaults(entries),
    );
  return { site, entries, faults: found, warnings: warnings(site, entries, today) };
}

function warnings(site: Site | undefined, entries: Entries, today: string): string[] {
  const standIns = site === undefined ? [] : standInFields(site);
  return [
    ...(standIns.length > 0
      ? [`content/site.json: stand-in values are still there: ${standIns.join(', ')}`]
      : []),
    ...[...entries.compliance, ...entries.events]
      .filter(({ data }) => data.status === 'upcoming' && data.date < today)
      .map(({ file, data }) => `${file}: status: says "upcoming", but ${data.date} has passed`),
    ...entries.facts.flatMap(({ file, data }) =>
      data.facts
        .filter(({ reviewBy }) => reviewBy < today)
        .map(({ id, reviewBy }) => `${file}: ${id}: was to be reviewed by ${reviewBy}`),
    ),
  ];
}
