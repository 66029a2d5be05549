/** Errors between entries, found in a small copy of content/ that is broken one way at a time. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { hiddenLines } from '#collections/reading/publication.ts';
import { formatFinding } from '#collections/reading/finding.ts';
import { useContentCopy } from '../../tests/content-copy.ts';

const { contentDir, path, read, edit, local } = useContentCopy();
type Json = Record<string, unknown>;
const editJson = (file: string, change: (data: Json) => void) =>
  edit(file, (source) => {
    const data = JSON.parse(source) as Json;
    change(data);
    return JSON.stringify(data);
  });
const check = (today = '2026-11-21') => {
  const { findings, hidden } = checkContent({ contentDir: contentDir(), today });
  const of = (severity: string) =>
    findings
      .filter((finding) => finding.severity === severity)
      .map(formatFinding)
      .map(local);
  return { errors: of('error'), warnings: of('warning'), hidden: hiddenLines(hidden).map(local) };
};

test('the shipped content has no errors', () => {
  expect(check().errors).toEqual([]);
});

test.each<[string, () => void, string]>([
  [
    'a file that is no JSON',
    () => writeFileSync(path('events/extra.json'), '{'),
    'events/extra.json:1: cannot be read: the file ends too early: the { of line 1 is not closed',
  ],
  [
    'a post without front matter',
    () => writeFileSync(path('blog/7.md'), 'Text only'),
    'blog/7.md:1: cannot be read: the fields (title and so on) are missing',
  ],
  [
    'a token that names no fact',
    () => edit('blog/1.md', (source) => `${source}\n{{gst-limit}}\n`),
    '{{gst-limit}} names no fact; ',
  ],
  [
    'a section of another Act',
    () =>
      edit('glossary/gst.json', (source) =>
        source.replace(/"CGST Act, 2017, [^"]*"/, '"CGST Act, 2017, {{section-msme-interest}}"'),
      ),
    '{{section-msme-interest}} is of the MSMED Act, 2006; after "CGST Act" name a fact of that law',
  ],
  [
    'a missing service',
    () => rmSync(path('services/hr/hr-compliance.json')),
    'content/services/hr/hr-compliance.json: is missing; src/site/services.ts names it',
  ],
  [
    'a service in no family',
    () => cpSync(path('services/hr'), path('services/people'), { recursive: true }),
    'services/people/hr-compliance.json: lies in no known family folder; allowed: company-secretarial, faas, hr',
  ],
  [
    'a subsection of no service',
    () => cpSync(path('services/hr/hr-compliance.json'), path('services/hr/coaching/leads.json')),
    'services/hr/coaching/leads.json: belongs to no service; there is no hr/coaching.json',
  ],
  [
    'a service under a name that leads elsewhere',
    () => cpSync(path('services/faas/virtual-cfo.json'), path('services/hr/virtual-cfo.json')),
    'services/hr/virtual-cfo.json: the name "virtual-cfo" leads elsewhere on this page; rename the file',
  ],
  [
    'a service with nothing in it',
    () => editJson('services/hr/hr-compliance.json', (data) => (data.sections = [])),
    'services/hr/hr-compliance.json:1: sections: is missing; a service without subsections needs sections',
  ],
  [
    'two services in one place',
    () => editJson('services/hr/hr-compliance.json', (data) => (data.order = 1)),
    'services/hr/hr-compliance.json:1: order: place 1 of this list is taken by services/hr/professional-staffing.json',
  ],
  [
    'two questions of one number',
    () =>
      editJson(
        'faqs/hr.json',
        (data) => ((data.faqs as Json[])[0] = { id: 1, question: 'q', answer: 'a' }),
      ),
    'faqs/hr.json:1: faqs 1 › id: number 1 is taken by a question in faqs/faas.json',
  ],
  [
    'a second featured post',
    () => edit('blog/2.md', (source) => source.replace('---\n', '---\nfeatured: true\n')),
    'blog/2.md:2: featured: only one post can be, and blog/1.md is',
  ],
  [
    'a title twice',
    () =>
      editJson(
        'pages/about.json',
        (data) => (data.title = (JSON.parse(read('pages/contact.json')) as Json).title),
      ),
    'pages/about.json:1: title:',
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
    ': links to /nowhere, which is no page of this site',
  ],
  [
    'a link to no page, in angle brackets',
    () => edit('blog/1.md', (source) => `${source}\n[x](</services/x(FAAS)/y>)\n`),
    ': links to /services/x(FAAS)/y, which is no page of this site',
  ],
  [
    'a picture that is not there',
    () => edit('blog/1.md', (source) => source.replace('blog/1.svg', 'blog/none.svg')),
    'there is no images/blog/none.svg',
  ],
  [
    'a chip without an entry',
    () =>
      editJson(
        'home/home.json',
        (data) => (((data.search as Json).chips as string[])[0] = 'horoscopes'),
      ),
    'home/home.json:1: search › chips 1: found "horoscopes"; no search entry has this keyword',
  ],
])('%s', (_name, breakIt, message) => {
  breakIt();
  const { errors } = check();
  expect(
    errors.some((error) => error.includes(message)),
    errors.join('\n'),
  ).toBe(true);
});

test('dates that have passed are warnings', () => {
  const { errors, warnings } = check('2027-12-31');
  expect(errors).toEqual([]);
  expect(warnings.join('\n')).toMatch(/compliance\/.*: status: says "upcoming", but .* has passed/);
  expect(warnings.join('\n')).toMatch(/facts\/.*was to be reviewed by/);
});
