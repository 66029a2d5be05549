/** The box in place of a picture that did not load; loaded with the first such picture. */
import { MESSAGES } from '#site/messages.ts';
import { element } from '#ui/element.ts';
import { fallbackName } from './image-fallback.logic.ts';

export function replacePicture(picture: HTMLImageElement): void {
  if (picture.hidden) return;
  const box = element(
    'span',
    { class: 'image-fallback' },
    element('b', {}, fallbackName(picture.dataset['fallback'] ?? '')),
    element('span', {}, MESSAGES.imageNotLoading),
  );
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
