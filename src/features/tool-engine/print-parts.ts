/**
 * Marks the elements around `part`, if they contain an element with `data-printing`. In print, tool.css then hides the
 * rest of the page.
 */
export function markAroundPrint(part: HTMLElement | null): void {
  for (let outer = part?.parentElement; outer; outer = outer.parentElement)
    outer.toggleAttribute('data-around-print', outer.querySelector('[data-printing]') !== null);
}
