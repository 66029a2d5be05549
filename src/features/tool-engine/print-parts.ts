/**
 * Sets `data-around-print` on every ancestor of `part` that contains an element with `data-printing`. Inside
 * these ancestors, tool.css prints only elements with `data-printing` or `data-sheet-head`.
 */
export function markAroundPrint(part: HTMLElement | null): void {
  for (let outer = part?.parentElement; outer; outer = outer.parentElement)
    outer.toggleAttribute('data-around-print', outer.querySelector('[data-printing]') !== null);
}
