const CLOSE_DELAY_MS = 180;

/**
 * Turns `<details data-dropdown>` into a dropdown. The browser keeps only one dropdown of the same `name` open. A
 * dropdown closes when the visitor presses Escape, clicks or taps outside, or moves the focus away. If it has
 * `data-dropdown="hover"`, moving the mouse over it opens it; the first press keeps it open, the next press closes it.
 */
export function startDropdown(details: HTMLDetailsElement): void {
  const summary = details.querySelector('summary') as HTMLElement;
  // If the list is open before the script starts, the visitor has opened it by a press.
  let pressed = details.open;
  let leaving: number | undefined;
  const show = (open: boolean, byPress = false) => {
    clearTimeout(leaving);
    pressed = open && byPress;
    details.open = open;
  };
  const isInside = (node: EventTarget | null) => node instanceof Node && details.contains(node);
  const updateAriaExpanded = () => summary.setAttribute('aria-expanded', String(details.open));

  // Not every screen reader says whether a `summary` is open, but all announce the state of a button.
  summary.setAttribute('role', 'button');
  updateAriaExpanded();
  summary.addEventListener('click', (event) => {
    event.preventDefault();
    show(!(details.open && pressed), true);
  });
  details.addEventListener('toggle', () => {
    updateAriaExpanded();
    if (!details.open) pressed = false;
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    // `relatedTarget` is null if the window loses the focus, for example to a share dialog. The list then stays open.
    if (relatedTarget !== null && !isInside(relatedTarget)) show(false);
  });
  // `pointerup`, not `pointerdown`, because scrolling with a finger must not close the dropdown.
  document.addEventListener('pointerup', ({ target }) => {
    if (!isInside(target)) show(false);
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || !details.open || defaultPrevented) return;
    const focusInside = isInside(document.activeElement);
    show(false);
    if (focusInside) summary.focus();
  });
  // Closes the list after a click on a link, because this page stays open if the link leads to a file or an anchor.
  details.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    show(false);
    summary.focus({ preventScroll: true });
  });

  if (details.dataset['dropdown'] !== 'hover') return;
  details.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType !== 'touch' && !details.open) show(true);
  });
  details.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    leaving = window.setTimeout(() => {
      const focused = document.activeElement;
      // The list stays open while the focus is on one of its links, because a keyboard user may be reading it.
      if (focused === summary || !isInside(focused)) show(false);
    }, CLOSE_DELAY_MS);
  });
}
