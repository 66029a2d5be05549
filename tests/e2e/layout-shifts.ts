import type { Page } from 'playwright/test';

/** What moved, and how far: a shift without its element cannot be found again. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Keeps every layout shift of the pages opened from now on in `window.shifts`. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const rect = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} ${rect(previousRect)} → ${rect(currentRect)} at ${Math.round(startTime)} ms`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts so far, two frames after the last change. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: Shift[] }).shifts)),
        );
      }),
  );
}
