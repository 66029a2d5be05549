/**
 * One build of a copy with another `site.json` and a post from `npm run new`: no trace of the first firm in
 * any file, and the post is wherever it belongs.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { buildProject, copyProject } from '../project-copy.ts';
import { confirmAll } from '../confirm-all.ts';
import { openPdf } from '../open-pdf.ts';

const OTHER = {
  name: 'Tunga Partners',
  legalName: 'Tunga Partners Private Limited',
  tagline: 'Accounts, filings and people for companies in Mysore.',
  description: 'Accounts, company filings and people, looked after by one team in Mysore.',
  established: 2019,
  phone: '+91 821 000 1111',
  email: 'desk@tunga.example',
  whatsapp: '918210001111',
  address: {
    street: '12 Trial Street',
    locality: 'Mysore',
    region: 'Karnataka',
    postalCode: '570001',
    country: 'India',
    countryCode: 'IN',
  },
  map: { latitude: 12.2958, longitude: 76.6394 },
  social: Object.fromEntries(
    ['instagram', 'facebook', 'linkedin', 'reddit', 'quora', 'x'].map((name) => [
      name,
      `https://tunga.example/${name}`,
    ]),
  ),
  areaServed: 'India',
  legalForm: 'company',
  cin: 'U00000KA2019PTC000000',
  registeredOffice: '12 Trial Street, Mysore 570001, Karnataka, India',
  queriesContact: 'The company secretary, desk@tunga.example',
  officeHours: 'Monday to Friday, 10 am to 6 pm',
  replyTime: 'within two working days',
  registrations: {
    icai: '012345S',
    partners: [{ name: 'Asha Rao', membership: 'ICAI 012345' }],
    audits: 'Tunga & Co., Chartered Accountants',
    none: ['icsi'],
  },
};

const POST = {
  title: 'A trial balance read in ten minutes',
  excerpt: 'Which five lines of a trial balance to look at first, and what each of them tells.',
  author: 'Accounts team',
  category: 'Financial Planning',
  alt: 'Line drawing of a kolam',
  keywords: ['trial balance'],
};

let folder: string;
const dist = (name: string) => readFileSync(join(folder, 'dist', name));
const text = (name: string) => dist(name).toString();

/** A post from `npm run new`, its words then written over, as an editor does. */
function addPost(): void {
  execFileSync('node', [join(folder, 'src/cli/new.ts'), 'post', POST.title], { cwd: folder });
  const path = join(folder, 'content/blog/7.md');
  const [, matter = ''] = readFileSync(path, 'utf8').split('---\n');
  const { draft, ...data } = { ...(parse(matter) as Record<string, unknown>), ...POST };
  expect(draft).toBe(true);
  const body = '## What to look at\n\nBegin with the receivables.\n';
  writeFileSync(path, `---\n${stringify(data)}---\n\n${body}`);
}

beforeAll(async () => {
  // Real, because Astro compares addresses of modules with the real path of the folder.
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'another-firm-')));
  copyProject(folder);
  cpSync('.env.example', join(folder, '.env.example'));
  writeFileSync(join(folder, 'content/site.json'), JSON.stringify(OTHER));
  confirmAll(join(folder, 'content'));
  addPost();
  await buildProject(folder);
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('another firm', () => {
  const first = JSON.parse(readFileSync('content/site.json', 'utf8')) as typeof OTHER;
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

  test('no text of the build names the first', () => {
    const found = globSync('{dist,dist-hosts}/**/*.{html,js,css,svg,json,xml,txt,md,ics,conf}', {
      cwd: folder,
    }).flatMap((file) =>
      traceIn(readFileSync(join(folder, file), 'utf8')).map((trace) => `${file}: ${trace}`),
    );
    expect(found).toEqual([]);
    expect(text('index.html')).toContain(OTHER.name);
    expect(text('index.html')).toContain(OTHER.cin);
    expect(text('contact.html')).toContain(OTHER.email);
  });

  test('no document names the first, and each names the other', async () => {
    const files = globSync('dist/**/*.pdf', { cwd: folder });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const { info, pages } = await openPdf(readFileSync(join(folder, file)));
      const words = [...Object.values(info).map(String), ...pages.map((page) => page.text)].join();
      expect(traceIn(words), file).toEqual([]);
      expect(words, file).toContain(OTHER.name);
    }
  });
});

describe('once everything is confirmed', () => {
  const html = () =>
    globSync('dist/**/*.html', { cwd: folder }).map(
      (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
    );

  test('the launch list is empty', () => {
    const said = execFileSync('node', [join(folder, 'src/cli/doctor.ts'), '--before-launch'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('Nothing is left to confirm or to replace.');
  });

  test('no page has a label, and the events are in the structured data', () => {
    expect(html().filter(([, page]) => page.includes('data-example'))).toEqual([]);
    expect(text('resources/events.html')).toContain('"@type":"Event"');
    expect(text('blog/1.html')).toContain('"author":{"@type":"Organization"');
  });

  test('the registrations are in the footer, the partners on About and Contact', () => {
    const without = html().filter(
      ([, page]) => page.includes('<footer') && !page.includes('012345S'),
    );
    expect(without.map(([file]) => file)).toEqual([]);
    for (const page of ['about.html', 'contact.html'])
      expect(text(page)).toContain('Asha Rao, ICAI 012345');
    expect(text('index.html')).not.toContain('Asha Rao');
    expect(text('contact.html')).toContain('Monday to Friday, 10 am to 6 pm');
  });
});

test('a post from npm run new is in every list, has a page and a picture, and can be found', () => {
  for (const file of ['blog.html', 'blog/rss.xml', 'search.html'])
    expect(text(file), file).toContain(POST.title);
  expect(text('blog/7.html')).toContain('Begin with the receivables.');
  expect(dist('og/blog/7.png').length).toBeGreaterThan(1_000);
  expect(text('sitemap-0.xml')).toContain('/blog/7<');
  const [index = ''] = globSync('dist/search/*.json', { cwd: folder });
  expect(readFileSync(join(folder, index), 'utf8')).toContain(POST.title);
});
