/**
 * Builds a copy of the project with the content of another owner (another firm, all entries confirmed, large
 * photographs) and with the forms at /admin, and tests the result. No built file may contain a trace of the first firm (the firm in this project's content/).
 */
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDay } from '#collections/reading/build-day.ts';
import { PICTURE_WIDTH_MAX_PX } from '#site/limits.ts';
import { confirmAll } from '../confirm-all.ts';
import { firm as first } from '../published.ts';
import { openPdf } from '../open-pdf.ts';
import { OTHER_FIRM } from '../other-firm.ts';
import { buildProject, copyProject } from '../project-copy.ts';
import { useFolder } from '../temp-folder.ts';

const UNLISTED = 'A post that no list shows';
const DRAFT_QUESTION = 'A question that is still a draft?';

const at = useFolder(beforeAll);
const text = (file: string) => readFileSync(at(`dist/${file}`), 'utf8');
const edit = (file: string, ...changes: [from: RegExp | string, to: string][]) => {
  const source = readFileSync(at(file), 'utf8');
  const edited = changes.reduce((text, [from, to]) => text.replace(from, to), source);
  writeFileSync(at(file), edited);
};

/** Writes a wide picture of a single colour, so that the file is small. */
const photograph = (width: number, file: string) =>
  sharp({ create: { width, height: Math.round(width / 2), channels: 3, background: '#123' } })
    .jpeg()
    .toFile(at(`content/images/blog/${file}.jpg`));

beforeAll(async () => {
  copyProject(at());
  cpSync('.env.example', at('.env.example'));
  writeFileSync(at('.env'), 'CMS_REPO=firm/website\n');
  writeFileSync(at('content/site.json'), JSON.stringify(OTHER_FIRM));
  confirmAll(at('content'));
  // Writes the firm's name into the menu, removes a page from the menu, hides a post from lists, adds a draft question.
  edit(
    'content/navigation.json',
    ['"label": "About"', '"label": "About {{site.name}}"'],
    [/,\s*\{\s*"label": "Training"[^}]*\}/, ''],
  );
  edit(
    'content/blog/2.md',
    ['---\n', '---\nlisted: false\n'],
    [/^title: .*/m, `title: ${UNLISTED}`],
    // Today's date makes this post the newest, so a list that does not hide the post would show it first.
    [/^date: .*/m, `date: ${buildDay()}`],
  );
  const draft = { id: 9_999, draft: true, question: DRAFT_QUESTION, answer: 'Not written yet.' };
  edit('content/faqs/hr.json', ['"faqs": [', `"faqs": [${JSON.stringify(draft)},`]);
  await photograph(9_000, 'wide');
  await photograph(7_000, 'in-text');
  await photograph(800, 'small');
  await photograph(2_000, 'left-over');
  edit(
    'content/blog/1.md',
    [/^image: .*/m, 'image: /images/blog/wide.jpg'],
    [/$/, '\n\n![A desk](../images/blog/in-text.jpg)\n\n![A pen](../images/blog/small.jpg)\n'],
  );
  await buildProject(at());
}, 300_000);

describe('another firm', () => {
  const { name, phone, email, whatsapp, address, social = [] } = first;
  const [shortName = name] = name.split(' ');
  const traces = [
    shortName,
    phone,
    email,
    whatsapp,
    address.street,
    ...social.map(({ href }) => href),
  ];
  const traceIn = (content: string) => traces.filter((trace) => content.includes(trace));

  test('no text file of the build contains a trace of the first firm', () => {
    const texts = '{dist,dist-hosts}/**/*.{html,js,css,svg,json,xml,txt,md,ics,conf}';
    for (const file of globSync(texts, { cwd: at() }))
      expect(traceIn(readFileSync(at(file), 'utf8')), file).toEqual([]);
    for (const own of [OTHER_FIRM.name, OTHER_FIRM.cin, OTHER_FIRM.email])
      expect(text('contact.html')).toContain(own);
  });

  test('every document contains the second firm’s name and no trace of the first firm', async () => {
    const files = globSync('dist/**/*.pdf', { cwd: at() });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const { info, pages } = await openPdf(readFileSync(at(file)));
      const words = [...Object.values(info).map(String), ...pages.map((page) => page.text)].join();
      expect(traceIn(words), file).toEqual([]);
      expect(words, file).toContain(OTHER_FIRM.name);
    }
  });
});

