/**
 * Search box and choices over a printed list (ListFilter.astro): hides rows, counts them, keeps the
 * address. It imports nothing, so that it is printed in the page and asks for no file.
 */
const plain = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[‐-—]/g, '-');

export function startListFilter(list: HTMLElement): void {
  const controls = list.querySelector('[data-controls]');
  if (!controls) return;
  const input = controls.querySelector('input');
  const buttons = [...controls.querySelectorAll('button')];
  const line = list.querySelector('[data-shown-line]');
  const none = list.querySelector<HTMLElement>('[data-none]');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  for (const row of list.querySelectorAll<HTMLElement>('[data-row][data-day]'))
    if ((row.dataset['day'] ?? '') < today) row.remove();
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].map((row) => ({
    row,
    text: plain(row.dataset['text'] ?? row.textContent),
  }));
  const groups = [...list.querySelectorAll<HTMLElement>('[data-rows]')];
  /** Chosen value by name; '' is any. */
  let chosen: Record<string, string> = {};

  function show(): void {
    const words = plain(input?.value ?? '').split(/\s+/);
    for (const { row, text } of rows)
      row.hidden = !(
        words.every((word) => text.includes(word)) &&
        Object.entries(chosen).every(([name, value]) => value === '' || row.dataset[name] === value)
      );
    for (const group of groups) group.hidden = !group.querySelector('[data-row]:not([hidden])');
    for (const button of buttons) button.ariaPressed = String(button.value === chosen[button.name]);
    const count = rows.filter(({ row }) => !row.hidden).length;
    if (line)
      line.textContent = line.textContent
        .trim()
        .replace(/\d+\s+of\s+\d+/, `${count} of ${rows.length}`);
    if (none) none.hidden = count > 0;
  }

  /** `pushState` lets Back undo a choice; `replaceState` is for what changes with each letter. */
  function change(how: 'pushState' | 'replaceState'): void {
    show();
    const url = new URL(window.location.href);
    const values = { ...chosen, ...(input && { [input.name]: input.value.trim() }) };
    for (const [name, value] of Object.entries(values))
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    if (url.href !== window.location.href) history[how](null, '', url);
  }

  function read(query: string): void {
    const params = new URLSearchParams(query);
    if (input) input.value = params.get(input.name) ?? '';
    const offered = (name: string, value: string) =>
      buttons.some((button) => button.name === name && button.value === value);
    chosen = Object.fromEntries(
      buttons.map(({ name }) => {
        const value = params.get(name) ?? '';
        return [name, offered(name, value) ? value : ''];
      }),
    );
  }

  function clear(): void {
    read('');
    change('pushState');
  }

  input?.addEventListener('input', () => change('replaceState'));
  for (const button of buttons)
    button.addEventListener('click', () => {
      chosen[button.name] = button.value;
      change('pushState');
    });
  none?.querySelector('button')?.addEventListener('click', () => {
    clear();
    (input ?? buttons[0])?.focus();
  });
  // A link to a row that is hidden shows it again.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (!target?.closest('[data-row][hidden]')) return;
    clear();
    target.scrollIntoView();
  });
  window.addEventListener('popstate', () => {
    read(window.location.search);
    show();
  });

  const typedBefore = input?.value;
  read(window.location.search);
  if (input && typedBefore) input.value = typedBefore;
  change('replaceState');
  controls.classList.remove('invisible');
}
