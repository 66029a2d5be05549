/**
 * One build of a copy with what an owner may put in: another firm, everything confirmed, a post from
 * `npm run new`, large photographs, the forms at /admin. Of the first firm no trace is left in any file.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { buildDay } from '#collections/reading/publication.ts';
import { PICTURE_WIDTH_MAX_PX } from '#site/limits.ts';
import { confirmAll } from '../confirm-all.ts';
import { firm as first } from '../firm.ts';
import { openPdf } from '../open-pdf.ts';
import { OTHER_FIRM } from '../other-firm.ts';
import { buildProject, copyProject } from '../project-copy.ts';
import { useFolder } from '../temp-folder.ts';

const POST = {
  title: 'A trial balance read in ten minutes',
  excerpt: 'Which five lines of a trial balance to look at first, and what each of them tells.',
  author: 'Accounts team',
  category: 'Financial Planning',
  alt: 'Line drawing of a kolam',
  keywords: ['trial balance'],
};

const UNLISTED = 'A post that no list shows';
const DRAFT_QUESTION = 'A question that is still a draft?';

const at = useFolder(beforeAll);
/** Address of the post that was added. */
let post: string;
const text = (file: string) => readFileSync(at(`dist/${file}`), 'utf8');
const edit = (file: string, change: (source: string) => string) =>
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));

/** Wide and light: one colour. */
const photograph = (width: number) =>
  sharp({
    create: { width, height: Math.round(width / 2), channels: 3, background: '#123' },
  }).jpeg();

/** A post from `npm run new`, its words then written over, as an editor does. */
function addPost(): void {
  const said = execFileSync('node', [at('src/cli/new.ts'), 'post', POST.title], {
    cwd: at(),
    encoding: 'utf8',
  });
  post = /^content\/(blog\/\d+)\.md/.exec(said)?.[1] ?? '';
  edit(`content/${post}.md`, (source) => {
    const [, matter = ''] = source.split('---\n');
    const entry: Record<string, unknown> = { ...parse(matter), ...POST };
    const { draft, ...data } = entry;
    expect(draft).toBe(true);
    return `---\n${stringify(data)}---\n\n## What to look at\n\nBegin with the receivables.\n`;
  });
}

beforeAll(async () => {
  copyProject(at());
  cpSync('.env.example', at('.env.example'));
  writeFileSync(at('.env'), 'CMS_REPO=firm/website\n');
  writeFileSync(at('content/site.json'), JSON.stringify(OTHER_FIRM));
  confirmAll(at('content'));
  addPost();
  // A name in the menu, a post that no list shows, and a question that is still a draft.
  edit('content/navigation.json', (source) =>
    source.replace('"label": "About"', '"label": "About {{site.name}}"'),
  );
  edit('content/blog/2.md', (source) =>
    source
      .replace('---\n', '---\nlisted: false\n')
      .replace(/^title: .*/m, `title: ${UNLISTED}`)
      // As new as the newest, so that it would come first.
      .replace(/^date: .*/m, `date: ${buildDay()}`),
  );
  edit('content/faqs/hr.json', (source) =>
    source.replace(/"question": ".*"/, `"draft": true, "question": "${DRAFT_QUESTION}"`),
  );
  await photograph(9_000).toFile(at('content/images/blog/wide.jpg'));
  await photograph(7_000).toFile(at('content/images/blog/in-text.jpg'));
  await photograph(2_000).toFile(at('content/images/blog/left-over.jpg'));
  edit('content/blog/1.md', (source) =>
    source
      .replace(/^image: .*/m, 'image: /images/blog/wide.jpg')
      .concat('\n\n![A desk](../images/blog/in-text.jpg)\n'),
  );
  await buildProject(at());
}, 300_000);

