/** Puts the map in the place of its drawing when it comes near; its host is not asked before. */
for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadMap(place);
    },
    { rootMargin: `${place.dataset['mapNear']}px` },
  );
  const watch = () => observer.observe(place);
  // The map must not share the line with what the page itself needs.
  if (document.readyState === 'complete') watch();
  else window.addEventListener('load', watch);
}

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
  const timer = setTimeout(tell, navigator.onLine ? Number(place.dataset['mapTimeout']) : 0);
  frame.addEventListener('load', () => {
    // Without a connection the browser loads a page of its own, which says nothing of a map.
    if (navigator.onLine) {
      clearTimeout(timer);
      frame.classList.remove('invisible');
      drawing.remove();
    } else tell();
  });
  frame.addEventListener('error', tell);
  place.append(frame);
}
