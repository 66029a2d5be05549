/** Keeps the ticks of a printed checklist in this browser, counts them and clears them. */

/** `3 of 8 ready` */
export const readyLine = (ready: number, all: number) => `${ready} of ${all} ready`;

/** @param list element with `data-checklist`, the name of its ticks (features/checklists/Checklist.tsx) */
export function keepTicks(list: HTMLElement): void {
  const name = `checklist:${list.dataset['checklist']}`;
  const boxes = [...list.querySelectorAll('input')];
  const part = (is: string) => list.querySelector<HTMLElement>(`[data-${is}]`);
  const keep = () => {
    const ticked = boxes.filter(({ checked }) => checked);
    part('clear')?.setAttribute('aria-disabled', String(ticked.length === 0));
    part('count')?.replaceChildren(readyLine(ticked.length, boxes.length));
    storage()?.setItem(name, ticked.map(({ value }) => value).join(' '));
  };
  // The checkboxes work before this script: ticks made meanwhile are added to the saved ones.
  const kept = storage()?.getItem(name)?.split(' ') ?? [];
  for (const box of boxes) box.checked ||= kept.includes(box.value);
  keep();
  part('tools')?.classList.remove('invisible');
  list.addEventListener('change', keep);
  part('clear')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    keep();
  });
}

/** Returns undefined if the visitor has blocked storage: ticks are then counted but not kept. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
