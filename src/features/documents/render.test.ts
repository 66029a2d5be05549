/** Documents made of Markdown: what is in the file, what stops the build, same bytes every time. */
import { execFileSync } from 'node:child_process';
import type { Link, Root, Table } from 'mdast';
import { describe, expect, test } from 'vitest';
import { markdownTree } from './markdown-tree.ts';
import { registrationOf } from '#collections/site.ts';
import { firm } from '../../../tests/firm.ts';
import { openPdf } from '../../../tests/open-pdf.ts';
import { digest, render, SITE_URL, SOURCE } from '../../../tests/document-fixture.ts';

const longBody = (sections: number) =>
  Array.from(
    { length: sections },
    (_, index) => `## Part ${index + 1}\n\n${'Words. '.repeat(90)}`,
  ).join('\n\n');

describe('a document', async () => {
  const rendered = render();
  const { info, marked, showsTitle, pages } = await openPdf(rendered.bytes);
  const [page] = pages;

  test('knows its title, language, author and number of pages', () => {
    expect(info).toMatchObject({
      Title: SOURCE.title,
      Language: 'en-IN',
      Author: firm.name,
      Subject: SOURCE.description,
    });
    expect(showsTitle).toBe(true);
    expect(rendered.pages).toBe(pages.length);
  });

  test('carries no date of its making', () => {
    expect(Object.keys(info)).not.toContain('CreationDate');
    expect(Object.keys(info)).not.toContain('ModDate');
  });

  test('is tagged: headings, table with header cells, lists, links, quotation', () => {
    expect(marked).toBe(true);
    for (const role of ['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody', 'Link'])
      expect(page?.roles).toContain(role);
    expect(page?.roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(page?.roles.filter((role) => role === 'LI')).toHaveLength(6);
  });

  test('prints every word, rupee sign and fact of the firm, and the date', () => {
    for (const words of [
      SOURCE.title,
      SOURCE.description,
      '₹1,20,000',
      'Paper. A box to tick',
      'As of',
      '21 November 2026',
      'Version',
      firm.legalName,
      // Not every legal form has a number in a register.
      registrationOf(firm) ?? '',
      firm.phone,
      'firm.example',
      '1 of 1',
    ])
      expect(page?.text).toContain(words);
  });

  test('says the registered office once when it is the address, and beside it when it is not', async () => {
    const { street, locality, postalCode, region, country } = firm.address;
    const address = `${street}, ${locality} ${postalCode}, ${region}, ${country}`;
    const textWith = async (registeredOffice: string) =>
      (await openPdf(render({}, { ...firm, registeredOffice }).bytes)).pages[0]?.text ?? '';
    expect((await textWith(address)).split(address)).toHaveLength(2);
    const both = await textWith('1 Other Street, Mysore');
    expect(both).toContain(address);
    expect(both).toContain('Registered office: 1 Other Street, Mysore');
  });

  test('embeds every font', () => {
    expect(page?.fonts.length).toBeGreaterThanOrEqual(4);
    for (const font of page?.fonts ?? []) {
      expect(font.name).toMatch(/^[A-Z]{6}\+(Newsreader|PublicSans)-/);
      expect(font.embedded).toBe(true);
    }
  });

  test('links can be followed, and read on paper', () => {
    expect(page?.links).toEqual(
      expect.arrayContaining([
        'https://firm.example/contact',
        'https://firm.example/services/a(B)/c',
        `tel:${firm.phone.replaceAll(' ', '')}`,
      ]),
    );
    expect(page?.text).toContain('page of ours (firm.example/contact)');
    expect(page?.text).not.toContain('(hello@example.com)');
  });
});

describe('the shape of a document', () => {
  test('a short one has no contents, a long one lists its parts with pages and links', async () => {
    expect((await openPdf(render({ body: longBody(2) }).bytes)).pages[0]?.roles).not.toContain(
      'TOC',
    );
    const { pages } = await openPdf(render({ body: longBody(9) }).bytes);
    expect(pages[0]?.roles.filter((role) => role === 'TOCI')).toHaveLength(9);
    expect(pages[0]?.text).toMatch(/Part 9\s*[. ]+\d/);
    expect(
      pages.map(({ text }, index) => text.includes(`${index + 1} of ${pages.length}`)),
    ).not.toContain(false);
  });

  test('a cover is a page of its own, with the title on it', async () => {
    const { pages } = await openPdf(render({ cover: true, body: '## Part\n\nText.' }).bytes);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain(SOURCE.title);
    expect(pages[0]?.roles).toContain('H1');
    expect(pages[1]?.roles).not.toContain('H1');
  });

  test('behind a cover each practice has a page of its own', async () => {
    const practice = (name: string) => `## ${name}\n\n### One\n\nText.\n\n### Two\n\nText.\n\n`;
    const body = `${practice('First')}${practice('Second')}## Last\n\nText.`;
    const { pages } = await openPdf(render({ cover: true, body }).bytes);
    expect(pages).toHaveLength(3);
    expect(pages[1]?.text).toContain('First');
    expect(pages[2]?.text).toContain('Second');
    expect(pages[2]?.text).toContain('Last');
  });

  test('a chart is a figure with its sentence, and its figures are text', async () => {
    const body = [
      '```chart',
      'kind: steps',
      'title: Cumulative tax',
      'says: It rises by each date.',
      'columns: By | Share',
      'rows:',
      '  - 15 June | 15%',
      '  - 15 March | 100%',
      '```',
    ].join('\n');
    const { pages } = await openPdf(render({ body: `${body}\n\nText.` }).bytes);
    expect(pages[0]?.roles).toContain('Figure');
    expect(pages[0]?.text).toContain('It rises by each date.');
    expect(pages[0]?.text).toContain('100%');
  });

  test('lines for notes fill what is left of the page, and no page more', async () => {
    const short = await openPdf(render({ notes: true }).bytes);
    expect(short.pages).toHaveLength(1);
    expect(short.pages[0]?.text).toContain('Notes');
    for (const paragraphs of [12, 14, 16, 18, 20]) {
      const body = Array.from({ length: paragraphs }, () => 'Two lines. '.repeat(14)).join('\n\n');
      expect(render({ body, notes: true }).pages).toBe(render({ body }).pages);
    }
  });

  test('a long table repeats its header on each page', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => `| row ${index} | text |`).join('\n');
    const { pages } = await openPdf(render({ body: `| Name | Says |\n|---|---|\n${rows}` }).bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages) expect(text).toContain('Says');
  });

  test('the closing block is never alone on a page', async () => {
    const counts: number[] = [];
    for (let lines = 22; lines <= 32; lines += 1) {
      const body = Array.from({ length: lines }, () => 'One line.').join('\n\n');
      const { pages } = await openPdf(render({ body }).bytes);
      expect(pages.at(-1)?.text).toContain('One line.');
      counts.push(pages.length);
    }
    expect(new Set(counts)).toEqual(new Set([1, 2]));
  });

  test('no page ends with a heading', async () => {
    let pageBreaks = 0;
    for (let lines = 22; lines <= 32; lines += 1) {
      const before = Array.from({ length: lines }, () => 'One line.').join('\n\n');
      const after = Array.from({ length: 4 }, () => 'Words. '.repeat(60)).join('\n\n');
      const body = `${before}\n\n## Heading\n\n${after}`;
      const { pages } = await openPdf(render({ body }).bytes);
      for (const { topRoles } of pages) expect(topRoles.at(-1)).not.toBe('H2');
      if (pages[1]?.text.includes('Heading')) pageBreaks += 1;
    }
    // Both sides of the break were tried.
    expect(pageBreaks).toBeGreaterThan(0);
    expect(pageBreaks).toBeLessThan(11);
  });

  test('a wide table stays between the margins', async () => {
    const cell = 'a cell with a good many words in it';
    const row = `|${` ${cell} |`.repeat(6)}`;
    const { pages } = await openPdf(render({ body: `${row}\n|${'---|'.repeat(6)}\n${row}` }).bytes);
    for (const { rightmost, size } of pages) expect(rightmost).toBeLessThan(size[0] - 56);
  });
});

