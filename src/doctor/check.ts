/** Checks everything under `content/`: each entry, references between entries, and the copy. */
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { buildDay, publicationLabel } from '#collections/reading/publication.ts';
import { readContent } from '#collections/reading/read.ts';
import { checkFigures } from './figures.ts';
import { checkPictures, checkStrayFiles } from './files.ts';
import { checkBeforeLaunch } from './launch.ts';
import { checkLinks, checkReferences } from './links.ts';
import { checkNeededEntries } from './needed.ts';
import { checkTexts } from './text.ts';
import { everyEntry } from './entries.ts';
import { checkTools } from './tools.ts';
import { checkUniqueValues } from './unique.ts';

/** Reads and checks all content. `today` decides what waits and what has passed. */
export async function checkContent({ contentDir = CONTENT_DIR, today = buildDay() } = {}) {
  const content = readContent(contentDir, today);
  const { all, published } = content;
  const problems = [
    ...checkStrayFiles(contentDir, all),
    ...content.problems,
    ...checkUniqueValues(content),
    ...checkTexts(content),
    ...(await checkPictures(all, contentDir)),
    ...checkFigures(published, today),
  ];
  // What entries say of each other can be checked once all of them can be read.
  if (!content.problems.some(({ severity }) => severity === 'error'))
    problems.push(
      ...checkNeededEntries(published, contentDir),
      ...checkLinks(content),
      ...checkReferences(all),
      ...checkTools(all, today),
    );
  const hidden = everyEntry(all).filter(({ publication }) => publication.state !== 'published');
  return {
    /** A line for each entry that only `npm run dev` shows. */
    hidden: hidden.map(({ file, id, group, publication }) => {
      const entry = group ? `${file}, ${id}` : file;
      return `${entry}: ${publicationLabel(publication)}`;
    }),
    /** Errors stop the build, warnings are printed. */
    problems,
    /** What the owner must confirm, replace or take out before the site goes live. */
    open: checkBeforeLaunch(content),
  };
}
