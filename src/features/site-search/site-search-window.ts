/**
 * The search over the page: a native dialog with a combobox (ARIA combobox pattern). The browser keeps
 * the focus inside and gives it back. Nothing of this is loaded before the first use.
 */
import { ROUTES, contactHref, searchHref } from '#site/routes.ts';
import { SEARCH_INCOMPLETE, TRY_AGAIN } from '#site/site-search.ts';
import { CLOSED, combobox, keyCommand, type ComboboxAction } from './combobox.logic.ts';
import { createSearchLoader } from './site-search-loader.logic.ts';
import { element } from '#ui/element.ts';
import { readSearchFile, wait } from './site-search-files.ts';
import { optionsOf } from './site-search-options.ts';
import { statusOf } from './site-search-results.ts';

const RESULTS_ID = 'search-results';
const HINT = 'Services, questions, articles, deadlines, policies and documents.';

let open: ((opener: HTMLElement | undefined) => void) | undefined;

/**
 * @param opener gets the focus back: not every browser focuses what is clicked
 * @param slashKey where the visitor's choice about the `/` key is kept
 */
export function openSearchWindow(opener: HTMLElement | undefined, slashKey: string): void {
  open ??= prepareWindow(slashKey);
  open(opener);
}

function prepareWindow(slashKey: string): NonNullable<typeof open> {
  const {
    dialog,
    box,
    message,
    status,
    incompleteNote,
    again,
    everything,
    ask,
    list,
    close,
    slash,
  } = drawWindow();
  const icon = document.querySelector('[data-site-search] svg')?.cloneNode(true);
  if (icon) box.before(icon);
  let state = CLOSED;
  let options: HTMLAnchorElement[] = [];
  let opener: HTMLElement | undefined;
  const loader = createSearchLoader({ read: readSearchFile, wait, onChange: draw });

  const dispatch = (action: ComboboxAction) => {
    state = combobox(state, action);
  };

  function draw(): void {
    const query = state.text.trim();
    const answer = loader.look(query);
    const { phase, incomplete } = answer;
    // On the home page itself it is no answer.
    const hits = answer.hits.filter(({ url }) => url !== '/' || window.location.pathname !== '/');
    const chosen = options[state.active]?.href;
    const blank = query === '';
    const found = !blank && hits.length > 0;
    list.replaceChildren(...(found ? optionsOf(query, hits) : []));
    options = [...list.querySelectorAll('a')];
    options.forEach((option, place) => (option.id = `${list.id}-${place}`));
    list.hidden = !found;
    box.setAttribute('aria-expanded', String(found));

    const failed = phase === 'failed';
    const nothing = !blank && !found && phase === 'ready';
    status.textContent = blank && !failed ? HINT : statusOf({ ...answer, hits }, query);
    // Results speak for themselves; to a screen reader their number is told.
    message.classList.toggle('sr-only', found && !incomplete);
    incompleteNote.hidden = !incomplete;
    again.hidden = !incomplete && !failed;
    everything.hidden = !blank && !failed && !nothing;
    ask.hidden = !nothing;
    ask.href = contactHref(query);
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
    if (event.key === 'Enter' && command === undefined)
      window.location.assign(searchHref(box.value.trim()));
    if (command === undefined) return;
    if (command === 'resumeText') return mark(-1);
    event.preventDefault();
    if (command === 'choose') options[state.active]?.click();
    else if (command !== 'open' && command !== 'close') {
      dispatch({ type: 'moved', to: command, count: options.length });
      mark(state.active);
    }
  });
  again.addEventListener('click', () => {
    loader.start();
    box.focus();
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

/** The window and the parts of it that the search changes; styled by search-window.css. */
function drawWindow() {
  const label = 'Search this site';
  const box = element('input', {
    type: 'text',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-label': label,
    'aria-autocomplete': 'list',
    'aria-controls': RESULTS_ID,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    placeholder: label,
  });
  const button = (name: string, text: string) =>
    element('button', { type: 'button', [`data-${name}`]: true }, text);
  const close = button('close', 'Close');
  const status = element('p', { role: 'status' });
  const incompleteNote = element('span', {}, SEARCH_INCOMPLETE);
  const again = button('again', TRY_AGAIN);
  const everything = element('a', { href: ROUTES.search }, 'See everything on this site');
  const ask = element('a', { href: ROUTES.contact }, 'Ask us about it');
  const message = element(
    'div',
    { 'data-message': true },
    status,
    element('p', {}, incompleteNote, again, everything, ask),
  );
  const list = element('div', { role: 'listbox', id: RESULTS_ID, 'aria-label': 'Results' });
  const slash = element('input', { type: 'checkbox' });
  const dialog = element(
    'dialog',
    { 'aria-label': 'Search', 'data-search-window': true },
    element('search', {}, box, close),
    element('div', {}, message, list),
    element(
      'div',
      { 'data-keys': true },
      element('p', {}, '↑ ↓ to choose · Enter for all results · Esc to close'),
      element('label', {}, slash, 'The / key opens the search'),
    ),
  );
  return {
    dialog,
    box,
    message,
    status,
    incompleteNote,
    again,
    everything,
    ask,
    list,
    close,
    slash,
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
