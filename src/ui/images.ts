/** Pictures that entries name, under content/images/. */
import type { ImageMetadata } from 'astro';

const images = import.meta.glob<{ default: ImageMetadata }>(
  '/content/images/**/*.{svg,png,jpg,webp,avif}',
  { eager: true },
);

/** `blog/1.svg` → the picture with its true size; the build's check has seen that it exists. */
export function getImage(file: string): ImageMetadata {
  const found = images[`/content/images/${file}`];
  if (!found) throw new Error(`content/images/${file} is missing`);
  return found.default;
}
