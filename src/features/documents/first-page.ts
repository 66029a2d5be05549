/** Draws pictures of the first page of a document: small for lists, larger for the home page. */
import sharp from 'sharp';
import { firstPagePath } from '#site/file-paths.ts';
import type { Download } from './documents.ts';
import { createPictureCache } from './picture-cache.ts';

/** Widths at which first pages are shown, in CSS pixels. */
const WIDTHS = { row: 72, sheet: 170 } as const;
export type FirstPageSize = keyof typeof WIDTHS;
export type FirstPageFormat = 'png' | 'avif';

/** Pixels of the picture per CSS pixel, for sharp screens. */
const DENSITY = 2;
/** Width and height of an A4 page in points, as Typst draws it. */
const PAGE = { width: 595.28, height: 841.89 };

const heightOf = (width: number) => Math.round((width * PAGE.height) / PAGE.width);

/** Returns the address of a picture, and the width and height at which it is shown. */
export function firstPageImage({ source }: Download, size: FirstPageSize, format: FirstPageFormat) {
  const width = WIDTHS[size];
  return {
    src: firstPagePath(source.slug, width * DENSITY, format),
    width,
    height: heightOf(width),
  };
}

const cachedPicture = createPictureCache([
  'src/features/documents/{first-page.ts,picture-cache.ts,document.typ}',
  'node_modules/{@myriaddreamin/typst-ts-node-compiler,sharp}/package.json',
]);

/**
 * For lists (`row`), a PNG with sixteen colours is the sharpest and the smallest file. For the home page (`sheet`), an
 * AVIF of low quality is a third of the size of a PNG, and blurs only text that is too small to read.
 */
export async function drawFirstPage(
  document: Pick<Download, 'file' | 'draw'>,
  size: FirstPageSize,
  format: FirstPageFormat,
) {
  const width = WIDTHS[size];
  // The bytes of the file are the key, because two files with the same bytes have the same first page.
  const input = Buffer.concat([document.file.bytes, Buffer.from(size)]);
  return cachedPicture(input, format, async () => {
    const picture = sharp(Buffer.from(firstPageOf(document.draw())))
      .resize({ width: width * DENSITY, height: heightOf(width) * DENSITY, fit: 'fill' })
      .flatten({ background: '#fff' });
    return format === 'avif'
      ? picture.avif({ quality: 28, effort: 6 })
      : picture.png({ palette: true, colours: 16 });
  });
}

/** Takes an SVG with all pages, and returns an SVG with the first page only. */
const firstPageOf = (svg: string) =>
  svg
    .replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      `viewBox="0 0 ${PAGE.width} ${PAGE.height}"`,
    )
    // Removes the other pages, because reading them would double the time that sharp needs.
    .replace(/<g transform="matrix\(1 0 0 1 0 841\.88[^]*?(?=<defs)/, '');
