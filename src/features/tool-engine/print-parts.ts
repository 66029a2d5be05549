/**
 * Marks `part` and the elements around it with `data-printing`; when the page is printed, everything else is hidden
 * (tool.css).
 */
export function markAroundPrint(part: HTMLElement | null): void {
  for (let outer = part?.parentElement; outer; outer = outer.parentElement)
    outer.toggleAttribute('data-around-print', outer.querySelector('[data-printing]') !== null);
}
