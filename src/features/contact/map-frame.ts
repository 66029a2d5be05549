/** Puts the map in the place of its drawing when the visitor asks; no request to its host before. */
for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) {
  const button = place.querySelector('button');
  if (!button) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = place.dataset['map'] ?? '';
    frame.title = place.dataset['mapTitle'] ?? '';
    frame.height = place.dataset['mapHeight'] ?? '';
    frame.className = 'block w-full border-0';
    // The map's own scripts, and its links in a tab of their own; nothing that reaches this page.
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    place.querySelector('[data-map-drawing]')?.replaceWith(frame);
    frame.focus();
  });
}
