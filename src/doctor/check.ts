/** Checks everything under `content/`: each entry, references between entries, and the copy. */
import { CONTENT_DIR, slashes } from '#collections/reading/files.ts';
import { buildDay, ribbonText } from '#collections/reading/publication.ts';
import { readContent } from '#collections/reading/read.ts';
import { figureProblems } from './figures.ts';
import { pictureProblems, strayProblems } from './files.ts';
import { launchList } from './launch.ts';
import { linkProblems, referenceProblems } from './links.ts';
import { neededProblems } from './needed.ts';
import { textProblems } from './text.ts';
import { everyEntry } from './texts.ts';
import { toolProblems } from './tools.ts';
import { uniqueProblems } from './unique.ts';

/** Reads and checks all content. `today` decides what waits and what has passed. */
export async function checkContent({ contentDir = CONTENT_DIR, today = buildDay() } = {}) {
  const content = readContent(contentDir, today);
  const { all, published } = content;
  const problems = [
    ...strayProblems(contentDir, all),
    ...content.problems,
    ...uniqueProblems(content),
    ...textProblems(content),
    ...(await pictureProblems(all, contentDir)),
    ...figureProblems(published, today),
  ];
  // What entries say of each other can be checked once all of them can be read.
  if (!content.problems.some(({ severity }) => severity === 'error'))
    problems.push(
      ...neededProblems(published, slashes(contentDir)),
      ...linkProblems(content),
      ...referenceProblems(all),
      ...toolProblems(all, today),
    );
  const hidden = everyEntry(all).filter(({ publication }) => publication.state !== 'published');
  return {
    /** A line for each entry that only `npm run dev` shows. */
    hidden: hidden.map(({ file, id, group, publication }) => {
      const entry = group ? `${file}, ${id}` : file;
      return `${entry}: ${ribbonText(publication)}`;
    }),
    /** Errors stop the build, warnings are printed. */
    problems,
    /** What the owner must confirm, replace or take out before the site goes live. */
    open: launchList(content),
  };
}
