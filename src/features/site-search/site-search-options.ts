/** Results as options of the search window's list. */
import { SEARCH_WINDOW_RESULTS } from '#site/limits.ts';
import { searchHref } from '#site/routes.ts';
import { groupHits } from './site-search-groups.logic.ts';
import type { SearchHit } from './site-search.logic.ts';
import { element } from '#ui/element.ts';
import { lineOf, titleOf } from './site-search-results.ts';

/** The best of each kind as options of the list, and a last one that leads to all results. */
export function optionsOf(query: string, hits: readonly SearchHit[]): HTMLElement[] {
  const option = (href: string, ...content: (Node | string)[]) =>
    element('a', { role: 'option', href, tabindex: '-1' }, ...content);
  const groups = groupHits(hits).map(({ label, hits: own }) =>
    element(
      'div',
      { role: 'group', 'aria-label': label },
      element('p', { 'aria-hidden': 'true' }, label),
      ...own
        .slice(0, SEARCH_WINDOW_RESULTS)
        .map((hit) =>
          option(
            hit.url,
            element('p', {}, ...titleOf(hit)),
            element(
              'p',
              { class: 'mt-0.5 line-clamp-2 text-small text-muted md:line-clamp-1' },
              ...lineOf(hit),
            ),
          ),
        ),
    ),
  );
  const count = hits.length === 1 ? '1 result' : `All ${hits.length} results`;
  return [...groups, option(searchHref(query), `${count} for “${query}”`)];
}
