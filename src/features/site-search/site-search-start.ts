/** Start of the search page: its search is loaded when the address holds one or the box is entered. */
import pageUrl from './site-search-page.ts?chunk-url';

export function startSearchPage(): void {
  const box = document.querySelector<HTMLInputElement>('[data-search-box]');
  if (!box) return;
  // The head's script has marked an address that holds a search; what was typed since must not be lost.
  const wanted = 'searching' in document.documentElement.dataset || box.value !== '';
  if (wanted || document.activeElement === box) void load(box);
  else box.addEventListener('focus', () => void load(box), { once: true });
}

async function load(box: HTMLInputElement): Promise<void> {
  try {
    const later: typeof import('./site-search-page.ts') = await import(/* @vite-ignore */ pageUrl);
    later.runSearchPage(box);
  } catch (error) {
    console.error(error);
    showFailure();
  }
}

/** Without its script there is still the list of everything. */
function showFailure(): void {
  delete document.documentElement.dataset['searching'];
  const failed = document.querySelector<HTMLElement>('[data-search-failed]');
  if (!failed) return;
  failed.hidden = false;
  failed.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
