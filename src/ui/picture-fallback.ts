/** Shows a box with the picture's name (or alternative text) and a notice instead of a picture that did not load. */
function replacePicture(picture: HTMLImageElement): void {
  // features/hero/HeroSlides.tsx replaces pictures of the hero that do not load.
  if (picture.closest('[data-hero]')) return;
  console.error(`Image not loading: ${picture.currentSrc || picture.src}`);
  const name = picture.dataset['fallback'] ?? picture.alt;
  picture.hidden = true;
  if (name === '') return; // A picture without a name is decoration.
  // The template is in PictureFallback.astro, so that this script contains no texts.
  const template = document.querySelector<HTMLTemplateElement>('#image-fallback');
  const box = template?.content.firstElementChild?.cloneNode(true);
  if (!(box instanceof HTMLElement)) return;
  box.querySelector('b')?.append(`${name} Image`);
  // The box gets its size from the picture's classes or, if these set no size, from its `width` and `height`.
  box.classList.add(...picture.classList);
  const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
  box.style.setProperty('--width', `${width}px`);
  box.style.setProperty('--ratio', `${width} / ${height}`);
  (picture.closest('picture') ?? picture).after(box);
}

/** Replaces every picture that has not loaded, or that fails to load later. */
export function replaceFailedPictures(): void {
  // `error` does not bubble but can be captured, so one listener serves all pictures.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replacePicture(target);
    },
    true,
  );
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) replacePicture(picture);
}
