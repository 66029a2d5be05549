/** What entries say of each other: names of entries, values that no two may share, rules of tools. */
import { cpSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../../tests/content-copy.ts';
import { checkContent } from './check.ts';

const copy = useContentCopy();
let atFirst: string[] = [];
beforeAll(async () => {
  atFirst = await problemsOf('content');
});

/** `error tools/late-fees.json: entries 1 › unless: …` */
const problemsOf = async (contentDir: string) =>
  (await checkContent({ contentDir, today: '2026-11-21' })).problems.map(
    (problem) =>
      `${problem.severity} ${formatProblem(problem).replaceAll(`${contentDir}/`, '').replaceAll(/:\d+:/g, ':')}`,
  );
const newProblems = async () =>
  (await problemsOf(copy.contentDir())).filter((line) => !atFirst.includes(line));

const FEES = 'tools/late-fees.json';
const RULES = 'tools/compliance-rules.json';
const QUESTIONS = 'tools/questions.json';

test.each([
  [
    'a rule of due dates that does not exist',
    'compliance/gstr-3b-october-2026.json',
    '"gstr-3b-monthly"',
    '"gstr-3b-monthli"',
    'rule: found "gstr-3b-monthli"; did you mean "gstr-3b-monthly"? write the id of an entry of',
  ],
  [
    'a late fee that does not exist',
    RULES,
    '"lateFee": "gstr-3b"',
    '"lateFee": "gstr-3z"',
    '› lateFee: found "gstr-3z"; did you mean "gstr-3b"?',
  ],
  [
    'a figure inside a kind of due date that does not exist',
    RULES,
    '"gst-gstr1-due"',
    '"gst-gstr1-dew"',
    'entries 1 › due › day: found "gst-gstr1-dew"; did you mean "gst-gstr1-due"?',
  ],
  [
    'a service in a list that does not exist',
    'pages/tools/registrations.json',
    '"faas/registrations"',
    '"faas/registrationz"',
    'tool › services 1: found "faas/registrationz"; did you mean "faas/registrations"?',
  ],
  [
    'a chip of the home search that no entry of it has',
    'home/home.json',
    /("chips": \[\s*)"[^"]*"/,
    '$1"gst registratio"',
    'search › chips 1: found "gst registratio";',
  ],
  [
    'an entry that is a draft',
    FEES,
    '"id": "gstr-1",',
    '$&"draft": true,',
    'names "gstr-1" (Draft)',
  ],
  [
    'a question that is not asked',
    'tools/registrations.json',
    '"field": "employees"',
    '"field": "employes"',
    'names "employes", which the tool "registrations" does not ask',
  ],
  [
    'an answer that is not offered',
    RULES,
    '"monthly"',
    '"montly"',
    'names "gst: montly", which the tool "compliance-year" does not ask',
  ],
  [
    'a question of a charge that is not asked',
    QUESTIONS,
    '"name": "nil"',
    '"name": "none"',
    'names "nil", which the tool "late-fees" does not ask',
  ],
  ['a day that is none', 'facts/gst.json', /"20th[^"]*"/, '"20"', 'due: "20" is no day of a month'],
  [
    'the position of another service of its folder',
    'services/hr/payroll-management.json',
    /"order": \d+/,
    '"order": 1',
    'order: two entries with the same number come in any order; the other is services/hr/',
  ],
])('an entry that names %s → file, field and what to write', async (...row) => {
  const [, file, from, to, message] = row;
  copy.edit(file, (source) => source.replace(from, to));
  const problems = await newProblems();
  expect(problems.join('\n')).toContain(message);
  expect(problems[0]).toMatch(/^(error|warning) [\w/-]+\.json: /);
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
  copy.edit(file, (source) => source.replace(/"title": "/, '$&Another '));
  expect((await newProblems()).join('\n')).toContain(message);
});

test.each([
  ['the value of the register', '30 days', /"30 days" is typed in; the register has it as \{\{/],
  ['another value', '45 days', /"45 days" is typed in; .* prints \{\{export-edf\}\}, 30 days/],
])('%s is typed in place of a figure → a warning that names the figure', async (_, typed, says) => {
  copy.edit('guidance/international-standards/export-import-rules-october-2026.md', (source) =>
    source.replace('within {{export-edf}} from', `within ${typed} from`),
  );
  expect(await newProblems()).toContainEqual(expect.stringMatching(says));
});
