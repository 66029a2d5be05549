/** Pictures of the first page of a document: small in lists, larger on the home page. */
import sharp from 'sharp';
import { firstPagePath } from '#site/file-paths.ts';
import type { Download } from './documents.ts';
import { createPictureCache } from './picture-cache.ts';

/** Widths at which pages are shown, in CSS pixels. */
export const FIRST_PAGE_WIDTHS = { row: 72, sheet: 186 } as const;
export type FirstPageSize = keyof typeof FIRST_PAGE_WIDTHS;

/** Screens with twice as many pixels show every line. */
const DENSITY = 2;
/** A4, as wide as Typst draws it. */
const PAGE = { width: 595.28, height: 841.89 };

/** Attributes of the picture's `<img>`. */
export function firstPageImage({ source }: Download, size: FirstPageSize) {
  const width = FIRST_PAGE_WIDTHS[size];
  const height = Math.round((width * PAGE.height) / PAGE.width);
  return { src: firstPagePath(source.slug, width * DENSITY), width, height };
}

const cachedPicture = createPictureCache([
  'src/features/documents/{first-page.ts,picture-cache.ts,document.typ}',
  'node_modules/{@myriaddreamin/typst-ts-node-compiler,sharp}/package.json',
]);

/** Draws the picture as PNG. Of sixteen colours, text is sharper and smaller than as AVIF or WebP, and drawn ten times faster. */
export async function drawFirstPage(
  document: Pick<Download, 'file' | 'draw'>,
  size: FirstPageSize,
) {
  const width = FIRST_PAGE_WIDTHS[size] * DENSITY;
  // Equal files have equal pages.
  const input = Buffer.concat([document.file.bytes, Buffer.from(size)]);
  return cachedPicture(input, 'png', async () =>
    sharp(Buffer.from(firstPageOf(document.draw())))
      .resize({ width })
      .flatten({ background: '#fff' })
      .png({ palette: true, colours: 16 }),
  );
}

/** Returns the first page of a drawing of all. */
const firstPageOf = (svg: string) =>
  svg
    .replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      `viewBox="0 0 ${PAGE.width} ${PAGE.height}"`,
    )
    // The other pages: reading them would take twice as long.
    .replace(/<g transform="matrix\(1 0 0 1 0 841\.88[^]*?(?=<defs)/, '');
