/** Tests references between entries, values that must be unique, rules of tools, and entries that the site needs. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { firstIn, problemsOf, useContentCopy } from '../../tests/content-copy.ts';

const copy = useContentCopy();

/** Removes the line numbers: `error: tools/late-fees.json: entries 1 › unless: …`. */
const withoutLines = async (problems: Promise<string[]>) =>
  (await problems).map((line) => line.replaceAll(/:\d+:/g, ':'));
const atFirst = await withoutLines(problemsOf('content'));
const newProblems = async () =>
  (await withoutLines(problemsOf(copy.contentDir()))).filter((line) => !atFirst.includes(line));

const FEES = 'tools/late-fees.json';
const PERSON =
  '{"initials":"AR","name":"A","does":"B","languages":"C","email":"a@b.in","family":"hr","photo":"/media/rao.jpg"}';
const PAYROLL = '/services/hr-services/payroll-management';
const RULES = 'tools/compliance-rules.json';
const QUESTIONS = 'tools/questions.json';

test.each([
  [
    RULES,
    '"gst-gstr1-due"',
    '"gst-goods-threshold"',
    'due › day: found "gst-goods-threshold", a figure of unit "inr"; choose one of unit "text"',
  ],
  // Reports a wrong reference in a nested field and in a list, and a reference to a draft.
  [
    RULES,
    '"gst-gstr1-due"',
    '"gst-gstr1-dew"',
    'entries 1 › due › day: found "gst-gstr1-dew"; did you mean "gst-gstr1-due"?',
  ],
  ['home/home.json', /("chips": \[\s*)"[^"]*"/, '$1"gst regis"', 'chips 1: found "gst regis";'],
  [FEES, '"id": "gstr-1",', '$&"draft": true,', 'names "gstr-1" (Draft)'],
  // Reports a question that the tool does not have, and an answer that the tool does not offer.
  [
    'tools/registrations.json',
    '"field": "employees"',
    '"field": "employes"',
    'names "employes", which the tool "registrations" does not ask',
  ],
  [RULES, '"monthly"', '"montly"', 'names "gst: montly", which the tool "compliance-year"'],
  // Reports a rule that needs a number but names a question with choices, and a question that depends on a later one.
  [
    'tools/registrations.json',
    '"field": "employees"',
    '"field": "premises"',
    'names "premises", a question of the kind "one"; name one whose answer is a number',
  ],
  [
    FEES,
    '"amount": "cash-tax"',
    '"amount": "nil"',
    'amount: names "nil", a question of the kind "one"; name one whose answer is a number',
  ],
  [
    QUESTIONS,
    /("name": "premises",)/,
    '$1 "when": [{ "field": "branches", "is": ["yes"] }],',
    'when: depends on "branches", which is asked below it; move "premises" down',
  ],
  [QUESTIONS, '"name": "nil"', '"name": "none"', 'names "nil", which the tool "late-fees"'],
  [QUESTIONS, '"answers": "owners=2', '"answers": "owner=2', 'names "owner", which the tool "comp'],
  [
    QUESTIONS,
    '"id": "nri-landlord"',
    '"id": "nri-landlords"',
    'id: has no page; did you mean "nri-l',
  ],
  [
    'pages/hr/training.json',
    '{',
    '{ "tool": { "order": 99, "audience": "Teams", "services": ["hr/payroll-management"] },',
    'tool: is for a page with a tool, but src/pages/hr/training.astro, which would show the tool, does',
  ],
  [QUESTIONS, '"answers": "owners=2', '"answers": "owners=two', 'owners=two is no answer to its'],
  [FEES, '"steps": [', '$&{ "times": "gst-late-fee" },', 'fees: is missing; a step counts "times"'],
  [
    QUESTIONS,
    /("name": "owners",[^}]*"min": )"1"/,
    '$1"10", "max": "9"',
    'max: is below "min", 10',
  ],
  ['facts/gst.json', /"20th[^"]*"/, '"20"', 'due: "20" is not a day of a month'],
  [
    'site.json',
    '{',
    `{"people": [${PERSON}],`,
    'photo: found "/media/rao.jpg"; there is no public',
  ],
  [
    'navigation.json',
    '"href": "/faqs"',
    '$&, "download": true',
    'download: is for a file such as /brochure.pdf; leave it out for a page',
  ],
  ['facts/gst.json', '"gst-lut-from"', '"gst-apply"', '"gst-apply" is taken by an entry in'],
  [
    'services/hr/payroll-management.json',
    /"order": \d+/,
    '"order": 1',
    'order: two entries with the same number come in any order; the other is services/hr/',
  ],
])(
  'reports %s if %s becomes %s, with file, field and what to write',
  async (file, from, to, message) => {
    copy.edit(file, (source) => source.replace(from, to));
    const problems = await newProblems();
    expect(problems.join('\n')).toContain(message);
    expect(problems[0]).toMatch(/^(error|warning): [\w/-]+\.json: /);
  },
);

