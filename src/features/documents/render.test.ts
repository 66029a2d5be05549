/**
 * Tests how documents are typeset from Markdown, and what stops the build. tests/site/documents.test.ts tests that each
 * document is tagged and stays within its margins.
 */
import { expect, test } from 'vitest';
import { renderDocument, type DocumentSource } from './render.ts';
import { FAMILIES } from '#site/services.ts';
import { firm } from '../../../tests/published.ts';
import { openPdf } from '../../../tests/open-pdf.ts';

const SITE_URL = new URL('https://firm.example');
const SOURCE: DocumentSource = {
  slug: 'guide',
  kind: 'Guide',
  title: 'A title “with quotes” & more',
  description: 'What the document is about, in a line.',
  meta: [['Version', '1.0']],
  date: '2026-11-21',
  body: 'Text.',
};
/** Sizes from style.typ and markdown.typ, in points. */
const MARGIN = (22 / 25.4) * 72;
const CELL_INSET = 5;
const render = (change: Partial<DocumentSource> = {}, site = firm) =>
  renderDocument({ ...SOURCE, ...change }, site, SITE_URL);
const pagesOf = async (change: Partial<DocumentSource>) =>
  (await openPdf(render(change).bytes)).pages;

test('adds tags for lists and links, and prints Typst’s special characters and the addresses of links as text', async () => {
  const body = `
Pay **₹1,20,000**, _once_ and ~~twice~~, see [our page](/contact), [this one](</services/a(B)/c>),
<https://gov.example/a>, [mail](mailto:a@firm.example) and [+91 80 1234](tel:+91801234).

> #set text(red) $x$

- [ ] **Paper.** A box to tick
- [ ] hello@example.com
`;
  const [page, ...more] = await pagesOf({ body });
  expect(more).toEqual([]);
  expect(page?.roles).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody', 'Link']));
  for (const link of ['firm.example/contact', 'firm.example/services/a(B)/c', 'gov.example/a'])
    expect(page?.links).toContain(`https://${link}`);
  for (const words of ['₹1,20,000', 'our page (firm.example/contact)', 'mail (a@firm.example)'])
    expect(page?.text).toContain(words);
  for (const words of ['#set text(red) $x$', 'Paper. A box to tick', 'Version', '21 November 2026'])
    expect(page?.text).toContain(words);
  for (const address of ['(hello@example.com)', '(gov.example/a)', '(+91801234)'])
    expect(page?.text).not.toContain(address);
});

test('states the registered office beside the address only if the two differ', async () => {
  const { street, locality, postalCode, region, country } = firm.address;
  const address = `${street}, ${locality} ${postalCode}, ${region}, ${country}`;
  const textWith = async (registeredOffice: string) =>
    (await openPdf(render({}, { ...firm, registeredOffice }).bytes)).pages[0]?.text ?? '';
  expect((await textWith(address)).split(address)).toHaveLength(2);
  const both = await textWith('1 Other Street, Mysore');
  expect(both).toContain(address);
  expect(both).toContain('Registered office: 1 Other Street, Mysore');
});

test('gives the brochure a cover, a page for each practice, and a last page on how to reach the firm', async () => {
  const practice = (name: string) => `## ${name}\n\n### One\n\nText.\n\n### Two\n\nText.\n\n`;
  const body = `${practice('First')}${practice('Second')}## Last\n\nText.`;
  const pages = await pagesOf({ cover: true, body });
  const texts = [SOURCE.title, 'First', 'Second', 'Contact'];
  expect(pages.map(({ text }) => text)).toEqual(texts.map((text) => expect.stringContaining(text)));
  expect(pages[3]?.links).toContain('https://firm.example/contact');
});

test('tags a chart as a figure, and prints its sentence and its numbers as text', async () => {
  const says = 'It rises by each date.';
  const head = `kind: bars\ntitle: Tax\nsays: ${says}\ncolumns: By | Share`;
  const chart = `${head}\nrows:\n  - 15 June | 15%\n  - 15 March | 100%`;
  const [page] = await pagesOf({ body: `\`\`\`chart\n${chart}\n\`\`\`\n\nText.` });
  expect(page?.roles).toContain('Figure');
  for (const text of [says, '100%']) expect(page?.text).toContain(text);
});

test('repeats the header of a long table on each page', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => `| row ${index} | text |`).join('\n');
  const pages = await pagesOf({ body: `| Name | Says |\n|---|---|\n${rows}` });
  expect(pages.length).toBeGreaterThan(1);
  for (const { text } of pages) expect(text).toContain('Says');
});

test('makes tables as wide as the text, right-aligns figures, and aligns the columns of all tables', async () => {
  const table = (first: string) =>
    `| Line | Year | ₹ |\n|---|---|---|\n| ${first} | 2026 | 1,200 |`;
  const [page] = await pagesOf({ body: `${table('Rent')}\n\n${table('Salaries')}` });
  const found = (text: string) => page?.words.filter((word) => word.text === text) ?? [];
  const [first, second] = found('Year');
  expect(first?.left).toBeCloseTo(second?.left ?? 0, 1);
  const [width = 0] = page?.size ?? [];
  for (const { right } of found('1,200')) expect(width - right).toBeCloseTo(MARGIN + CELL_INSET, 0);
});

test('does not leave only a few lines on the last page', async () => {
  // At the usual size, texts of these lengths would leave one or two lines on a second page.
  for (let count = 28; count <= 32; count += 1) {
    const body = Array.from({ length: count }, () => 'One line.').join('\n\n');
    const [, last] = await pagesOf({ body });
    if (last) expect(last.text.split('One line.').length, `${count} lines`).toBeGreaterThan(3);
  }
});

test('ends a policy with lines for the name and the signatures of the company that adopts the policy', async () => {
  const lastText = async (adoption: boolean) => (await pagesOf({ adoption })).at(-1)?.text ?? '';
  expect((await lastText(true)).split('Signature')).toHaveLength(3);
  expect(await lastText(false)).not.toContain('Signature');
});

test('begins the section of a practice with the picture of the practice', () => {
  const countPictures = (heading: string) => {
    const { bytes } = render({ cover: true, body: `## ${heading}\n\n### One\n\nText.` });
    return Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length;
  };
  const other = countPictures('Other services');
  for (const { short } of Object.values(FAMILIES)) expect(countPictures(short)).toBe(other + 1);
});

test.each([
  ['a picture', '![alt](/a.png)', 'image'],
  ['HTML', 'before\n\n<div>block</div>', 'html'],
  ['a ticked box', '- [x] done', 'write [ ]'],
  ['a character that only fonts of the operating system contain', 'a → b', '→'],
  ['a heading that skips a level', '#### Deep', 'heading'],
])('%s stops the build; the error names the document and the cause', (_name, body, reason) => {
  const named = `the document "${SOURCE.title}" cannot be set: `;
  expect(() => render({ body })).toThrow(named);
  expect(() => render({ body })).toThrow(reason);
});
