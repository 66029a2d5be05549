/** What the site's search has beside the entries of the service search; loaded when something is typed. */
import { useEffect, useState } from 'react';
import type { SiteAnswers } from '#features/site-search/site-search-answers.ts';

const NONE: SiteAnswers = { answers: [], guides: [] };

/** Answers, best first; none where nothing is found or the search does not come. */
export async function askSite(query: string): Promise<SiteAnswers> {
  try {
    const { findOnSite } = await import('#features/site-search/site-search-answers.ts');
    return await findOnSite(query);
  } catch {
    return NONE;
  }
}

/** The same while a visitor types; undefined while it is looked for, and none for no query. */
export function useSiteAnswers(query: string): SiteAnswers | undefined {
  const [found, setFound] = useState({ query: '', ...NONE });
  useEffect(() => {
    if (query === '') return undefined;
    let current = true;
    void askSite(query).then((answers) => current && setFound({ query, ...answers }));
    return () => {
      current = false;
    };
  }, [query]);
  if (query === '') return NONE;
  return found.query === query ? found : undefined;
}
