/** The search page: results for what its box holds, and the address in step with it. */
import { SEARCH_PAGE_RESULTS } from '#site/limits.ts';
import { contactHref, ROUTES, SEARCH_PARAM, searchHref } from '#site/routes.ts';
import { SEARCH_INCOMPLETE } from '#site/site-search.ts';
import { groupHits, type HitGroup } from './site-search-groups.logic.ts';
import { createSearchLoader } from './site-search-loader.logic.ts';
import type { SearchHit } from './site-search.logic.ts';
import { element } from '#ui/element.ts';
import { readSearchFile, wait } from './site-search-files.ts';
import { lineOf, statusOf, titleOf } from './site-search-results.ts';

/** What each history entry made here remembers: whether its search was still being typed. */
interface Entry {
  readonly typing: boolean;
}

export function runSearchPage(box: HTMLInputElement): void {
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-search-${name}]`);
  const [status, results, none, failed] = [
    part('status'),
    part('results'),
    part('none'),
    part('failed'),
  ];
  const title = document.title;
  const loader = createSearchLoader({ read: readSearchFile, wait, onChange: draw });
  /** What is on the page: drawing the same again would take the focus from a result. */
  let drawn: string | undefined;

  function draw(): void {
    const query = box.value.trim();
    const answer = loader.look(query);
    const { phase, hits, incomplete } = answer;
    const blank = query === '';
    const found = !blank && hits.length > 0;
    if (status)
      status.textContent = blank
        ? ''
        : [statusOf(answer, query), ...(incomplete ? [SEARCH_INCOMPLETE] : [])].join(' ');
    const nothing = !blank && !found && phase === 'ready';
    if (none) none.hidden = !nothing;
    status?.classList.toggle('sr-only', nothing);
    if (failed) failed.hidden = blank || (phase !== 'failed' && !incomplete);
    // The list of everything is shown whenever there are no results and none to come.
    const waits = found || (!blank && (phase === 'loading' || phase === 'retrying'));
    document.documentElement.toggleAttribute('data-searching', waits);
    const term = part('term');
    if (term) term.textContent = query;
    part('ask')?.setAttribute('href', contactHref(query));

    // The words too: what is typed on may leave the hits and change what is marked in them.
    const shown = found
      ? hits.map(({ url, words }) => `${url} ${[...words].join(' ')}`).join()
      : '';
    if (shown !== drawn) results?.replaceChildren(...(found ? groupHits(hits).map(section) : []));
    drawn = shown;
  }

  /** Puts the search into the address; letters of one search share a history entry. */
  function keepInAddress(typing: boolean): void {
    const query = box.value.trim();
    const href = query === '' ? ROUTES.search : searchHref(query);
    const { typing: wasTyping } = (history.state ?? {}) as Partial<Entry>;
    const entry: Entry = { typing };
    try {
      if (wasTyping || href === window.location.pathname + window.location.search)
        history.replaceState(entry, '', href);
      else history.pushState(entry, '', href);
    } catch {
      // Safari refuses more than 100 writes in 30 seconds; the results are right all the same.
    }
    nameDocument();
  }

  function nameDocument(): void {
    const query = box.value.trim();
    document.title = query === '' ? title : `${query} · ${title}`;
  }

  function readAddress(): void {
    box.value = new URLSearchParams(window.location.search).get(SEARCH_PARAM) ?? '';
    nameDocument();
    draw();
  }

  function change(): void {
    keepInAddress(true);
    draw();
  }

  box.addEventListener('input', change);
  box.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    keepInAddress(false);
  });
  part('again')?.addEventListener('click', () => {
    loader.start();
    box.focus();
  });
  window.addEventListener('popstate', readAddress);
  loader.start();
  // Letters typed before this was loaded; otherwise the address says what to search.
  if (box.value !== '' && !new URLSearchParams(window.location.search).has(SEARCH_PARAM)) change();
  else readAddress();
}

/** A kind with its results: the best at first, all on request. */
function section({ label, hits }: HitGroup): HTMLElement {
  const list = element('ul', {}, ...hits.slice(0, SEARCH_PAGE_RESULTS).map(row));
  const made = element(
    'section',
    { class: 'mt-10 max-w-4xl' },
    element('h2', { class: 'border-b-2 border-tone pb-2 text-h3' }, label),
    list,
  );
  if (hits.length <= SEARCH_PAGE_RESULTS) return made;
  const more = element(
    'button',
    {
      type: 'button',
      class:
        'mt-4 min-h-11 rounded-control border border-control px-5 font-semibold hover:border-ink hover:bg-tint',
    },
    `Show all ${hits.length} ${label.toLowerCase()}`,
  );
  more.addEventListener('click', () => {
    list.append(...hits.slice(SEARCH_PAGE_RESULTS).map(row));
    more.remove();
    // Reading goes on at the first of those just shown.
    list.children[SEARCH_PAGE_RESULTS]?.querySelector('a')?.focus();
  });
  made.append(more);
  return made;
}

function row(hit: SearchHit): HTMLElement {
  return element(
    'li',
    { class: 'group relative border-b border-rule py-4' },
    element(
      'a',
      {
        href: hit.url,
        class:
          'font-display text-h4 text-heading no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4',
      },
      ...titleOf(hit),
    ),
    element('p', { class: 'mt-1 text-small text-muted' }, ...lineOf(hit)),
  );
}
