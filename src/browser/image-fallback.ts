/** Pictures that do not load give their place to their name and a notice (spec 8). */
import { fallbackName } from '#logic/image-fallback.ts';

const PICTURES = 'img[data-fallback]';

export function startImageFallback(): void {
  // An error does not bubble, but it can be caught on its way down: one listener for all pictures.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(PICTURES)) replace(target);
    },
    true,
  );
  // Those that failed before this ran.
  for (const picture of document.querySelectorAll<HTMLImageElement>(PICTURES))
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
}

/** Puts a copy of the box that PageScripts.astro prints in the picture's place. */
function replace(picture: HTMLImageElement): void {
  if (picture.hidden) return;
  console.error(`Image not loading: ${picture.currentSrc || picture.src}`);
  const template = document.querySelector<HTMLTemplateElement>('#image-fallback');
  const box = template?.content.firstElementChild?.cloneNode(true);
  if (!(box instanceof HTMLElement)) return;
  const name = box.querySelector('[data-name]');
  if (name) name.textContent = fallbackName(picture.dataset['name'] ?? picture.alt);
  // The picture's own classes give the box its size; where they say nothing, its attributes do.
  box.classList.add(...picture.classList);
  const width = picture.getAttribute('width');
  const height = picture.getAttribute('height');
  if (width !== null && height !== null) {
    box.style.setProperty('--width', `${width}px`);
    box.style.setProperty('--ratio', `${width} / ${height}`);
  }
  picture.hidden = true;
  (picture.closest('picture') ?? picture).after(box);
}
