/** Behaviour of the site's search box: results during typing, arrow keys, the address of the search page. */
import { TEXTS } from '#site/texts.ts';
import { contactHref, ROUTES, SEARCH_PARAM, searchHref } from '#site/routes.ts';
import { SEARCH_KINDS } from '#site/site-search.ts';
import { formatDate, plural } from '#lib/format.ts';
import { loadSearch, type Search, type SearchHit } from './search-engine.ts';

/** Pause after the last letter before the state of the search is announced. */
const SEARCH_SPOKEN_AFTER_MS = 700;

/** @param root the element that SiteSearch.astro renders */
export function startSearchBox(root: HTMLElement): void {
  const part = <Kind extends HTMLElement>(selector: string) => {
    const found = root.querySelector<Kind>(selector);
    if (!found) throw new Error(`the search has no ${selector}`);
    return found;
  };
  const input = part<HTMLInputElement>('input');
  const status = part('[data-status]');
  const results = part('[data-results]');
  const none = part('[data-none]');
  const failure = part('[data-failed]');
  const dialog = root.closest('dialog');
  const hint = dialog ? status.textContent : '';
  const title = document.title;
  let search: Search | undefined;
  let failed = false;
  let speaking: number | undefined;

  /** Every keystroke also retries a search that did not load. */
  async function update(): Promise<void> {
    failed = false;
    show();
    if (search) return;
    try {
      search = await loadSearch();
    } catch (error) {
      console.error(error);
      failed = true;
    }
    show();
  }

  function show(): void {
    const query = input.value.trim();
    const found = search && query !== '' ? search(query) : [];
    // The page that the visitor is on is not a result.
    const hits = found.filter(({ url }) => url !== window.location.pathname);
    results.replaceChildren(...sections(hits));
    clearTimeout(speaking);
    // Waits for a pause, because a screen reader would read the line after every letter.
    speaking = window.setTimeout(() => say(query, hits.length), SEARCH_SPOKEN_AFTER_MS);
  }

  function say(query: string, count: number): void {
    const nothing = query !== '' && search !== undefined && count === 0;
    none.hidden = !nothing;
    failure.hidden = !failed;
    part<HTMLAnchorElement>('[data-ask]').href = contactHref(query);
    status.textContent = lineOf(query, count);
  }

  function lineOf(query: string, count: number): string {
    if (failed) return '';
    if (query === '') return hint;
    if (!search) return TEXTS.searching;
    return count === 0
      ? `Nothing found for “${query}”.`
      : `${plural(count, 'result')} for “${query}”.`;
  }

  function sections(hits: readonly SearchHit[]): Node[] {
    const perKind = Number(root.dataset['perKind']);
    const kinds = [...new Set(hits.map(({ item }) => item.kind))];
    return kinds.map((kind) => {
      const own = hits.filter(({ item }) => item.kind === kind);
      const section = copyOf('[data-kind]');
      const [first, rest] = section.querySelectorAll('ul');
      section.querySelector('h2')?.replaceChildren(SEARCH_KINDS[kind]);
      first?.append(...own.slice(0, perKind).map(row));
      const more = section.querySelector('details');
      if (own.length <= perKind) more?.remove();
      else {
        more
          ?.querySelector('summary')
          ?.append(`Show ${own.length - perKind} more ${SEARCH_KINDS[kind].toLowerCase()}`);
        rest?.append(...own.slice(perKind).map(row));
      }
      return section;
    });
  }

  function row({ item, url, section }: SearchHit): Node {
    const { title, category, date, summary } = item;
    const made = copyOf('[data-result]');
    const [name, inside] = made.querySelectorAll('span');
    made.querySelector('a')?.setAttribute('href', url);
    name?.replaceChildren(title);
    if (section !== undefined) inside?.append(` › ${section}`);
    const facts = [category, date && formatDate(date), summary];
    made.querySelector('p')?.append(facts.filter(Boolean).join(' · '));
    return made;
  }

  const copyOf = (template: string) =>
    part<HTMLTemplateElement>(template).content.cloneNode(true) as DocumentFragment;

  input.addEventListener('input', () => void update());
  root.addEventListener('keydown', (event) => {
    if (event.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const stops = [input, ...results.querySelectorAll('a')].filter((stop) =>
      stop.checkVisibility(),
    );
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  });
  if (dialog)
    results.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) dialog.close();
    });
  else keepInAddress();
  void update();

  /** Keystrokes of one search share a history entry; Enter starts a new one. */
  function keepInAddress(): void {
    const write = (how: 'pushState' | 'replaceState') => {
      const query = input.value.trim();
      history[how](null, '', query === '' ? ROUTES.search : searchHref(query));
      document.title = query === '' ? title : `${query} · ${title}`;
    };
    const read = () => {
      input.value = new URLSearchParams(window.location.search).get(SEARCH_PARAM) ?? '';
      write('replaceState');
    };
    let ended = false;
    input.addEventListener('input', () => {
      write(ended ? 'pushState' : 'replaceState');
      ended = false;
    });
    input.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      ended = true;
    });
    window.addEventListener('popstate', () => {
      read();
      show();
    });
    // Keeps what was typed before this script ran.
    if (input.value === '') read();
    else write('replaceState');
  }
}
