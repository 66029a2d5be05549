/** What the search window is made of; site-search-window.ts gives it life. */
import { contactHref, ROUTES, SEARCH_PARAM, searchHref } from '#config/routes.ts';
import { TRY_AGAIN } from '#config/site-search.ts';
import type { HitGroup } from '#logic/site-search-groups.ts';
import { element } from './element.ts';
import { lineOf, titleOf } from './site-search-results.ts';

const LIST_ID = 'search-results';
const LINK = 'text-link underline underline-offset-4';
const OPTION =
  'block px-5 py-2.5 leading-snug no-underline hover:bg-tint aria-selected:bg-tint aria-selected:outline aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-link';

export function buildParts() {
  const box = element('input', {
    type: 'text',
    name: SEARCH_PARAM,
    role: 'combobox',
    'aria-label': 'Search this site',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    placeholder: 'Search this site',
    autofocus: true,
    class:
      'h-12 min-w-0 flex-1 rounded-control bg-transparent px-3 text-lead text-ink outline-offset-[-2px] placeholder:text-muted',
  });
  const close = element(
    'button',
    {
      type: 'button',
      class: 'min-h-11 rounded-control px-3 text-small font-semibold text-link hover:bg-tint',
    },
    'Close',
  );
  const form = element(
    'form',
    {
      role: 'search',
      action: ROUTES.search,
      class: 'flex shrink-0 items-center gap-1 border-b border-rule px-3 py-2',
    },
    box,
    close,
  );
  const status = element('p', { role: 'status' });
  const actions = element('p', { class: 'mt-2 flex flex-wrap items-center gap-x-6 gap-y-2' });
  const message = element('div', { class: 'px-5 py-4 text-muted' }, status, actions);
  const list = element('div', { role: 'listbox', id: LIST_ID, 'aria-label': 'Results' });
  const slash = element('input', { type: 'checkbox', class: 'size-4 accent-brand' });
  const footer = element(
    'div',
    {
      class:
        'hidden shrink-0 items-center justify-between gap-6 border-t border-rule px-5 py-2.5 text-fine text-muted md:flex',
    },
    element('p', {}, '↑ ↓ to choose · Enter for all results · Esc to close'),
    element(
      'label',
      { class: 'flex min-h-6 items-center gap-2' },
      slash,
      'The / key opens the search',
    ),
  );
  const dialog = element(
    'dialog',
    {
      'aria-label': 'Search',
      'data-search-window': true,
      class:
        'm-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-card p-0 text-base text-ink shadow-float backdrop:bg-scrim open:flex md:mx-auto md:mt-[10vh] md:h-fit md:max-h-[min(42rem,80dvh)] md:max-w-[44rem] md:rounded-surface md:border md:border-rule',
    },
    form,
    element(
      'div',
      { class: 'min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2' },
      message,
      list,
    ),
    footer,
  );
  return { dialog, box, close, message, status, actions, list, slash };
}

/** The groups as options of the list, and a last one that leads to all results. */
export function optionsOf(
  groups: readonly HitGroup[],
  query: string,
  total: number,
): { children: HTMLElement[]; options: HTMLAnchorElement[] } {
  const options: HTMLAnchorElement[] = [];
  const option = (href: string, ...content: (Node | string)[]) => {
    const made = element(
      'a',
      { role: 'option', id: `${LIST_ID}-${options.length}`, href, tabindex: '-1', class: OPTION },
      ...content,
    );
    options.push(made);
    return made;
  };
  const children = groups.map(({ label, hits }) =>
    element(
      'div',
      { role: 'group', 'aria-label': label },
      element(
        'p',
        { 'aria-hidden': 'true', class: 'px-5 pb-1 pt-3 text-fine font-semibold text-brass' },
        label,
      ),
      ...hits.map((hit) =>
        option(
          hit.url,
          element('span', { class: 'block' }, ...titleOf(hit)),
          element(
            'span',
            { class: 'mt-0.5 line-clamp-2 text-small text-muted md:line-clamp-1' },
            ...lineOf(hit),
          ),
        ),
      ),
    ),
  );
  const all = option(
    searchHref(query),
    element(
      'span',
      { class: 'font-semibold text-link' },
      `${total === 1 ? '1 result' : `All ${total} results`} for “${query}”`,
    ),
  );
  all.classList.add('mt-2', 'border-t', 'border-rule', 'pt-3.5');
  return { children: [...children, all], options };
}

/** Where to go on when there is nothing to choose. */
export function listEverything(): HTMLElement {
  return element('a', { href: ROUTES.search, class: LINK }, 'See everything on this site');
}

export function askAbout(query: string): HTMLElement {
  return element('a', { href: contactHref(query), class: LINK }, 'Ask us about it');
}

export function tryAgain(onPress: () => void): HTMLElement {
  const button = element(
    'button',
    {
      type: 'button',
      class:
        'min-h-11 rounded-control border border-control px-4 font-semibold text-ink hover:border-ink hover:bg-tint',
    },
    TRY_AGAIN,
  );
  button.addEventListener('click', onPress);
  return button;
}
