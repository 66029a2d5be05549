import type { ImageMetadata } from 'astro';

const images = import.meta.glob<{ default: ImageMetadata }>(
  '/content/images/**/*.{svg,png,jpg,webp,avif}',
  { eager: true },
);

/** Returns a picture of content/images/ (`forms/llp.avif`) with its real size. A missing picture stops the build. */
export function contentImage(file: string): ImageMetadata {
  const image = images[`/content/images/${file}`]?.default;
  if (!image) throw new Error(`content/images/${file} is missing`);
  return image;
}
