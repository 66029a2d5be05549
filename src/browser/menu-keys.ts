/** Roles and keys of a menu (ARIA menu button pattern) for a list inside `<details>`. */

export function startMenuKeys(details: HTMLDetailsElement): void {
  const button = details.querySelector('summary');
  const list = details.querySelector('ul');
  if (!button || !list) return;
  const items = () => [...list.querySelectorAll<HTMLElement>('li:not([hidden]) > *')];

  button.setAttribute('aria-haspopup', 'menu');
  list.setAttribute('role', 'menu');
  for (const row of list.children) row.setAttribute('role', 'none');
  for (const item of items()) {
    item.setAttribute('role', 'menuitem');
    item.tabIndex = -1;
  }

  /** Where focus goes in the menu that opens next. */
  let start = 0;
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    start = event.key === 'ArrowUp' ? -1 : 0;
    if (details.open) items().at(start)?.focus();
    details.open = true;
  });
  const arrive = () => {
    if (!details.open) return;
    list.scrollIntoView({ block: 'nearest' });
    // Opened by key: on to the first item. A pointer needs no focus there.
    if (button.matches(':focus-visible')) items().at(start)?.focus({ preventScroll: true });
    start = 0;
  };
  details.addEventListener('toggle', arrive);
  arrive(); // it may have been opened before this ran
  list.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const current = all[at];
    // Buttons do this by themselves.
    if (event.key === ' ' && current instanceof HTMLAnchorElement) current.click();
    else if (event.key === 'ArrowDown') all.at((at + 1) % all.length)?.focus();
    else if (event.key === 'ArrowUp') all.at(at - 1)?.focus();
    else if (event.key === 'Home') all.at(0)?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else return;
    event.preventDefault();
  });
}
