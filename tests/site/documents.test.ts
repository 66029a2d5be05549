/** Checks that every document exists and is linked, and opens each document to check its size and layout. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BROCHURE_PATH, checklistFileName, downloadPath } from '#site/file-paths.ts';
import { servicePagePath } from '#site/services.ts';
import { checklistBody, pageChecklistBody } from '#features/checklists/checklist.logic.ts';
import { entriesOf, firm } from '../published.ts';
import { openPdf } from '../open-pdf.ts';
import { pageAt, pages as builtPages } from './built-pages.ts';

/** Expected documents: path, title, Markdown text and, for a checklist, the only page that offers it. */
const expected = [
  ...(['documents', 'policies', 'resources'] as const).flatMap((name) =>
    entriesOf(name).map(({ id, data, body }) => ({
      href: 'group' in data && data.group === 'brochure' ? BROCHURE_PATH : downloadPath(id),
      title: data.title,
      body,
      onlyOn: undefined,
    })),
  ),
  ...entriesOf('services').flatMap(({ id, data }) => {
    const body = checklistBody(data, '');
    if (body === undefined) return [];
    const href = downloadPath(checklistFileName(id));
    return [{ href, title: data.title, body, onlyOn: servicePagePath(id) }];
  }),
  ...entriesOf('pages').flatMap(({ id, data }) =>
    data.blocks.flatMap((block) =>
      block.block === 'checklist'
        ? {
            href: downloadPath(checklistFileName(id)),
            title: data.title,
            body: pageChecklistBody(data.title, block.items, ''),
            onlyOn: `/${id}`,
          }
        : [],
    ),
  ),
];

const offers = builtPages.flatMap(({ path, root }) =>
  root.querySelectorAll('a[href$=".pdf"]').map((link) => ({
    page: path,
    href: link.getAttribute('href') ?? '',
    printed: link.parentNode?.text ?? '',
  })),
);

test('the build makes exactly the documents that entries need, and the site links to each of them', () => {
  const files = globSync('dist/**/*.pdf').map((file) => file.slice('dist'.length));
  expect(files.sort()).toEqual(expected.map(({ href }) => href).sort());
  expect([...new Set(offers.map(({ href }) => href))].sort()).toEqual(files);
});

test('the home page states how many documents the other pages offer', () => {
  const count = expected.filter(({ href }) => href !== BROCHURE_PATH).length;
  expect(pageAt('/').querySelector('main')?.text).toContain(`${count} documents`);
});

test('every listed document has a picture of its first page, at twice the displayed width and height', () => {
  const listed = new Set<string>();
  for (const { root } of builtPages) {
    for (const image of root.querySelectorAll('img[src^="/media/first-page/"]')) {
      const { src = '', alt = '', width, height } = image.attributes;
      const png = readFileSync(`dist${src}`);
      const pixels = [png.readUInt32BE(16), png.readUInt32BE(20)];
      expect(pixels, src).toEqual([2 * Number(width), 2 * Number(height)]);
      // The link around or beside the picture needs a text, or the picture needs an alternative text.
      const link = image.closest('a') ?? image.closest('article')?.querySelector('a');
      expect((link?.text ?? '').trim() + alt, src).not.toBe('');
      listed.add(link?.getAttribute('href') ?? '');
    }
  }
  const entries = expected.filter(({ href, onlyOn }) => href !== BROCHURE_PATH && !onlyOn);
  expect([...listed].sort()).toEqual(entries.map(({ href }) => href).sort());
});

describe.each(expected)('$href', async ({ href, title, body, onlyOn }) => {
  const bytes = readFileSync(`dist${href}`);
  const { info, marked, pages } = await openPdf(bytes);
  const text = pages.map((page) => page.text).join(' ');
  const roles = pages.flatMap((page) => page.roles);

  test('a document has the number of pages and the file size that the site states', () => {
    const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
    const measure = `PDF, ${count}, ${Math.round(bytes.byteLength / 1_000)} KB`;
    const said = offers.filter((one) => one.href === href && one.printed.includes('PDF, '));
    expect(said.length).toBeGreaterThan(0);
    for (const { printed, page } of said) expect(printed, page).toContain(measure);
  });

  test('a document is tagged and contains its title, the firm’s name and every rupee sign of its text', () => {
    expect(marked).toBe(true);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(info['Title']).toContain(title);
    for (const words of [title, firm.name, firm.phone, 'As of ']) expect(text).toContain(words);
    const rupees = (of: string) => of.split('₹').length;
    expect(rupees(text)).toBeGreaterThanOrEqual(rupees(body));
  });

  test('a document has no text in the right margin, no heading at the end of a page and no nearly empty last page', () => {
    for (const { rightmost, size, topRoles } of pages) {
      expect(rightmost).toBeLessThanOrEqual(size[0] - 60);
      expect(topRoles.at(-1)).not.toMatch(/^H\d$/);
    }
    // The closing block has two tags, so a last page with only two tags would contain only this block.
    expect(pages.at(-1)?.topRoles.length).toBeGreaterThan(2);
  });

  if (onlyOn !== undefined)
    test('a checklist fits on one sheet, has a box for each item, and is offered on only one page of the site', () => {
      expect(pages).toHaveLength(1);
      const boxes = body.match(/^- \[ \]/gm)?.length ?? 0;
      expect(roles.filter((role) => role === 'LI')).toHaveLength(boxes);
      const offering = offers.filter((one) => one.href === href).map(({ page }) => page);
      expect(new Set(offering)).toEqual(new Set([onlyOn]));
    });
});