describe('another firm', () => {
  const traces = [
    first.name,
    first.name.split(' ')[0] ?? first.name,
    first.phone,
    first.email,
    first.whatsapp,
    first.address.street,
    ...Object.values(first.social),
  ];
  const traceIn = (content: string) => traces.filter((trace) => content.includes(trace));

  test('every text of the build → no trace of the first', () => {
    const found = globSync('{dist,dist-hosts}/**/*.{html,js,css,svg,json,xml,txt,md,ics,conf}', {
      cwd: at(),
    }).flatMap((file) =>
      traceIn(readFileSync(at(file), 'utf8')).map((trace) => `${file}: ${trace}`),
    );
    expect(found).toEqual([]);
    expect(text('index.html')).toContain(OTHER_FIRM.name);
    expect(text('index.html')).toContain(OTHER_FIRM.cin);
    expect(text('contact.html')).toContain(OTHER_FIRM.email);
  });

  test('every document → no trace of the first, and the name of the other', async () => {
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
])('%s → named on no page but its own, and in no list, feed or search', (_what, words, pages) => {
  const naming = globSync('dist/**/*.{html,xml,json}', { cwd: at() }).filter((file) =>
    readFileSync(at(file), 'utf8').includes(words),
  );
  expect(naming).toEqual(pages);
});

test('names in the menu and in the tagline → filled in; only the given profiles are linked', () => {
  const page = parseHtml(text('about.html'));
  expect(page.querySelector('header')?.text).toContain(`About ${OTHER_FIRM.name}`);
  expect(page.querySelector('footer')?.text).toContain('Tunga Partners keeps accounts');
  expect(text('about.html')).not.toContain('{{');
  const profiles = page.querySelectorAll('footer a[href^="https://tunga.example/"]');
  expect(profiles.map((link) => link.getAttribute('href'))).toEqual([OTHER_FIRM.social.linkedin]);
});

test('everything is confirmed → no label, events and bylines in the structured data, what the firm gave on its pages', () => {
  for (const file of globSync('dist/**/*.html', { cwd: at() })) {
    const page = readFileSync(at(file), 'utf8');
    expect(page.includes('data-example'), file).toBe(false);
    if (page.includes('<footer')) expect(page.includes('012345S'), file).toBe(true);
  }
  expect(text('resources/events.html')).toContain('"@type":"Event"');
  expect(text('blog/1.html')).toContain('"author":{"@type":"Organization"');
  for (const page of ['index.html', 'about.html']) expect(text(page)).toContain('Asha Rao');
  expect(text('contact.html')).toContain('Monday to Friday, 10 am to 6 pm');
});

test('a post from npm run new → in every list, with a page and a picture, and can be found', () => {
  for (const file of ['blog.html', 'blog/rss.xml', 'search.html'])
    expect(text(file), file).toContain(POST.title);
  expect(text(`${post}.html`)).toContain('Begin with the receivables.');
  expect(statSync(at(`dist/og/${post}.jpg`)).size).toBeGreaterThan(1_000);
  expect(text('sitemap-0.xml')).toContain(`/${post}<`);
  const [index = ''] = globSync('dist/search/*.json', { cwd: at() });
  expect(readFileSync(at(index), 'utf8')).toContain(POST.title);
});

test('large photographs → none wider than a page shows, each with its true size and a smaller one for phones', async () => {
  const published = globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: at('dist/_astro') });
  expect(published.filter((name) => name.startsWith('left-over'))).toEqual([]);
  for (const name of published) {
    const { width } = await sharp(at(`dist/_astro/${name}`)).metadata();
    expect(width, name).toBeLessThanOrEqual(PICTURE_WIDTH_MAX_PX);
  }
  const images = parseHtml(text('blog/1.html')).querySelectorAll(
    'article > div > picture img, .prose img',
  );
  expect(images).toHaveLength(2);
  for (const image of images) {
    const { width, height } = await sharp(at(`dist${image.getAttribute('src') ?? ''}`)).metadata();
    expect(width).toBe(PICTURE_WIDTH_MAX_PX);
    expect(image.getAttribute('width')).toBe(String(width));
    expect(image.getAttribute('height')).toBe(String(height));
    expect(image.getAttribute('srcset')).toContain(' 720w');
    expect(image.getAttribute('sizes')).toContain('100vw');
  }
});

test('CMS_REPO → the forms at /admin and all they load, from this origin alone', () => {
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

test('a build that fails → the site stays as it is', async () => {
  const published = () =>
    globSync('dist/**/*.html', { cwd: at() })
      .sort()
      .map((name) => `${name} ${statSync(at(name)).mtimeMs}`);
  const before = published();
  // A fault that shows only when pages are printed, long after the build has begun to write.
  writeFileSync(at('src/pages/fails.astro'), "---\nthrow new Error('on purpose');\n---\n");
  await expect(buildProject(at())).rejects.toThrow('on purpose');
  expect(published()).toEqual(before);
});
