/**
 * One build of a copy with another `site.json` and two entries from `npm run new`: no trace of the
 * first firm in any file, and the entries are wherever they belong.
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
};
const RESOURCE = {
  title: 'Bank matching sheet',
  description: 'A sheet for matching bank lines with the ledger each week, with a worked example.',
};

let folder: string;
const dist = (name: string) => readFileSync(join(folder, 'dist', name));
const text = (name: string) => dist(name).toString();

/** An entry from `npm run new` in the copy, its words then written over, as an editor does. */
function add(kind: string, file: string, fields: Record<string, unknown>): void {
  const { title } = fields;
  execFileSync('node', [join(folder, 'src/cli/new.ts'), kind, String(title)], { cwd: folder });
  const path = join(folder, file);
  const [, matter = ''] = readFileSync(path, 'utf8').split('---\n');
  const { draft, ...data } = { ...(parse(matter) as Record<string, unknown>), ...fields };
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
  add('post', 'content/blog/7.md', {
    ...POST,
    author: 'Accounts team',
    category: 'Financial Planning',
    alt: 'Line drawing of a kolam',
    keywords: ['trial balance'],
  });
  add('resource', 'content/resources/bank-matching-sheet.md', {
    ...RESOURCE,
    type: 'Toolkit',
    category: 'Closing',
    icon: 'clipboard-check',
  });
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

  test('no copy needs its name: content names it only by braces', () => {
    const named = globSync('content/**/*.{md,json}')
      .filter(
        (file) => file !== 'content/site.json' && traceIn(readFileSync(file, 'utf8')).length > 0,
      )
      .filter((file) => file !== 'content/README.md');
    expect(named).toEqual([]);
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

describe('a post from npm run new', () => {
  test.each([
    ['the list', 'blog.html'],
    ['the feed', 'blog/rss.xml'],
    ['the list of everything', 'search.html'],
  ])('is in %s', (_where, file) => {
    expect(text(file)).toContain(POST.title);
  });

  test('has a page, a picture, and is in sitemap and search', () => {
    expect(text('blog/7.html')).toContain('Begin with the receivables.');
    expect(dist('og/blog/7.png').length).toBeGreaterThan(1_000);
    expect(text('sitemap-0.xml')).toContain('/blog/7<');
    const index = globSync('dist/search/*.json', { cwd: folder }).map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    expect(index.some((file) => file.includes(POST.title))).toBe(true);
  });
});

describe('a resource from npm run new', () => {
  test('is offered with its size, and is the document that was written', async () => {
    expect(text('financial/faas-resources.html')).toContain(RESOURCE.title);
    const { info, pages } = await openPdf(dist('downloads/bank-matching-sheet.pdf'));
    expect(info['Title']).toBe(RESOURCE.title);
    expect(pages.map((page) => page.text).join()).toContain('Begin with the receivables.');
    expect(text('search.html')).toContain(RESOURCE.title);
  });
});
