/**
 * `<details data-dropdown>`: one open at a time; Escape, a press outside and focus that leaves
 * close it. `data-dropdown="hover"` also opens under a pointer that can hover.
 */
import { DROPDOWN_CLOSE_DELAY_MS } from '#site/limits.ts';
import { nextDropdown, type DropdownEvent, type DropdownState } from './dropdown.logic.ts';

/** Starts all dropdowns of the page. */
export function startDropdowns(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]')) {
    const summary = details.querySelector('summary');
    if (summary) startDropdown(details, summary);
  }
}

function startDropdown(details: HTMLDetailsElement, summary: HTMLElement): void {
  // Opened before the script ran: the visitor pressed it.
  let state: DropdownState = details.open ? 'pinned' : 'closed';
  let leaving: number | undefined;

  const show = () => {
    details.open = state !== 'closed';
    summary.setAttribute('aria-expanded', String(details.open));
  };
  const send = (event: DropdownEvent) => {
    clearTimeout(leaving);
    const next = nextDropdown(state, event);
    if (next === state) return;
    state = next;
    show();
  };
  const holds = (node: EventTarget | null) => node instanceof Node && details.contains(node);

  // Not every screen reader tells the state of a summary; all tell a button's.
  summary.setAttribute('role', 'button');
  show();
  summary.addEventListener('click', (event) => {
    event.preventDefault();
    send('press');
  });
  // The browser or another script may open and close it too.
  details.addEventListener('toggle', () => {
    if (details.open !== (state !== 'closed')) state = details.open ? 'pinned' : 'closed';
    show();
    if (details.open)
      for (const other of document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]'))
        if (other !== details) other.open = false;
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a related target the whole window lost focus, as when a share window opens.
    if (relatedTarget !== null && !holds(relatedTarget)) send('dismiss');
  });
  // A finger that scrolls the page gives no pointerup, so scrolling closes nothing.
  document.addEventListener('pointerup', ({ target }) => {
    if (!holds(target)) send('dismiss');
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || !details.open || defaultPrevented) return;
    const focusInside = holds(document.activeElement);
    send('dismiss');
    if (focusInside) summary.focus();
  });
  // A page that comes back from the history is as it was when the visitor came to it.
  window.addEventListener('pagehide', () => send('dismiss'));

  if (details.dataset['dropdown'] !== 'hover') return;
  details.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') send('enter');
  });
  details.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    leaving = window.setTimeout(() => {
      const focused = document.activeElement;
      // Somebody on the keyboard is reading the list.
      if (focused === summary || !holds(focused)) send('left');
    }, DROPDOWN_CLOSE_DELAY_MS);
  });
}
