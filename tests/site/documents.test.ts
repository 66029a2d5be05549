/** Every document of the built site, opened: pages and size as its page says, tagged, whole. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { BROCHURE_PATH, checklistSlug, downloadPath } from '#site/file-paths.ts';
import { servicePagePath } from '#site/services.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { checklistBody } from '#features/documents/checklist.logic.ts';
import { firm } from '../firm.ts';
import { openPdf } from '../open-pdf.ts';

const tokens = readTokens(firm);
const services = readCollection('services', tokens).value.map((entry) => ({
  ...entry,
  path: servicePagePath(entry.id),
  href: downloadPath(checklistSlug(entry.id)),
  checklist: checklistBody(entry.data, ''),
}));

/** What the entries call for: address, words of the title, text that the file holds. */
const expected = [
  ...(['documents', 'policies', 'resources'] as const).flatMap((name) =>
    readCollection(name, tokens).value.map(({ id, data, body }) => ({
      href: 'group' in data && data.group === 'brochure' ? BROCHURE_PATH : downloadPath(id),
      title: data.title,
      body,
    })),
  ),
  ...services.flatMap(({ href, data, checklist }) =>
    checklist === undefined ? [] : [{ href, title: data.title, body: checklist }],
  ),
];

interface Offer {
  readonly page: string;
  readonly printed: string;
}
const offers = new Map<string, Offer[]>();
for (const file of globSync('dist/**/*.html'))
  for (const link of parse(readFileSync(file, 'utf8')).querySelectorAll('a[href$=".pdf"]')) {
    const href = link.getAttribute('href') ?? '';
    const page = file.slice('dist'.length, -'.html'.length);
    offers.set(href, [...(offers.get(href) ?? []), { page, printed: link.parentNode?.text ?? '' }]);
  }
const offeredOn = (href: string) => new Set(offers.get(href)?.map(({ page }) => page));
const rupees = (text: string) => text.split('₹').length - 1;

test('the files are those that the entries call for', () => {
  const files = globSync('dist/**/*.pdf').map((file) => file.slice('dist'.length));
  expect(files.sort()).toEqual(expected.map(({ href }) => href).sort());
  expect([...offers.keys()].sort()).toEqual(files);
});

describe.each(expected.map((one) => [one.href, one] as const))(
  '%s',
  async (href, { title, body }) => {
    const bytes = readFileSync(`dist${href}`);
    const { info, marked, showsTitle, pages } = await openPdf(bytes);
    const text = pages.map((page) => page.text).join(' ');

    test('has the pages and the size that its page says', () => {
      const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
      const measure = `PDF, ${count}, ${Math.round(bytes.byteLength / 1_000)} KB`;
      const said = offers.get(href)?.filter(({ printed }) => printed.includes('PDF, ')) ?? [];
      expect(said.length).toBeGreaterThan(0);
      for (const { printed, page } of said) expect(printed, page).toContain(measure);
    });

    test('names itself: title, language, firm', () => {
      expect(info).toMatchObject({ Language: 'en-IN', Author: firm.name });
      expect(info['Title']).toContain(title);
      expect(showsTitle).toBe(true);
      for (const words of [title, firm.name, firm.legalName, firm.phone, firm.email, 'As of '])
        expect(text).toContain(words);
    });

    test('is tagged under one first heading', () => {
      expect(marked).toBe(true);
      const roles = pages.flatMap((page) => page.roles);
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles).toContain('H2');
      if (/^\|/m.test(body)) expect(roles).toContain('TH');
      if (/^(- |1\.)/m.test(body)) expect(roles).toContain('LBody');
    });

    test('holds every rupee sign of its text, in fonts of its own', () => {
      expect(rupees(text)).toBeGreaterThanOrEqual(rupees(body));
      for (const { name, embedded } of pages.flatMap(({ fonts }) => fonts))
        expect([name, embedded]).toEqual([
          expect.stringMatching(/\+(Newsreader|PublicSans)-/),
          true,
        ]);
    });

    test('is set well: pages counted, nothing beyond the margin, no heading last, no page all but empty', () => {
      pages.forEach((page, index) => {
        const [width] = page.size;
        expect(page.rightmost).toBeLessThanOrEqual(width - 60);
        expect(page.topRoles.at(-1)).not.toMatch(/^H\d$/);
        if (href !== BROCHURE_PATH || index > 0)
          expect(page.text).toContain(`${index + 1} of ${pages.length}`);
      });
      // Two tags belong to the closing block.
      expect(pages.at(-1)?.topRoles.length).toBeGreaterThan(2);
    });
  },
);

describe('checklists', () => {
  test.each(services.map((one) => [one.path, one] as const))('%s', async (path, service) => {
    if (service.checklist === undefined) {
      expect(offeredOn(service.href)).toEqual(new Set());
      return;
    }
    expect(offeredOn(service.href)).toEqual(new Set([path]));
    const { pages } = await openPdf(readFileSync(`dist${service.href}`));
    expect(pages).toHaveLength(1);
    const items = service.checklist.match(/^- \[ \]/gm) ?? [];
    expect(pages[0]?.roles.filter((role) => role === 'LI')).toHaveLength(items.length);
    expect(pages[0]?.text).toContain('Notes');
  });

  test('a group that only leads to its subsections has none', () => {
    const none = services.filter(({ checklist }) => checklist === undefined);
    expect(none.map(({ path }) => path)).toContain(servicePagePath('faas/registrations'));
    expect(none.length).toBeLessThan(services.length / 2);
  });
});
