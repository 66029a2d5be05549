/** Search of the services on the home page. */
import type { HomeData } from '#collections/home.ts';
import { normalize } from '#lib/normalize.ts';

/** One entry of the search (spec section 3). */
export type SearchEntry = HomeData['search']['entries'][number];

/** The entries whose keyword or title contains the text; an exact keyword comes first, because Enter opens it. */
export function matchingEntries(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  const term = normalize(typed);
  const isExact = ({ keyword }: SearchEntry) => normalize(keyword) === term;
  return entries
    .filter(({ keyword, title }) => [keyword, title].some((text) => normalize(text).includes(term)))
    .sort((one, other) => Number(isExact(other)) - Number(isExact(one)));
}

/** The entries with these keywords, in the order of the keywords. */
export const entriesOf = (entries: readonly SearchEntry[], keywords: readonly string[]) =>
  keywords.flatMap((keyword) => entries.find((entry) => entry.keyword === keyword) ?? []);
