/** A browser that hides its timings from pages, against tracking, never says that it has painted. */
const PAINT_MAX_MS = 2_000;

/** Calls `callback` once the page is on the screen, after two seconds at most: nothing can be pressed before. */
export function afterFirstPaint(callback: () => void): void {
  const callOnce = () => {
    observer.disconnect();
    clearTimeout(waiting);
    callback();
  };
  const waiting = setTimeout(callOnce, PAINT_MAX_MS);
  const observer = new PerformanceObserver(callOnce);
  observer.observe({ type: 'paint', buffered: true });
}
