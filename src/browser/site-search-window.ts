/**
 * The search over the page: a native dialog with a combobox (ARIA combobox pattern). The browser
 * keeps the focus inside and gives it back. Nothing of this is loaded before the first use.
 */
import { SEARCH_WINDOW_RESULTS } from '#config/limits.ts';
import { CLOSED, combobox, keyCommand, type ComboboxAction } from '#logic/combobox.ts';
import { groupHits } from '#logic/site-search-groups.ts';
import { createLoader } from './site-search-loading.ts';
import { HINT, INCOMPLETE, statusOf } from './site-search-results.ts';
import {
  askAbout,
  buildParts,
  listEverything,
  optionsOf,
  tryAgain,
} from './site-search-window-parts.ts';

let open: ((opener: HTMLElement | undefined) => void) | undefined;

/**
 * @param opener gets the focus back: not every browser focuses what is clicked
 * @param slashKey where the visitor's choice about the `/` key is kept
 */
export function openSearchWindow(opener: HTMLElement | undefined, slashKey: string): void {
  open ??= buildWindow(slashKey);
  open(opener);
}

function buildWindow(slashKey: string): NonNullable<typeof open> {
  const { dialog, box, close, message, status, actions, list, slash } = buildParts();
  const icon = document.querySelector('[data-site-search] svg')?.cloneNode(true);
  if (icon) box.before(icon);
  let state = CLOSED;
  let options: HTMLAnchorElement[] = [];
  let opener: HTMLElement | undefined;
  const loader = createLoader(draw);

  const dispatch = (action: ComboboxAction) => {
    state = combobox(state, action);
  };
  const retry = tryAgain(() => {
    loader.start();
    box.focus();
  });

  function draw(): void {
    const query = state.text.trim();
    const answer = loader.look(query);
    const { phase, hits, incomplete } = answer;
    const chosen = options[state.active]?.href;
    const blank = query === '';
    const found = !blank && hits.length > 0;
    const groups = groupHits(hits).map(({ label, hits: all }) => ({
      label,
      hits: all.slice(0, SEARCH_WINDOW_RESULTS),
    }));
    const drawn = found ? optionsOf(groups, query, hits.length) : undefined;
    options = drawn?.options ?? [];
    list.replaceChildren(...(drawn?.children ?? []));
    list.hidden = !found;
    box.setAttribute('aria-expanded', String(found));

    status.textContent = blank && phase !== 'failed' ? HINT : statusOf(answer, query);
    // Results speak for themselves; to a screen reader their number is told.
    message.classList.toggle('sr-only', found && !incomplete);
    actions.replaceChildren(
      ...(incomplete ? [INCOMPLETE] : []),
      ...(incomplete || phase === 'failed' ? [retry] : []),
      ...(blank || phase === 'failed' || (phase === 'ready' && !found) ? [listEverything()] : []),
      ...(!blank && !found && phase === 'ready' ? [askAbout(query)] : []),
    );
    // More may have come while the visitor was choosing.
    mark(chosen === undefined ? -1 : options.findIndex(({ href }) => href === chosen));
  }

  function mark(active: number): void {
    state = { ...state, active };
    options.forEach((option, place) =>
      option.setAttribute('aria-selected', String(place === active)),
    );
    const option = options[active];
    if (option) box.setAttribute('aria-activedescendant', option.id);
    else box.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  box.addEventListener('input', () => {
    dispatch({ type: 'typed', text: box.value });
    draw();
    list.parentElement?.scrollTo(0, 0);
  });
  box.addEventListener('keydown', (event) => {
    // Keys that end the composition of a letter (Devanagari, Kannada …) are not ours; Escape is the dialog's.
    if (event.isComposing || event.key === 'Escape') return;
    const command = keyCommand(event.key, event.altKey, { ...state, open: options.length > 0 });
    if (command === undefined) return;
    if (command === 'resumeText') return mark(-1);
    event.preventDefault();
    if (command === 'choose') options[state.active]?.click();
    else if (command !== 'open' && command !== 'close') {
      dispatch({ type: 'moved', to: command, count: options.length });
      mark(state.active);
    }
  });
  // A press in the list must not take the focus from the box; one beside the window closes it.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  dialog.addEventListener('mousedown', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    opener = undefined;
    dialog.close();
    // The address does not change, but what it names is to be shown again.
    if (link.href === window.location.href) window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => opener?.focus({ preventScroll: true }));
  // A page that comes back from the history comes back without it.
  window.addEventListener('pagehide', () => dialog.close());

  offerSlash(slash, slashKey);
  document.body.append(dialog);
  return (from) => {
    if (dialog.open) return;
    opener = from;
    loader.start();
    draw();
    dialog.showModal();
    box.select();
  };
}

/** The visitor's choice about the `/` key; where the browser refuses storage there is none to offer. */
function offerSlash(slash: HTMLInputElement, key: string): void {
  try {
    slash.checked = localStorage.getItem(key) !== 'off';
    slash.addEventListener('change', () => localStorage.setItem(key, slash.checked ? 'on' : 'off'));
  } catch {
    slash.closest('label')?.remove();
  }
}
