/** Opens the search of the site: by the header's link, `/`, Ctrl-K or Cmd-K. Loads it at first use. */
import { opensSearch } from './site-search-keys.logic.ts';
import { loadLater } from '#ui/load-later.ts';
import windowUrl from './site-search-window.ts?chunk-url';

const LINK = 'a[data-site-search]';
/** Takes what is typed, or has keys of its own. */
const CONTROL = 'input,select,textarea,button,[contenteditable],[role=menu],dialog';
/** Where the visitor's choice about the `/` key is kept (WCAG 2.1.4). */
const SLASH_KEY = 'search-slash';

export function startSiteSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>(LINK);
  if (!link) return;
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    // Modified clicks open the search page in a tab or window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(link.href, link);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key, isComposing, defaultPrevented } = event;
    if (isComposing || defaultPrevented || !(target instanceof HTMLElement)) return;
    const setting = {
      inControl: target.closest(CONTROL) !== null,
      slash: isSlashOn(),
      mac: navigator.platform.startsWith('Mac'),
    };
    if (key === ' ' && target.matches(LINK)) target.click();
    else if (opensSearch(event, setting)) void open(link.href);
    else return;
    event.preventDefault();
  });
}

function isSlashOn(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** @param href address of the search page */
async function open(href: string, opener?: HTMLElement): Promise<void> {
  const box = document.querySelector<HTMLInputElement>('[data-search-box]');
  // The search page has it all in its own box.
  if (box) return box.select();
  const loaded = await loadLater<typeof import('./site-search-window.ts')>(windowUrl);
  if (loaded) loaded.openSearchWindow(opener, SLASH_KEY);
  else window.location.assign(href);
}
