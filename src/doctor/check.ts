/** The check of everything under `content/`: each entry, what entries say of each other, and the copy. */
import { join } from 'node:path';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { error, warning, type Finding } from '#collections/reading/finding.ts';
import { buildDay, type HiddenEntry } from '#collections/reading/publication.ts';
import { readContent, type Entries, type ReadEntry } from '#collections/reading/read.ts';
import { SINGLE_FILES } from '#collections/single-files.ts';
import type { Site } from '#collections/site.ts';
import { chartFindings } from './charts.ts';
import { drawnFindings } from './drawn.ts';
import { duplicateFindings } from './duplicates.ts';
import { linkTargets, type InvalidIds } from './link-targets.ts';
import { linkFindings, menuFindings, redirectFindings } from './links.ts';
import { launchList } from './launch.ts';
import { withLine } from './locate.ts';
import { pictureFindings } from './pictures.ts';
import { fixedPlaceFindings, homeFindings, serviceFindings } from './places.ts';
import { strayFindings } from './strays.ts';
import { textFindings } from './text.ts';

export interface CheckResult {
  readonly site: Site | undefined;
  /** What is published. */
  readonly entries: Entries;
  /** What only `npm run dev` shows; waiting entries soonest first, then drafts. */
  readonly hidden: readonly HiddenEntry[];
  /** Errors stop the build, warnings are printed. */
  readonly findings: Finding[];
  /** What the owner must confirm, replace or take out before the site goes live. */
  readonly open: Finding[];
}

interface Options {
  readonly contentDir?: string;
  readonly publicDir?: string;
  /** The day that decides what waits and what has passed, as `YYYY-MM-DD`. */
  readonly today?: string;
}

/** Reads and checks all content. */
export function checkContent({
  contentDir = CONTENT_DIR,
  publicDir = 'public',
  today = buildDay(),
}: Options = {}): CheckResult {
  const { site, navigation, readings } = readContent(contentDir, today);
  const read = COLLECTION_NAMES.map((name) => readings[name]);
  const drafts = new Set(read.flatMap((reading) => reading.drafts));
  const entries = byCollection((name) => readings[name].value) as Entries;
  // Drafts last: of two entries that collide, the draft is the one to change.
  const all = byCollection((name): ReadEntry[] => {
    const { value, hidden } = readings[name];
    const waiting = (entry: ReadEntry) => entry.publication.state === 'waiting';
    return [...value, ...hidden.filter(waiting), ...hidden.filter((entry) => !waiting(entry))];
  }) as Entries;
  const invalid: InvalidIds = byCollection((name) => readings[name].invalid);
  const targets = linkTargets(all, invalid);
  const findings = [
    ...strayFindings(contentDir),
    ...site.errors,
    ...navigation.errors,
    ...read.flatMap((reading) => reading.errors),
    ...serviceFindings(all, invalid),
    ...fixedPlaceFindings(all, invalid),
    ...duplicateFindings(all),
    ...nameFindings(all),
    ...linkFindings(all, targets),
    ...menuFindings(navigation.value, join(contentDir, SINGLE_FILES.navigation.file), all, targets),
    ...redirectFindings(all, targets),
    ...homeFindings(all, invalid),
    ...textFindings({ site: site.value, navigation: navigation.value }, all, contentDir),
    ...drawnFindings(site.value, all, join(contentDir, SINGLE_FILES.site.file)),
    ...pictureFindings(all, contentDir, publicDir),
    ...chartFindings(all),
    ...outdatedFindings(entries, today),
  ];
  return {
    site: site.value,
    entries,
    hidden: hiddenEntries(all),
    findings: findings
      // Nothing of a draft is built, so nothing in it may stop the build.
      .map((one): Finding => (drafts.has(one.file) ? { ...one, severity: 'warning' } : one))
      .map(withLine),
    open: launchList(site.value, all, contentDir).map(withLine),
  };
}

const byCollection = <T>(valueOf: (name: CollectionName) => T) =>
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, valueOf(name)])) as Record<
    CollectionName,
    T
  >;

function hiddenEntries(all: Entries): HiddenEntry[] {
  const dayOf = ({ publication }: HiddenEntry) =>
    publication.state === 'waiting' ? publication.until : 'draft';
  return COLLECTION_NAMES.flatMap((name): HiddenEntry[] => all[name])
    .filter(({ publication }) => publication.state !== 'published')
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.file.localeCompare(b.file));
}

/** Entries under a name that means nothing in their collection. */
const nameFindings = (entries: Entries): Finding[] =>
  eachEntry(entries, (name, { id, file }) => {
    const message = collectionNamed(name).wrongName?.(id);
    return message === undefined ? [] : [error(file, '', message)];
  });

/** What a passing day makes untrue: statuses, figures to review, dates that do not fit together. */
const outdatedFindings = (entries: Entries, today: string): Finding[] =>
  eachEntry(entries, (name, { file, data }) =>
    (collectionNamed(name).outdated?.(data, today) ?? []).map(({ field, message }) =>
      warning(file, field, message),
    ),
  );

const eachEntry = <T>(entries: Entries, findIn: (name: CollectionName, entry: ReadEntry) => T[]) =>
  COLLECTION_NAMES.flatMap((name) =>
    (entries[name] as ReadEntry[]).flatMap((entry) => findIn(name, entry)),
  );