describe('the same content, the same bytes', () => {
  test('twice in one process', () => {
    expect(digest(render())).toBe(digest(render()));
    expect(digest(render({ title: 'Another' }))).not.toBe(digest(render()));
  });

  test('in another process', () => {
    const code = `import { digest, render } from './tests/document-fixture.ts'; console.log(digest(render()))`;
    const other = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'C' },
    });
    expect(other.trim()).toBe(digest(render()));
  });
});

describe('what cannot be set stops the build and is named', () => {
  test.each([
    ['a picture', '![alt](/a.png)', 'image'],
    ['HTML', 'before\n\n<div>block</div>', 'html'],
    ['code', '```\ncode\n```', 'code'],
    ['a ticked box', '- [x] done', 'write [ ]'],
    ['a character that the fonts lack, whatever the machine has', 'a → b', '"→"'],
    ['a heading that skips a level', '#### Deep', 'heading'],
    ['nothing', '', 'empty'],
  ])('%s', (_name, body, reason) => {
    const faults: string[] = [];
    try {
      render({ body });
    } catch (fault) {
      faults.push(String(fault));
    }
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`the document "${SOURCE.title}" cannot be set: `);
    expect(faults[0]).toContain(reason);
  });

  test('Typst markup in the text is text', async () => {
    const { pages } = await openPdf(render({ body: '#set text(red) $x$ *a* @b' }).bytes);
    expect(pages[0]?.text).toContain('#set text(red) $x$ a @b');
  });
});

describe('the tree of a body', () => {
  const first = <T>(body: string) => (markdownTree(body, SITE_URL) as Root).children[0] as T;
  const linkOf = (body: string) => first<{ children: Link[] }>(body).children[0] as Link;

  test.each([
    ['[us](/contact)', 'https://firm.example/contact', 'firm.example/contact'],
    ['[portal](https://gov.example/)', 'https://gov.example/', 'gov.example'],
    ['<https://gov.example/a>', 'https://gov.example/a', null],
    ['a@firm.example', 'mailto:a@firm.example', null],
    ['[write](mailto:a@firm.example)', 'mailto:a@firm.example', 'a@firm.example'],
  ])('%s', (body, url, printed) => {
    expect(linkOf(body)).toMatchObject({ url, printed });
  });

  test('columns of figures go to the right, but not the one that names the rows', () => {
    const table = first<Table>(
      '| No | Amount | Change | Text | Set |\n|---|---|---|---|:-:|\n| 1 | ₹1,20,000 | −5% | 3 of 4 | 1 |\n| 2 | – | +2.5 | | 2 |',
    );
    expect(table.align).toEqual([null, 'right', 'right', null, 'center']);
  });

  test('rows get as many cells as the header', () => {
    const { children } = first<Table>('| a | b | c |\n|---|---|---|\n| 1 |\n| 1 | 2 | 3 | 4 |');
    expect(children.map((row) => row.children.length)).toEqual([3, 3, 3]);
  });
});
