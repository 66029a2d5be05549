/** Keeps the ticks of a printed checklist in this browser, counts them, clears them, prints the list alone. */
import { readTicks, readyLine, writeTicks } from './ticks.logic.ts';

/**
 * @param list element with `data-checklist`, the name of its ticks (features/checklists/Checklist.tsx)
 * @returns stops following other tabs, for a list that leaves the page
 */
export function keepTicks(list: HTMLElement): () => void {
  const name = `checklist:${list.dataset['checklist']}`;
  const boxes = [...list.querySelectorAll('input')];
  const part = (is: string) => list.querySelector<HTMLElement>(`[data-${is}]`);

  const count = () => {
    const line = part('count');
    if (line)
      line.textContent = readyLine(boxes.filter(({ checked }) => checked).length, boxes.length);
  };
  const tellRefused = () => {
    part('kept')?.setAttribute('hidden', '');
    part('not-kept')?.removeAttribute('hidden');
  };

  const recall = () => {
    try {
      const ticks = readTicks(localStorage.getItem(name));
      for (const box of boxes) box.checked = ticks.has(box.value);
    } catch {
      tellRefused();
    }
    count();
  };
  const keep = () => {
    count();
    const ticks = writeTicks(boxes.flatMap(({ checked, value }) => (checked ? value : [])));
    try {
      if (ticks) localStorage.setItem(name, ticks);
      else localStorage.removeItem(name);
    } catch {
      tellRefused();
    }
  };

  // The boxes work before this does: what was ticked meanwhile joins what was kept.
  const early = boxes.filter(({ checked }) => checked);
  recall();
  for (const box of early) box.checked = true;
  if (early.length > 0) keep();
  part('tools')?.classList.remove('invisible');
  list.addEventListener('change', keep);
  part('clear')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    keep();
  });
  part('print')?.addEventListener('click', () => {
    list.dataset['printing'] = '';
    addEventListener('afterprint', () => delete list.dataset['printing'], { once: true });
    print();
  });
  // The same list may have been ticked in another tab, or on a page from which Back leads here.
  const left = new AbortController();
  const { signal } = left;
  addEventListener('storage', ({ key }) => key === name && recall(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && recall(), { signal });
  return () => left.abort();
}
