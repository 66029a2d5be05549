/** Hits of the site's search as answers of the service search. */
import { SERVICE_SEARCH_ANSWERS, SERVICE_SEARCH_GUIDES } from '#site/limits.ts';
import { ROUTES } from '#site/routes.ts';
import { SEARCH_KINDS } from '#site/site-search.ts';
import type { SearchHit } from './site-search.logic.ts';

export interface SiteAnswer {
  readonly title: string;
  readonly url: string;
  /** Heading of its kind. */
  readonly kind: string;
}

export interface SiteAnswers {
  readonly answers: readonly SiteAnswer[];
  readonly guides: readonly SiteAnswer[];
}

/** Who looks for a service wants the service before a question about it that fits up to so much better. */
const SERVICE_SHARE = 0.4;

/** The best hits, services that fit nearly as well as the best of all before them; never the page of the search itself. */
export function answersOf(hits: readonly SearchHit[]): SiteAnswer[] {
  const least = (hits[0]?.score ?? 0) * SERVICE_SHARE;
  const isOffered = ({ item, score }: SearchHit) => item.kind === 'service' && score >= least;
  const others = hits.filter(({ item }) => item.url !== ROUTES.home);
  return [...others.filter(isOffered), ...others.filter((hit) => !isOffered(hit))]
    .slice(0, SERVICE_SEARCH_ANSWERS)
    .map(answerOf);
}

/** The best guides and tools, which stand below the services that match. */
export function guidesOf(hits: readonly SearchHit[]): SiteAnswer[] {
  return hits
    .filter(({ item }) => item.kind === 'guide' || GUIDES.some((path) => item.url.startsWith(path)))
    .slice(0, SERVICE_SEARCH_GUIDES)
    .map(answerOf);
}

const GUIDES = [`${ROUTES.tools}/`, '/guides/'];

const answerOf = ({ item, section, url }: SearchHit): SiteAnswer => ({
  title: section === undefined ? item.title : `${item.title} › ${section}`,
  url,
  kind: SEARCH_KINDS[item.kind],
});
