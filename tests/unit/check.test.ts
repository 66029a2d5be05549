/** Faults between entries, found in a small copy of content/ that is broken one way at a time. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '#entries/check.ts';
import { formatFault } from '#schemas/fault-text.ts';

let contentDir: string;

beforeEach(() => {
  contentDir = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  cpSync('content', contentDir, { recursive: true });
});
afterEach(() => {
  rmSync(join(contentDir, '..'), { recursive: true });
});

const path = (file: string) => join(contentDir, file);
const edit = (file: string, change: (source: string) => string) =>
  writeFileSync(path(file), change(readFileSync(path(file), 'utf8')));
type Json = Record<string, unknown>;
const editJson = (file: string, change: (data: Json) => void) =>
  edit(file, (source) => {
    const data = JSON.parse(source) as Json;
    change(data);
    return JSON.stringify(data);
  });
const check = (today = '2026-11-21') => {
  const { faults, warnings } = checkContent({ contentDir, today });
  const local = (line: string) => line.replaceAll(`${contentDir}/`, '');
  return { faults: faults.map(formatFault).map(local), warnings: warnings.map(local) };
};

test('the shipped content has no faults', () => {
  expect(check().faults).toEqual([]);
});

test.each<[string, () => void, string]>([
  [
    'a file that is no JSON',
    () => writeFileSync(path('events/extra.json'), '{'),
    "events/extra.json: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
  ],
  [
    'a post without front matter',
    () => writeFileSync(path('blog/7.md'), 'Text only'),
    'blog/7.md: has no front matter between two lines of ---',
  ],
  [
    'a token that names no fact',
    () => edit('blog/1.md', (source) => `${source}\n{{gst-limit}}\n`),
    'blog/1.md: {{gst-limit}} names no fact; see content/facts/ and content/site.json',
  ],
  [
    'a missing service',
    () => rmSync(path('services/hr/hr-compliance.json')),
    'content/services/hr/hr-compliance.json: is missing; src/config/services.ts names it',
  ],
  [
    'a service that no list names',
    () => cpSync(path('services/hr/hr-compliance.json'), path('services/hr/coaching.json')),
    'services/hr/coaching.json: is not named in src/config/services.ts; add it there',
  ],
  [
    'a service with nothing in it',
    () => editJson('services/hr/hr-compliance.json', (data) => (data.sections = [])),
    'services/hr/hr-compliance.json: sections: is missing; a service without subsections needs sections',
  ],
  [
    'two services in one place',
    () => editJson('services/hr/hr-compliance.json', (data) => (data.order = 1)),
    'services/hr/professional-staffing.json: order: "1" stands already in services/hr/hr-compliance.json',
  ],
  [
    'two questions of one number',
    () =>
      editJson(
        'faqs/hr.json',
        (data) => ((data.faqs as Json[])[0] = { id: 1, question: 'q', answer: 'a' }),
      ),
    'faqs/hr.json: faqs[0].id: "1" stands already in faqs/faas.json',
  ],
  [
    'a second featured post',
    () => edit('blog/2.md', (source) => source.replace('---\n', '---\nfeatured: true\n')),
    'blog/2.md: featured: "true" stands already in blog/1.md',
  ],
  [
    'a title twice',
    () =>
      editJson(
        'pages/about.json',
        (data) =>
          (data.title = (
            JSON.parse(readFileSync(path('pages/contact.json'), 'utf8')) as Json
          ).title),
      ),
    'pages/contact.json: title:',
  ],
  [
    'a post without a number',
    () => cpSync(path('blog/2.md'), path('blog/two.md')),
    'blog/two.md: a post is named by a number, such as content/blog/7.md',
  ],
  [
    'guidance in an unknown folder',
    () => cpSync(path('guidance/training'), path('guidance/courses'), { recursive: true }),
    'lies in no known page folder; allowed: compliance-guides, international-standards, cfo-insights, payroll-updates, compliance-alerts, training',
  ],
  [
    'a link to no page in a body',
    () => edit('blog/1.md', (source) => `${source}\n[x](/nowhere)\n`),
    'blog/1.md: body: links to /nowhere, which is no page of this site',
  ],
  [
    'a link to no page, in angle brackets',
    () => edit('blog/1.md', (source) => `${source}\n[x](</services/x(FAAS)/y>)\n`),
    'blog/1.md: body: links to /services/x(FAAS)/y, which is no page of this site',
  ],
  [
    'a picture that is not there',
    () => edit('blog/1.md', (source) => source.replace('blog/1.svg', 'blog/none.svg')),
    'found "blog/none.svg"; there is no images/blog/none.svg',
  ],
  [
    'a chip without an entry',
    () =>
      editJson(
        'home/home.json',
        (data) => (((data.search as Json).chips as string[])[0] = 'horoscopes'),
      ),
    'home/home.json: search.chips[0]: found "horoscopes"; no search entry has this keyword',
  ],
])('%s', (_name, breakIt, message) => {
  breakIt();
  const { faults } = check();
  expect(
    faults.some((fault) => fault.includes(message)),
    faults.join('\n'),
  ).toBe(true);
});

test('stand-in values and dates that have passed are warnings', () => {
  const { faults, warnings } = check('2027-12-31');
  expect(faults).toEqual([]);
  expect(warnings.join('\n')).toContain('site.json: stand-in values are still there: phone, email');
  expect(warnings.join('\n')).toMatch(/compliance\/.*: status: says "upcoming", but .* has passed/);
  expect(warnings.join('\n')).toMatch(/facts\/.*was to be reviewed by/);
});
