/** Draws pictures of the first page of a document: small for lists, larger for the home page. */
import sharp from 'sharp';
import { firstPagePath } from '#site/file-paths.ts';
import type { Download } from './documents.ts';
import { createPictureCache } from './picture-cache.ts';

/** Widths in which first pages are shown, in CSS pixels. */
export const FIRST_PAGE_WIDTHS = { row: 72, sheet: 186 } as const;
export type FirstPageSize = keyof typeof FIRST_PAGE_WIDTHS;

/** A picture has twice as many pixels as its place, for sharp screens. */
const DENSITY = 2;
/** Width and height of an A4 page as Typst draws it. */
const PAGE = { width: 595.28, height: 841.89 };

/** Returns the attributes of the picture's `<img>`. */
export function firstPageImage({ source }: Download, size: FirstPageSize) {
  const width = FIRST_PAGE_WIDTHS[size];
  const height = Math.round((width * PAGE.height) / PAGE.width);
  return { src: firstPagePath(source.slug, width * DENSITY), width, height };
}

const cachedPicture = createPictureCache([
  'src/features/documents/{first-page.ts,picture-cache.ts,document.typ}',
  'node_modules/{@myriaddreamin/typst-ts-node-compiler,sharp}/package.json',
]);

/**
 * Draws the picture as PNG with sixteen colours: text is then sharper, and the file smaller, than as AVIF or WebP, and
 * drawing is ten times faster.
 */
export async function drawFirstPage(
  document: Pick<Download, 'file' | 'draw'>,
  size: FirstPageSize,
) {
  const width = FIRST_PAGE_WIDTHS[size] * DENSITY;
  // Two files with the same bytes have the same first page.
  const input = Buffer.concat([document.file.bytes, Buffer.from(size)]);
  return cachedPicture(input, 'png', async () =>
    sharp(Buffer.from(firstPageOf(document.draw())))
      .resize({ width })
      .flatten({ background: '#fff' })
      .png({ palette: true, colours: 16 }),
  );
}

/** Returns the first page from a drawing that contains all pages. */
const firstPageOf = (svg: string) =>
  svg
    .replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      `viewBox="0 0 ${PAGE.width} ${PAGE.height}"`,
    )
    // Removes the other pages, because sharp would need twice the time to read them too.
    .replace(/<g transform="matrix\(1 0 0 1 0 841\.88[^]*?(?=<defs)/, '');