const LINKS = [
  ['/services#how-we-charge', '/services#how-we-charged'],
  [`${PAYROLL}#what-we-need-to-take-over`, `${PAYROLL}#what-we-need`],
  ['/downloads/leave.pdf', '/downloads/leave-policy.pdf'],
  ['/downloads/gst-document-checklist.pdf', '/downloads/brochure.pdf'],
  ['/blog/rss.xml', '#none'],
  ['/calendar/all.ics', '/calendar/none.ics'],
  [
    `${ROUTES.faas}?service=registrations&section=gst`,
    `${ROUTES.faas}?service=registrations&section=gts`,
  ],
];
test('refuses links to parts, documents, feeds and calendars that do not exist', async () => {
  const text = LINKS.map(([right, wrong]) => `[One](${right}) and [two](${wrong}).`).join('\n');
  copy.edit(firstIn('blog'), (post) => `${post}\n${text}\n`);
  const errors = LINKS.map(([, wrong]) => expect.stringContaining(`links to ${wrong};`) as string);
  expect(await newProblems()).toEqual(errors);
});

const GST = 'services/faas/registrations/gst.json';
test.each<[string, string, string]>([
  ['pages/privacy.json', 'pages/about.json', 'the address /privacy is taken by an entry in'],
  ['pages/blog/1.json', 'pages/about.json', 'the address /blog/1 is taken by an entry in'],
  ['documents/older.md', 'documents/brochure.md', 'the address /brochure.pdf is taken by an entry'],
  [
    'services/hr/gst.json',
    GST,
    `its document gst-document-checklist.pdf would replace that of ${GST}`,
  ],
  ['pages/index.json', 'pages/about.json', 'the build writes /'],
  ['pages/404.json', 'pages/about.json', 'the build writes /'],
  ['pages/500.json', 'pages/about.json', 'the build writes /'],
  ['pages/media/all.json', 'pages/about.json', 'the build writes /'],
])('refuses %s, because its address is already taken', async (file, like, message) => {
  mkdirSync(dirname(copy.path(file)), { recursive: true });
  cpSync(copy.path(like), copy.path(file));
  copy.edit(file, (source) => source.replace(/"title": "/, '$&Another '));
  expect((await newProblems()).join('\n')).toContain(message);
});

test('reports every `?service=` link to a renamed service', async () => {
  cpSync(copy.path('services/faas/audit-advisory.json'), copy.path('services/faas/audits.json'));
  rmSync(copy.path('services/faas/audit-advisory.json'));
  const problems = (await newProblems()).join('\n');
  for (const file of ['navigation.json', 'home/home.json'])
    expect(problems).toMatch(
      new RegExp(`error: ${file}: .*service=audit-advisory; .*there is no such service`),
    );
});

test('refuses subsections whose service does not exist', async () => {
  cpSync(copy.path('services/faas/registrations.json'), copy.path('services/faas/licences.json'));
  rmSync(copy.path('services/faas/registrations.json'));
  expect((await newProblems()).join('\n')).toContain(
    `error: ${GST}: is a part of faas/registrations, which does not exist`,
  );
});

test('ignores files that operating systems and Word add, and refuses names that Windows cannot store', async () => {
  for (const file of ['blog/Thumbs.db', 'blog/desktop.ini', 'blog/~$1.md'])
    writeFileSync(copy.path(file), 'x');
  expect(await newProblems()).toEqual([]);
  cpSync(copy.path(firstIn('tax-updates')), copy.path('tax-updates/con.md'));
  expect((await newProblems()).join('\n')).toContain('has a name that Windows cannot store');
});

test('warns if two tools, or two guides of one situation, have the same position', async () => {
  copy.edit('pages/tools/late-fees.json', (source) => source.replace(/"order": \d+/, '"order": 1'));
  copy.edit('pages/guides/gst-notice.json', (source) =>
    source.replace(/"order": \d+/, '"order": 2'),
  );
  const problems = (await newProblems()).join('\n');
  expect(problems).toMatch(/tool › order: two entries with the same number/);
  expect(problems).toMatch(/guide › order: two entries with the same number/);
});

test.each(['legal/terms.md', 'home/home.json', 'services/hr/professional-staffing.json'])(
  'reports %s when it is deleted, because the site needs it',
  async (file) => {
    rmSync(copy.path(file));
    expect(await newProblems()).toContainEqual(
      expect.stringMatching(`^error: ${file}: this entry is required by the code but is missing`),
    );
  },
);

test('warns of a page whose list is empty', async () => {
  for (const folder of ['events', 'guidance/training'])
    rmSync(copy.path(folder), { recursive: true });
  const problems = (await newProblems()).join('\n');
  for (const folder of ['events', 'guidance/training'])
    expect(problems).toContain(`warning: ${folder}: has no published entry, so its page shows`);
});

test.each([
  ['30 days', /"30 days" is typed in; the register has it as \{\{/],
  ['45 days', /"45 days" is typed in; .* prints \{\{export-edf\}\}, 30 days/],
])('warns of a typed %s in place of a figure, and names the figure', async (typed, says) => {
  copy.edit('guidance/international-standards/export-import-rules-october-2026.md', (source) =>
    source.replace('{{export-edf}}', typed),
  );
  expect(await newProblems()).toContainEqual(expect.stringMatching(says));
});
