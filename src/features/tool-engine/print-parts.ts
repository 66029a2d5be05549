/** Marks every element around the parts that have `data-printing`: print hides all others (tool.css). */
export function markAroundPrint(part: HTMLElement | null): void {
  for (let outer = part?.parentElement; outer; outer = outer.parentElement)
    outer.toggleAttribute('data-around-print', outer.querySelector('[data-printing]') !== null);
}
