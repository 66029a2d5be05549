/**
 * What an editor may put in, built without a network: Kannada and Hindi in titles, texts and documents,
 * an emoji in a text, a large photograph at the top of an article and in its text.
 */
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProject, copyProject } from '../project-copy.ts';
import { PICTURE_WIDTH_MAX_PX } from '#site/limits.ts';
import { openPdf } from '../open-pdf.ts';

/** The copy as it is built, and what went into it. */
let folder: string;
const at = (file: string) => join(folder, file);
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
const page = (file: string): HTMLElement => parse(readFileSync(at(`dist/${file}`), 'utf8'));

/** Wide and light: one colour. */
const photograph = (width: number) =>
  sharp({
    create: { width, height: Math.round(width / 2), channels: 3, background: '#123' },
  }).jpeg();

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'scripts-')));
  copyProject(folder);
  await photograph(9_000).toFile(at('content/images/blog/wide.jpg'));
  await photograph(7_000).toFile(at('content/images/blog/in-text.jpg'));
  await photograph(2_000).toFile(at('content/images/blog/left-over.jpg'));
  edit('content/blog/1.md', (post) =>
    post
      .replace(/^title: .*/m, "title: 'GST ನೋಂದಣಿ: हिन्दी में'")
      .replace(/^image: .*/m, 'image: /images/blog/wide.jpg')
      .concat('\n\nತೆರಿಗೆ ಪಾವತಿ and कर भुगतान 🚀.\n\n![A desk](../images/blog/in-text.jpg)\n'),
  );
  edit('content/policies/leave.md', (policy) =>
    policy.replace(/^title: .*/m, 'title: ರಜೆ ನೀತಿ').concat('\n\nರಜೆ ಮತ್ತು ವೇತನ.\n\nछुट्टी।\n'),
  );
  await buildProject(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test('words in another script are in the page and in the document', async () => {
  expect(page('blog/1.html').querySelector('h1')?.textContent).toBe('GST ನೋಂದಣಿ: हिन्दी में');
  const { info } = await openPdf(readFileSync(at('dist/downloads/leave.pdf')));
  expect(info).toMatchObject({ Title: 'ರಜೆ ನೀತಿ' });
});

describe('photographs', () => {
  test('none is published as it came, and none wider than a page shows', async () => {
    const published = globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: at('dist/_astro') });
    expect(published.filter((name) => name.startsWith('wide'))).not.toEqual([]);
    expect(published.filter((name) => name.startsWith('in-text'))).not.toEqual([]);
    expect(published.filter((name) => name.startsWith('left-over'))).toEqual([]);
    const widths = await Promise.all(
      published.map(async (name) => (await sharp(at(`dist/_astro/${name}`)).metadata()).width),
    );
    expect(Math.max(...widths)).toBe(PICTURE_WIDTH_MAX_PX);
  });

  test('say their true size, and lead to files that are there', async () => {
    const images = page('blog/1.html').querySelectorAll('article > div > picture img, .prose img');
    expect(images).toHaveLength(2);
    for (const image of images) {
      const src = image.getAttribute('src') ?? '';
      const { width, height } = await sharp(at(`dist${src}`)).metadata();
      expect([width, height].map(String)).toEqual(
        ['width', 'height'].map((name) => image.getAttribute(name)),
      );
      expect(width).toBe(PICTURE_WIDTH_MAX_PX);
      // A phone takes a smaller one.
      expect(image.getAttribute('srcset')).toContain(' 720w');
      expect(image.getAttribute('sizes')).toContain('100vw');
    }
  });
});
