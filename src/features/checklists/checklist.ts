/** Saves the ticks of a checklist in this browser, counts them, and draws the line that goes round them. */

/** Starts a checklist, the element with `data-checklist` of Checklist.tsx. */
export function startChecklist(list: HTMLElement): void {
  const name = `checklist:${list.dataset['checklist']}`;
  const boxes = [...list.querySelectorAll('input')];
  const save = () => {
    const ticked = boxes.filter(({ checked }) => checked);
    const count = `${ticked.length} of ${boxes.length} ready`;
    list.querySelector('[data-count]')?.replaceChildren(count);
    for (const line of list.querySelectorAll('.chain [pathLength]'))
      line.setAttribute('stroke-dashoffset', String(1 - ticked.length / boxes.length));
    for (const [index, dot] of list.querySelectorAll('.chain circle').entries())
      dot.toggleAttribute('data-done', index < ticked.length);
    if (ticked.length === 0) storage()?.removeItem(name);
    else storage()?.setItem(name, ticked.map(({ value }) => value).join('\n'));
  };
  // The checkboxes work before this script: ticks made meanwhile are added to the saved ones.
  const saved = storage()?.getItem(name)?.split('\n') ?? [];
  for (const box of boxes) box.checked ||= saved.includes(box.value);
  save();
  list.querySelector('[data-tools]')?.classList.remove('invisible');
  list.addEventListener('change', save);
}

/** Returns undefined if the visitor has blocked storage: ticks are then counted but not saved. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
