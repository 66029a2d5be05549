/** Searches the services for the search box on the home page. */
import type { HomeData } from '#collections/home.ts';
import { normalize } from '#lib/normalize.ts';

export type ServiceSearchEntry = HomeData['search']['entries'][number];

/** Returns groups of matches for the text in the box; for an empty box, the quick suggestions and all services. */
export function suggestionGroups(
  typed: string,
  { entries, suggestions }: Pick<HomeData['search'], 'entries' | 'suggestions'>,
) {
  if (normalize(typed) === '')
    return [
      { label: 'Quick suggestions', entries: entriesForKeywords(entries, suggestions) },
      { label: 'All services', entries },
    ];
  const matching = matchingEntries(entries, typed);
  return matching.length === 0
    ? [{ label: 'No service matches this', entries: [searchWholeSiteEntry(typed)] }]
    : [{ label: 'Matching services', entries: matching }];
}

/** Returns the option that searches the whole site. An empty `url` makes the option open the site search. */
export const searchWholeSiteEntry = (typed: string): ServiceSearchEntry => ({
  keyword: '',
  title: `Search the whole site for “${typed.trim()}”`,
  url: '',
});

/** Returns entries whose keyword or title contains the text; an exact keyword comes first, because Enter opens it. */
export function matchingEntries(
  entries: readonly ServiceSearchEntry[],
  typed: string,
): ServiceSearchEntry[] {
  const term = normalize(typed);
  const isExact = ({ keyword }: ServiceSearchEntry) => normalize(keyword) === term;
  return entries
    .filter(({ keyword, title }) => [keyword, title].some((text) => normalize(text).includes(term)))
    .sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
}

/** Returns the entries with these keywords, in the order of the keywords. */
export const entriesForKeywords = (
  entries: readonly ServiceSearchEntry[],
  keywords: readonly string[],
) => keywords.flatMap((keyword) => entries.find((entry) => entry.keyword === keyword) ?? []);
