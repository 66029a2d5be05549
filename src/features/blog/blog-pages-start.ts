/** Start of a blog list with pages: its filter is loaded at first use, or when the address holds one. */
import pagesUrl from './blog-pages.ts?chunk-url';

export function startBlogPages(): void {
  const search = document.querySelector<HTMLElement>('[data-search]');
  if (!search) return;
  /** Pressed before the filter was there. */
  let pressed: HTMLButtonElement | undefined;
  let asked = false;

  async function load(): Promise<void> {
    if (asked) return;
    asked = true;
    try {
      const later: typeof import('./blog-pages.ts') = await import(/* @vite-ignore */ pagesUrl);
      search?.removeEventListener('click', keepPress);
      later.runBlogPages();
      pressed?.click();
    } catch (error) {
      console.error(error);
      showFailure();
    }
  }

  function keepPress({ target }: Event): void {
    const button = (target as Element).closest('button');
    if (!button) return;
    pressed = button;
    void load();
  }

  search.addEventListener('click', keepPress);
  search.addEventListener('focusin', () => void load(), { once: true });
  search.classList.remove('invisible');
  if (window.location.search !== '' || search.querySelector('input')?.value) void load();
}

/** Without the filter there are still the printed pages. */
function showFailure(): void {
  const line = document.querySelector('[data-shown-line]');
  const retry = document.querySelector<HTMLElement>('[data-post-retry]');
  if (!line || !retry) return;
  // Printed in the page, which spares this script the search's words.
  line.textContent = retry.dataset['failed'] ?? '';
  retry.hidden = false;
  retry.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