test.each([
  ['a post that is not listed', UNLISTED, ['dist/blog/2.html']],
  ['a question that is a draft', DRAFT_QUESTION, []],
])('does not mention %s outside its own page', (_what, words, pages) => {
  const naming = globSync('dist/**/*.{html,xml,json}', { cwd: at() }).filter((file) =>
    readFileSync(at(file), 'utf8').includes(words),
  );
  expect(naming).toEqual(pages);
});

test('shows the firm’s name in the menu and the tagline, and links only to the profiles in site.json', () => {
  const page = parseHtml(text('about.html'));
  expect(page.querySelector('header')?.text).toContain(`About ${OTHER_FIRM.name}`);
  expect(page.querySelector('footer')?.text).toContain('Tunga Partners keeps accounts');
  expect(text('about.html')).not.toContain('{{');
  const list = parseHtml(text('resources.html')).querySelector('h3 a[href="/hr/training"]');
  expect(list?.text.trim()).toBe(parseHtml(text('hr/training.html')).querySelector('h1')?.text);
  const profiles = page.querySelectorAll('footer a[href^="https://tunga.example/"]');
  expect(profiles.map((link) => link.getAttribute('href'))).toEqual([OTHER_FIRM.social[0]?.href]);
});

test('shows all structured data and no example label once all entries are confirmed', () => {
  for (const file of globSync('dist/**/*.html', { cwd: at() })) {
    const page = readFileSync(at(file), 'utf8');
    expect(page.includes('data-example'), file).toBe(false);
    if (page.includes('<footer')) expect(page.includes('012345S'), file).toBe(true);
  }
  expect(text('resources/events.html')).toContain('"@type":"Event"');
  expect(text('blog/1.html')).toContain('"author":{"@type":"Organization"');
  for (const page of ['index.html', 'about.html']) expect(text(page)).toContain('Asha Rao');
  expect(text('contact.html')).toContain('Monday to Friday, 10 am to 6 pm');
  expect(text('index.html')).toContain(`href="${OTHER_FIRM.people[0]?.url}"`);
  expect(text('about.html')).toContain('No reply within two working days?');
});

test('limits the width of large photographs, keeps that of a small one, and adds copies for phones', async () => {
  const published = globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: at('dist/_astro') });
  expect(published.filter((name) => name.startsWith('left-over'))).toEqual([]);
  for (const name of published) {
    const { width } = await sharp(at(`dist/_astro/${name}`)).metadata();
    expect(width, name).toBeLessThanOrEqual(PICTURE_WIDTH_MAX_PX);
  }
  const images = parseHtml(text('blog/1.html')).querySelectorAll(
    'article > div > picture img, .prose img',
  );
  const widths = [PICTURE_WIDTH_MAX_PX, PICTURE_WIDTH_MAX_PX, 800];
  expect(images).toHaveLength(widths.length);
  for (const [index, image] of images.entries()) {
    const { src = '', ...attributes } = image.attributes;
    const { width, height } = await sharp(at(`dist${src}`)).metadata();
    expect(width).toBe(widths[index]);
    expect(attributes).toMatchObject({ width: String(width), height: String(height) });
    expect(attributes['srcset']).toContain(' 720w');
    expect(attributes['sizes']).toContain('100vw');
  }
});

test('with CMS_REPO, the forms at /admin load only files of the site', () => {
  const page = text('admin.html');
  expect(page).toContain('content="noindex, nofollow"');
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((path) => !existsSync(at(`dist/${path}`)))).toEqual([]);
  expect(existsSync(at('dist/admin/cms/index.js'))).toBe(true);
  expect(JSON.parse(text('admin/config.json'))).toMatchObject({
    backend: { name: 'github', repo: 'firm/website' },
  });
});

test('leaves the site unchanged when a build fails', async () => {
  const pages = globSync('dist/**/*.html', { cwd: at() });
  const published = () => pages.map((name) => statSync(at(name)).mtimeMs);
  const before = published();
  // A fault that appears only when pages are rendered, long after the build has begun to write files.
  writeFileSync(at('src/pages/fails.astro'), "---\nthrow new Error('on purpose');\n---\n");
  await expect(buildProject(at())).rejects.toThrow('on purpose');
  expect(published()).toEqual(before);
});
