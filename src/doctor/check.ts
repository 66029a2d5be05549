/** Checks everything under `content/`: each entry, references between entries, and the copy. */
import { COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { buildDay, ribbonText } from '#collections/reading/publication.ts';
import { readContent, type Entries, type ReadEntry } from '#collections/reading/read.ts';
import { figureProblems } from './figures.ts';
import { launchList } from './launch.ts';
import { linkProblems } from './links.ts';
import { pictureProblems } from './pictures.ts';
import { strayProblems } from './strays.ts';
import { textProblems } from './text.ts';
import { everyEntry } from './texts.ts';
import { uniqueProblems } from './unique.ts';

/**
 * Reads and checks all content. References between entries are checked once all entries can be read.
 * `today` decides what waits and what has passed.
 */
export async function checkContent({ contentDir = CONTENT_DIR, today = buildDay() } = {}) {
  const readings = readContent(contentDir, today);
  const byCollection = (of: (name: CollectionName) => ReadEntry[]) =>
    Object.fromEntries(COLLECTION_NAMES.map((name) => [name, of(name)])) as unknown as Entries;
  const entries = byCollection((name) => readings[name].value);
  const all = byCollection((name) => [...readings[name].value, ...readings[name].hidden]);
  const hidden = everyEntry(all).filter(({ publication }) => publication.state !== 'published');
  const unreadable = Object.values(readings).flatMap(({ errors }) => errors);
  const isWhole = !unreadable.some(({ severity }) => severity === 'error');
  const problems = [
    ...strayProblems(contentDir, all),
    ...unreadable,
    ...uniqueProblems(all),
    ...textProblems(all),
    ...(await pictureProblems(all, contentDir)),
    ...figureProblems(entries, today),
    ...(isWhole ? linkProblems(all) : []),
  ];
  return {
    /** What is published. */
    entries,
    /** A line for each entry that only `npm run dev` shows. */
    hidden: hidden.map(({ file, publication }) => `${file}: ${ribbonText(publication)}`),
    /** Errors stop the build, warnings are printed. */
    problems,
    /** What the owner must confirm, replace or take out before the site goes live. */
    open: launchList(all),
  };
}
