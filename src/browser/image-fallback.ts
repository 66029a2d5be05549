/** The box in place of a picture that did not load (spec 8); loaded with the first such picture. */
import { fallbackName } from '#logic/image-fallback.ts';

/** Puts a copy of the box that PageScripts.astro prints in the picture's place. */
export function replacePicture(picture: HTMLImageElement): void {
  if (picture.hidden) return;
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
