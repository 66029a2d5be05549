/**
 * Marks the elements around `part` that contain a part with `data-printing`; when the page is printed, all other
 * elements are hidden (tool.css).
 */
export function markAroundPrint(part: HTMLElement | null): void {
  for (let outer = part?.parentElement; outer; outer = outer.parentElement)
    outer.toggleAttribute('data-around-print', outer.querySelector('[data-printing]') !== null);
}
