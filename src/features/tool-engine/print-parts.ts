/**
 * Sets `data-around-print` on each ancestor of `part` if the ancestor contains an element with `data-printing`. Inside
 * an ancestor with `data-around-print`, tool.css prints only elements with `data-printing` or `data-sheet-head`.
 */
export function markAroundPrint(part: HTMLElement | null): void {
  for (let outer = part?.parentElement; outer; outer = outer.parentElement)
    outer.toggleAttribute('data-around-print', outer.querySelector('[data-printing]') !== null);
}
