/**
 * Calls `callback` once the page is on the screen: before that, visitors cannot interact. After two seconds at most, because a
 * browser that hides its timings from pages, against tracking, never says that it has painted.
 */
export function afterFirstPaint(callback: () => void): void {
  const callOnce = () => {
    observer.disconnect();
    clearTimeout(waiting);
    callback();
  };
  const waiting = setTimeout(callOnce, 2_000);
  const observer = new PerformanceObserver(callOnce);
  observer.observe({ type: 'paint', buffered: true });
}
