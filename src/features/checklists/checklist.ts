/**
 * Saves the ticks of a checklist in this browser, and shows how many items are ticked.
 * @param list the element with `data-checklist` in Checklist.tsx
 */
export function startChecklist(list: HTMLElement): void {
  const name = `checklist:${list.dataset['checklist']}`;
  const boxes = [...list.querySelectorAll('input')];
  const save = () => {
    const ticked = boxes.filter(({ checked }) => checked);
    const count = `${ticked.length} of ${boxes.length} ready`;
    list.querySelector('[data-count]')?.replaceChildren(count);
    const done = list.querySelector<SVGSVGElement>('.chain > svg');
    done?.setAttribute('width', `${(100 * ticked.length) / boxes.length}%`);
    for (const [index, dot] of list.querySelectorAll('.chain circle').entries())
      dot.toggleAttribute('data-done', index < ticked.length);
    const saved = store(name, ticked.map(({ value }) => value).join('\n'));
    list.querySelector('[data-saved]')?.toggleAttribute('hidden', !saved);
  };
  // Boxes that the visitor ticked before this script ran stay ticked.
  const ticks = savedTicks(name);
  for (const box of boxes) box.checked ||= ticks.includes(box.value);
  save();
  list.querySelector('[data-tools]')?.classList.remove('invisible');
  list.addEventListener('change', save);
}

/** Saves the ticks or, if nothing is ticked, deletes the saved ticks. Returns false if storage is refused or full. */
function store(name: string, ticks: string): boolean {
  try {
    if (ticks === '') localStorage.removeItem(name);
    else localStorage.setItem(name, ticks);
    return true;
  } catch {
    return false;
  }
}

/** Returns the saved ticks; an empty list if the browser refuses storage. */
function savedTicks(name: string): string[] {
  try {
    return localStorage.getItem(name)?.split('\n') ?? [];
  } catch {
    return [];
  }
}
