/** Tells of changes of the window that a component must follow. Each returns what ends the watch. */

type Stop = () => void;

/** Calls back whenever a media query begins or ceases to match. */
export function watchMedia(query: MediaQueryList, onChange: (matches: boolean) => void): Stop {
  const tell = () => onChange(query.matches);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Calls back when the tab is hidden or shown. */
export function watchTab(onChange: (hidden: boolean) => void): Stop {
  const tell = () => onChange(document.hidden);
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Calls back with the way, in CSS pixels, of each finger that was put on the element and lifted. */
export function watchFinger(
  element: HTMLElement,
  onLift: (right: number, down: number) => void,
): Stop {
  let from: { x: number; y: number } | undefined;
  const down = ({ touches: [first, second] }: TouchEvent) => {
    // Two fingers zoom. Copied, since Safari goes on moving the same touch.
    from = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
  };
  const up = ({ changedTouches: [to] }: TouchEvent) => {
    if (from && to) onLift(to.clientX - from.x, to.clientY - from.y);
    from = undefined;
  };
  element.addEventListener('touchstart', down, { passive: true });
  element.addEventListener('touchend', up, { passive: true });
  return () => {
    element.removeEventListener('touchstart', down);
    element.removeEventListener('touchend', up);
  };
}
