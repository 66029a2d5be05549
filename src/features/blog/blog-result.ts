/** An article among the results of a filter: a card in words, since the index holds no pictures. */
import { formatDate } from '#lib/format.ts';
import type { SearchItem } from '#lib/search-index.ts';
import { element } from '#ui/element.ts';

export function postResult({
  title,
  url,
  summary,
  category = '',
  author = '',
  date = '',
}: SearchItem): HTMLElement {
  return element(
    'li',
    {},
    element(
      'article',
      {
        'data-post-result': true,
        class: 'group relative h-full border-t border-rule pt-4',
      },
      element('p', { class: 'text-small font-semibold text-brass' }, category),
      element(
        'h2',
        { class: 'mt-1 text-h3' },
        element(
          'a',
          {
            href: url,
            class:
              'no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4',
          },
          title,
        ),
      ),
      element('p', { class: 'mt-2 text-muted' }, summary),
      element(
        'p',
        { class: 'mt-3 text-small text-muted' },
        element('time', { datetime: date }, formatDate(date)),
        ` · ${author}`,
      ),
    ),
  );
}
