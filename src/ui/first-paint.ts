/**
 * Calls `callback` after the first paint, or after two seconds at the latest: a browser that protects against tracking
 * may never report the first paint.
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
