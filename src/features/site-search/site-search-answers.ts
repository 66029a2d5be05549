/** The site's search for the service search, whose own entries come first. */
import { SERVICE_SEARCH_ANSWERS, SERVICE_SEARCH_GUIDES } from '#site/limits.ts';
import { ROUTES } from '#site/routes.ts';
import { SEARCH_KINDS } from '#site/site-search.ts';
import { loadSearch, type SearchHit } from './search-engine.ts';

interface SiteAnswer {
  readonly title: string;
  readonly url: string;
  /** Heading of its kind. */
  readonly kind: string;
}

export interface SiteAnswers {
  readonly answers: readonly SiteAnswer[];
  /** The best guides and tools, which stand below the services that match. */
  readonly guides: readonly SiteAnswer[];
}

/** Who looks for a service wants the service before a question about it that fits up to so much better. */
const SERVICE_SHARE = 0.5;

/** What the whole site has for a query, best first. It rejects when the search does not come. */
export async function findOnSite(query: string): Promise<SiteAnswers> {
  const hits = (await loadSearch())(query).filter(({ item }) => item.url !== ROUTES.home);
  const least = (hits[0]?.score ?? 0) * SERVICE_SHARE;
  const isOffered = ({ item, score }: SearchHit) => item.kind === 'service' && score >= least;
  const isGuide = ({ item: { kind, url } }: SearchHit) =>
    kind === 'guide' || url.startsWith(`${ROUTES.tools}/`) || url.startsWith('/guides/');
  return {
    answers: [...hits.filter(isOffered), ...hits.filter((hit) => !isOffered(hit))]
      .slice(0, SERVICE_SEARCH_ANSWERS)
      .map(answerOf),
    guides: hits.filter(isGuide).slice(0, SERVICE_SEARCH_GUIDES).map(answerOf),
  };
}

const answerOf = ({ item, section, url }: SearchHit): SiteAnswer => ({
  title: section === undefined ? item.title : `${item.title} › ${section}`,
  url,
  kind: SEARCH_KINDS[item.kind],
});
