/** The site's search for the service search, whose own entries come first. */
import { createSearchLoader } from './site-search-loader.logic.ts';
import { readSearchFile, wait } from './site-search-files.ts';
import { answersOf, guidesOf, type SiteAnswers } from './site-search-answers.logic.ts';

const waiting = new Set<() => void>();
const loader = createSearchLoader({
  read: readSearchFile,
  wait,
  onChange: () => waiting.forEach((look) => look()),
});

/** What the whole site has for a query, best first; nothing where the search's files do not come. */
export function findOnSite(query: string): Promise<SiteAnswers> {
  return new Promise((done) => {
    const look = () => {
      const { phase, hits, pending } = loader.look(query);
      // Titles come first; an answer from them alone may not be the best.
      if (phase === 'loading' || phase === 'retrying' || pending) return;
      waiting.delete(look);
      done({ answers: answersOf(hits), guides: guidesOf(hits) });
    };
    waiting.add(look);
    loader.start();
    look();
  });
}
