/**
 * Tests the pictures of first pages. tests/site/documents.test.ts tests that each listed document has a picture.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFirstPage } from './first-page.ts';
import { drawDocument, renderDocument } from './render.ts';
import { firm } from '../../../tests/published.ts';

const SITE_URL = new URL('https://firm.example');

/** Returns the picture as grey pixels, without the footer, which states the number of pages. */
async function greyPixels(body: string) {
  const source = {
    slug: 'guide',
    kind: '',
    title: 'Guide',
    description: '',
    meta: [],
    date: '2026-11-21',
    body,
  };
  const file = renderDocument(source, firm, SITE_URL);
  const draw = () => drawDocument(source, firm, SITE_URL);
  const picture = sharp(await drawFirstPage({ file, draw }, 'row', 'png'));
  const { width, height, hasAlpha } = await picture.metadata();
  expect([width, height, hasAlpha]).toEqual([144, 204, false]);
  const text = picture.extract({ left: 0, top: 0, width: 144, height: 185 });
  return { pages: file.pages, pixels: await text.greyscale().raw().toBuffer() };
}

test('shows the text of the first page, and nothing from the other pages', async () => {
  const paragraphs = Array.from({ length: 120 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
  const long = await greyPixels(paragraphs);
  const longer = await greyPixels(`${paragraphs}\n\n${paragraphs}`);
  expect(longer.pages).toBeGreaterThan(long.pages);
  expect(Math.min(...long.pixels)).toBeLessThan(128);
  expect(long.pixels.at(0)).toBe(255);
  // The colours of the two pictures may differ slightly, so small differences are allowed.
  const differing = long.pixels.filter(
    (pixel, at) => Math.abs(pixel - (longer.pixels[at] ?? 0)) > 40,
  );
  expect(differing).toHaveLength(0);
});
