/** The check of everything under `content/`: each entry, what entries say of each other, and the copy. */
import { COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { buildDay, type HiddenEntry } from '#collections/reading/publication.ts';
import { readContent, type Entries, type ReadEntry } from '#collections/reading/read.ts';
import type { Site } from '#collections/site.ts';
import { figureProblems } from './figures.ts';
import { launchList } from './launch.ts';
import { linkProblems, linkTargets, redirectProblems } from './links.ts';
import { pictureProblems } from './pictures.ts';
import { serviceProblems } from './services.ts';
import { strayProblems } from './strays.ts';
import { textProblems } from './text.ts';
import { everyEntry } from './texts.ts';
import { uniqueProblems } from './unique.ts';

interface CheckResult {
  readonly site: Site | undefined;
  /** What is published. */
  readonly entries: Entries;
  /** What only `npm run dev` shows; waiting entries soonest first, then drafts. */
  readonly hidden: readonly HiddenEntry[];
  /** Errors stop the build, warnings are printed. */
  readonly problems: Problem[];
  /** What the owner must confirm, replace or take out before the site goes live. */
  readonly open: Problem[];
}

interface Options {
  readonly contentDir?: string;
  readonly publicDir?: string;
  /** The day that decides what waits and what has passed, as `YYYY-MM-DD`. */
  readonly today?: string;
}

/** Reads and checks all content. What entries say of each other is checked once all of them can be read. */
export async function checkContent({
  contentDir = CONTENT_DIR,
  publicDir = 'public',
  today = buildDay(),
}: Options = {}): Promise<CheckResult> {
  const { site, navigation, readings } = readContent(contentDir, today);
  const byCollection = (of: (name: CollectionName) => ReadEntry[]) =>
    Object.fromEntries(COLLECTION_NAMES.map((name) => [name, of(name)])) as unknown as Entries;
  const entries = byCollection((name) => readings[name].value);
  const all = byCollection((name) => [...readings[name].value, ...readings[name].hidden]);
  const hidden = everyEntry(all).filter(({ publication }) => publication.state !== 'published');
  const unreadable = [site, navigation, ...Object.values(readings)].flatMap(({ errors }) => errors);
  const isWhole = !unreadable.some(({ severity }) => severity === 'error');
  const targets = linkTargets(all);
  const problems = [
    ...strayProblems(contentDir),
    ...unreadable,
    ...uniqueProblems(all),
    ...textProblems([site, navigation], all),
    ...(await pictureProblems(all, contentDir, publicDir)),
    ...figureProblems(entries, today),
    ...(isWhole
      ? [
          ...serviceProblems(all),
          ...linkProblems(navigation, all, targets),
          ...redirectProblems(all, targets),
        ]
      : []),
  ];
  // Nothing of a draft is built, so nothing in it may stop the build.
  const drafts = hidden.filter(({ publication }) => publication.state === 'draft');
  const isOfDraft = (one: Problem) =>
    drafts.some(({ file, above }) => one.file === file && one.field.startsWith(above));
  return {
    site: site.value,
    entries,
    hidden: hidden.sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.file.localeCompare(b.file)),
    problems: problems.map((one) => (isOfDraft(one) ? { ...one, severity: 'warning' } : one)),
    open: launchList(site, all),
  };
}

const dayOf = ({ publication }: ReadEntry) =>
  publication.state === 'waiting' ? publication.until : 'draft';
