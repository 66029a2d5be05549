/** The search box over a list on the same page (src/features/blog/PostSearch.astro). */

export interface SearchBox {
  /** The text of the box. */
  read: () => string;
  write: (text: string) => void;
  focus: () => void;
}

/**
 * Shows the page's search box and tells of every change in it. `undefined`: the page has none,
 * since there is nothing to search.
 */
export function startSearchBox(onInput: (text: string) => void): SearchBox | undefined {
  const field = document.querySelector<HTMLElement>('[data-search]');
  const input = field?.querySelector('input');
  if (!field || !input) return undefined;
  input.addEventListener('input', () => onInput(input.value));
  field.classList.remove('invisible');
  return {
    read: () => input.value,
    write: (text) => {
      input.value = text;
    },
    focus: () => input.focus(),
  };
}
