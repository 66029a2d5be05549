/** Search of the services on the home page. */
import { comparable, contains, searchTerm } from '#lib/text-match.ts';

/** One thing the search knows (spec section 3). */
export interface SearchEntry {
  readonly keyword: string;
  readonly title: string;
  readonly url: string;
  /** What it is, where it is no entry but an answer of the site's search. */
  readonly kind?: string;
}

export interface OptionGroup {
  readonly label: string;
  readonly entries: readonly SearchEntry[];
}

type SearchResult =
  | { readonly kind: 'blank' }
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly entry: SearchEntry };

const matches = (term: string) => (entry: SearchEntry) =>
  contains(entry.keyword, term) || contains(entry.title, term);

/** Where the Search button leads: the exact keyword, else the first entry that contains the text. */
export function findService(entries: readonly SearchEntry[], typed: string): SearchResult {
  const term = searchTerm(typed);
  if (term === '') return { kind: 'blank' };
  const entry =
    entries.find(({ keyword }) => comparable(keyword) === term) ?? entries.find(matches(term));
  return entry ? { kind: 'found', entry } : { kind: 'none' };
}

/**
 * What the list offers: quick suggestions and all services; once something is typed, the entries
 * that match, each once. A suggestion that is no entry's keyword is left out.
 */
export function optionGroups(
  entries: readonly SearchEntry[],
  suggestions: readonly string[],
  typed: string,
): OptionGroup[] {
  const term = searchTerm(typed);
  const groups =
    term === ''
      ? [
          {
            label: 'Quick suggestions',
            entries: suggestions.flatMap(
              (keyword) => entries.find((entry) => entry.keyword === keyword) ?? [],
            ),
          },
          { label: 'All services', entries },
        ]
      : [{ label: 'Matching services', entries: entries.filter(matches(term)) }];
  return groups.filter((group) => group.entries.length > 0);
}
