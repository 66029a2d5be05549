/** Pictures that do not load give their place to their name and a notice. */
import { loadLater } from '#ui/load-later.ts';
import boxUrl from './image-fallback.ts?chunk-url';

const PICTURES = 'img[data-fallback]';

export function watchPictures(): void {
  // An error does not bubble, but it can be caught on its way down: one listener for all pictures.
  document.addEventListener(
    'error',
    ({ target }) => {
      // What does not load is an element: an error of a script is told to the window alone.
      if ((target as Element).matches(PICTURES)) void report(target as HTMLImageElement);
    },
    true,
  );
  // Those that failed before this ran.
  for (const picture of document.querySelectorAll<HTMLImageElement>(PICTURES))
    if (picture.complete && picture.naturalWidth === 0) void report(picture);
}

async function report(picture: HTMLImageElement): Promise<void> {
  console.error(`Image not loading: ${picture.currentSrc || picture.src}`);
  (await loadLater<typeof import('./image-fallback.ts')>(boxUrl))?.replacePicture(picture);
}
