/** Marks the elements around `part` that contain a `data-printing`; print hides everything else (tool.css). */
export function markAroundPrint(part: HTMLElement | null): void {
  for (let outer = part?.parentElement; outer; outer = outer.parentElement)
    outer.toggleAttribute('data-around-print', outer.querySelector('[data-printing]') !== null);
}
