/** Shows the results of the site search while the visitor types, and handles the arrow keys. */
import { contactHref, QUERY_MAX_CHARS, ROUTES, searchHref } from '#site/routes.ts';
import { formatDate, formatQuantity } from '#lib/format.ts';
import { normalize } from '#lib/normalize.ts';
import { loadSearch, type Search, type SearchHit } from './search-engine.ts';
import { SEARCH_KINDS } from './search-items.ts';

/** Time after the last keystroke, in milliseconds, before a screen reader announces the number of results. */
const SEARCH_SPOKEN_AFTER_MS = 700;

const SHOWN_PER_KIND = 5;

/** @param root the element that SiteSearch.astro renders */
export function startSearchBox(root: HTMLElement): void {
  const getElement = <Kind extends HTMLElement>(selector: string) => {
    const element = root.querySelector<Kind>(selector);
    if (!element) throw new Error(`the search has no ${selector}`);
    return element;
  };
  const input = getElement<HTMLInputElement>('input');
  const status = getElement('[data-status]');
  const results = getElement('[data-results]');
  const none = getElement('[data-none]');
  const failure = getElement('[data-failed]');
  const dialog = root.closest('dialog');
  const hint = status.textContent;
  const title = document.title;
  const readQuery = () => input.value.trim().slice(0, QUERY_MAX_CHARS);
  let search: Search | undefined;
  let failed = false;
  let announcing: number | undefined;

  /** Shows the results for the text in the box. If the search has not loaded, tries to load it. */
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
    const query = readQuery();
    // The results do not include the page that the visitor is reading.
    const hits = (search?.(query) ?? []).filter(({ url }) => url !== window.location.pathname);
    results.replaceChildren(...sectionsOf(hits, query));
    clearTimeout(announcing);
    // Without this delay, a screen reader would read the number of results after every keystroke.
    announcing = window.setTimeout(() => announce(query, hits.length), SEARCH_SPOKEN_AFTER_MS);
  }

  function announce(query: string, count: number): void {
    none.hidden = query === '' || search === undefined || count > 0;
    failure.hidden = !failed;
    getElement<HTMLAnchorElement>('[data-ask]').href = contactHref(query);
    status.textContent = statusOf(query, count);
  }

  function statusOf(query: string, count: number): string {
    if (failed) return '';
    if (query === '') return hint;
    if (!search) return 'Searching…';
    return count === 0
      ? `Nothing found for “${query}”.`
      : `${formatQuantity(count, 'result')} for “${query}”.`;
  }

  function sectionsOf(hits: readonly SearchHit[], query: string): Node[] {
    const kinds = [...new Set(hits.map(({ item }) => item.kind))];
    return kinds.map((kind) => {
      const rows = hits
        .filter(({ item }) => item.kind === kind)
        .map((hit) => createRow(hit, query));
      const section = copyOf('[data-kind]');
      const [first, rest] = section.querySelectorAll('ul');
      section.querySelector('h2')?.replaceChildren(SEARCH_KINDS[kind]);
      first?.append(...rows.slice(0, SHOWN_PER_KIND));
      rest?.append(...rows.slice(SHOWN_PER_KIND));
      const hiddenCount = rows.length - SHOWN_PER_KIND;
      if (hiddenCount <= 0) section.querySelector('details')?.remove();
      section.querySelector('summary')?.append(`Show ${hiddenCount} more in ${SEARCH_KINDS[kind]}`);
      return section;
    });
  }

  function createRow({ item, url, section }: SearchHit, query: string): Node {
    const { title, category, date, summary } = item;
    const row = copyOf('[data-result]');
    const [titlePart, sectionPart] = row.querySelectorAll('span');
    row.querySelector('a')?.setAttribute('href', url);
    titlePart?.replaceChildren(...markWords(title, query));
    if (section !== undefined) sectionPart?.append(` › ${section}`);
    const details = [category, date && formatDate(date), summary];
    row.querySelector('p')?.append(details.filter(Boolean).join(' · '));
    return row;
  }

  const copyOf = (template: string) =>
    getElement<HTMLTemplateElement>(template).content.cloneNode(true) as DocumentFragment;

  input.addEventListener('input', () => void update());
  root.addEventListener('keydown', (event) => {
    if (event.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const shown = results.querySelectorAll<HTMLElement>('a:not(details:not([open]) a)');
    const stops = [input, ...shown];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[index + (event.key === 'ArrowDown' ? 1 : -1)];
    if (index === -1 || !next) return;
    event.preventDefault();
    next.focus();
  });
  if (dialog)
    results.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a')) dialog.close();
    });
  else keepInAddress();
  void update();

  /** Writes the query into the address, so that a reload, a bookmark and the Back button show the same results. */
  function keepInAddress(): void {
    const write = () => {
      const query = readQuery();
      history.replaceState(null, '', query === '' ? ROUTES.search : searchHref(query));
      document.title = query === '' ? title : `${query} · ${title}`;
    };
    input.addEventListener('input', write);
    input.form?.addEventListener('submit', (event) => event.preventDefault());
    write();
  }
}

/** Returns a title in which `<mark>` surrounds the words that begin with a word of the query. */
function markWords(title: string, query: string): Node[] {
  const typed = normalize(query)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1);
  return title.split(/([\p{L}\p{M}\p{N}]+)/u).map((part) => {
    const word = normalize(part);
    if (!typed.some((start) => word.startsWith(start))) return new Text(part);
    const mark = document.createElement('mark');
    mark.append(part);
    return mark;
  });
}
