/** Puts the map in the place of its drawing when it comes near; its host is not asked before. */
import { MAP_LOADS_WITHIN_PX, MAP_TIMEOUT_MS } from '#site/limits.ts';
import { whenShown } from '#ui/when-shown.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-map]'))
  // The map must not share the line with what the page itself needs.
  whenShown(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadMap(place);
      },
      { rootMargin: `${MAP_LOADS_WITHIN_PX}px` },
    );
    observer.observe(place);
  });

function loadMap(place: HTMLElement): void {
  const drawing = place.querySelector<HTMLElement>('[data-map-drawing]');
  const missing = place.querySelector<HTMLElement>('[data-map-missing]');
  if (!drawing || !missing) return;
  const frame = document.createElement('iframe');
  frame.src = place.dataset['map'] ?? '';
  frame.title = place.dataset['mapTitle'] ?? '';
  frame.height = place.dataset['mapHeight'] ?? '';
  // Out of sight and out of the keyboard's way until the map is there.
  frame.className = 'invisible block w-full border-0';
  // The map's own scripts, and its links in a tab of their own; nothing that reaches this page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  const tell = () => (missing.hidden = false);
  const timer = setTimeout(tell, navigator.onLine ? MAP_TIMEOUT_MS : 0);
  frame.addEventListener('load', () => {
    // Without a connection the browser loads a page of its own, which says nothing of a map.
    if (!navigator.onLine) return tell();
    clearTimeout(timer);
    frame.classList.remove('invisible');
    drawing.remove();
  });
  frame.addEventListener('error', tell);
  place.append(frame);
}
