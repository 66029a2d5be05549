/** Fields that name another entry, and values that no two entries may share, each wrong in one field of a copy. */
import { cpSync, rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../../tests/content-copy.ts';
import { checkContent } from './check.ts';

const copy = useContentCopy();
let atFirst: string[] = [];
beforeAll(async () => {
  atFirst = await problemsOf('content');
});

const problemsOf = async (contentDir: string) =>
  (await checkContent({ contentDir, today: '2026-11-21' })).problems.map(
    (problem) =>
      `${problem.severity} ${formatProblem(problem).replaceAll(`${contentDir}/`, '').replaceAll(/:\d+:/g, ':')}`,
  );
const newProblems = async () =>
  (await problemsOf(copy.contentDir())).filter((line) => !atFirst.includes(line));

/** Sets one field of a JSON file: `set('tools/x.json', ['entries', 0, 'id'], 'a')`. */
function set(file: string, path: readonly (string | number)[], value: unknown): void {
  copy.edit(file, (source) => {
    const content: unknown = JSON.parse(source);
    let parent = content as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) parent = parent[step] as typeof parent;
    parent[path.at(-1) ?? ''] = value;
    return JSON.stringify(content, null, 2);
  });
}

test.each([
  [
    'a rule of due dates',
    'compliance/gstr-3b-october-2026.json',
    ['rule'],
    'gstr-3b-monthli',
    'rule: found "gstr-3b-monthli"; did you mean "gstr-3b-monthly"?',
  ],
  [
    'a late fee',
    'tools/compliance-rules.json',
    ['entries', 1, 'lateFee'],
    'gstr-3z',
    'entries 2 › lateFee: found "gstr-3z"; did you mean "gstr-3b"?',
  ],
  [
    'a figure inside a kind of due date',
    'tools/compliance-rules.json',
    ['entries', 0, 'due', 'day'],
    'gst-gstr1-dew',
    'entries 1 › due › day: found "gst-gstr1-dew"; did you mean "gst-gstr1-due"?',
  ],
  [
    'a service of a tool',
    'pages/tools/registrations.json',
    ['tool', 'services', 0],
    'faas/registrationz',
    'tool › services 1: found "faas/registrationz"; did you mean "faas/registrations"?',
  ],
  [
    'a chip of the home search',
    'home/home.json',
    ['search', 'chips', 0],
    'gst registratio',
    'search › chips 1: found "gst registratio";',
  ],
])('an unknown name of %s → where, and the nearest', async (_what, file, path, value, message) => {
  set(file, path, value);
  const [problem = '', ...others] = await newProblems();
  expect(problem).toContain(`error ${file}: `);
  expect(problem).toContain(message);
  expect(others).toEqual([]);
});

test('a published entry that names a draft → an error that says so', async () => {
  set('tools/late-fees.json', ['entries', 0, 'draft'], true);
  const problems = await newProblems();
  expect(problems.join('\n')).toContain('names "gstr-1" (Draft); publish that first');
});

test('two questions of a tool with one name → an error at the second', async () => {
  const [first, second] = ['owners', 'turnover'];
  copy.edit('tools/questions.json', (source) =>
    source.replace(`"name": "${second}"`, `"name": "${first}"`),
  );
  expect((await newProblems()).join('\n')).toContain('"owners" is the name of a question above');
});

test.each([
  ['pages/privacy.json', 'pages/about.json', 'the address /privacy is taken by an entry in'],
  ['pages/blog/1.json', 'pages/about.json', 'the address /blog/1 is taken by an entry in'],
  [
    'services/hr/gst.json',
    'services/faas/registrations/gst.json',
    'its document gst-document-checklist.pdf would replace that of services/faas/registrations/gst.json',
  ],
])('%s, which takes what another entry has → an error', async (file, like, message) => {
  cpSync(copy.path(like), copy.path(file));
  set(file, ['title'], 'Another title');
  expect((await newProblems()).join('\n')).toContain(message);
});

test('two services of a folder with one position → a warning', async () => {
  set('services/hr/payroll-management.json', ['order'], 1);
  expect(await newProblems()).toEqual([
    expect.stringMatching(/^warning services\/hr\/.*order: two entries with the same number/),
  ]);
});

test.each([
  [
    'a question that is not asked',
    'tools/registrations.json',
    /"field": "employees"/,
    '"field": "employes"',
    'names "employes", which the tool "registrations" does not ask; did you mean "employees"?',
  ],
  [
    'an answer that is not offered',
    'tools/compliance-rules.json',
    '"monthly"',
    '"montly"',
    'for 1: names "gst: montly", which the tool "compliance-year" does not ask',
  ],
  [
    'a question of a note',
    'tools/questions.json',
    /"name": "nil"/,
    '"name": "none"',
    'charges: names "nil", which the tool "late-fees" does not ask',
  ],
  ['a day that is none', 'facts/gst.json', /"20th[^"]*"/, '"20"', 'due: "20" is no day of a month'],
  [
    'an answer in words as a number',
    'tools/compliance-rules.json',
    /"is": \[\s*"monthly"\s*\]/,
    '"above": "5"',
    'compares "gst" with a number, but it is no number; write "is"',
  ],
  [
    'a figure in words as years',
    'tools/late-fees.json',
    '"years": "gst-return-age-limit"',
    '"years": "gst-gstr3b-due"',
    'unless: no number for the figure gst-gstr3b-due',
  ],
  [
    'no case for “unless”',
    'tools/late-fees.json',
    '"years": "gst-return-age-limit",',
    '',
    'never applies; write "dueBefore", "years", "sameYear" or "when"',
  ],
])('a rule of a tool that names %s → file and field, as the build stops', async (...row) => {
  const [, file, from, to, message] = row;
  copy.edit(file, (source) => source.replace(from, to));
  const problems = (await newProblems()).join('\n');
  expect(problems).toContain('error tools/');
  expect(problems).toContain(message);
});

test('a field that begins with a year prints as written → no error', async () => {
  set('faqs/hr.json', ['faqs', 0, 'answer'], '2015. That was the year.');
  expect(await newProblems()).toEqual([]);
});

test('a worked example with a part of pay that the tool does not ask → an error', async () => {
  set('pay-components/monthly.json', ['examples', 0, 'pay', 0, 'id'], 'basik');
  expect((await newProblems()).join('\n')).toContain('"basik" is no part of pay above');
});

test.each([
  ['error', 'legal/terms.md'],
  ['error', 'home/home.json'],
  ['error', 'pages/hr/training.json'],
  ['error', 'services/hr/professional-staffing.json'],
  ['warning', 'documents/annual-tax-guide.md'],
])('%s: %s, which the site names, is deleted → it is named', async (severity, file) => {
  rmSync(copy.path(file));
  expect(await newProblems()).toContainEqual(
    expect.stringMatching(`^${severity} ${file}: this entry is deleted, a draft or still to come`),
  );
});

test('two pages print different values of one figure → the one that is typed in is named', async () => {
  copy.edit('guidance/international-standards/export-import-rules-october-2026.md', (source) =>
    source.replace('within {{export-edf}} from', 'within 45 days from'),
  );
  expect(await newProblems()).toContainEqual(
    expect.stringMatching(
      /^warning guidance.*"45 days" is typed in; .* prints \{\{export-edf\}\}, 30 days/,
    ),
  );
});
