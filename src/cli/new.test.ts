import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#doctor/check.ts';
import { useContentCopy } from '../../tests/content-copy.ts';

const copy = useContentCopy();
const COMMAND = resolve('src/cli/new.ts');
/** What `npm run new` prints in the copy. */
const create = (...words: string[]) =>
  execFileSync('node', [COMMAND, ...words], {
    cwd: copy.folder(),
    encoding: 'utf8',
    stdio: 'pipe',
  });

test.each([
  ['post', 'A trial balance', [], /^content\/blog\/\d+\.md/],
  ['faq', 'May wages be paid in cash?', ['hr'], /^content\/faqs\/hr\.json/],
  ['glossary-term', 'Shop Act', ['labour'], /^content\/glossary\/labour\.json/],
  ['compliance-rule', 'A new duty', [], /^content\/tools\/compliance-rules\.json/],
] as const)(
  'writes a new %s as a draft that lacks only its words',
  async (kind, title, more, file) => {
    expect(create(kind, title, ...more)).toMatch(file);
    const { problems } = await checkContent({ contentDir: copy.contentDir(), today: '2026-11-21' });
    expect(problems).not.toEqual([]);
    const lines = problems.map(({ message }) => message);
    expect(lines.filter((line) => !line.includes('"To be written"'))).toEqual([]);
  },
);

test('gives a new question the next number of all files', () => {
  create('faq', 'First?', 'company-secretarial');
  create('faq', 'Second?', 'hr');
  const idOf = (file: string) =>
    (JSON.parse(copy.read(file)) as { faqs: { id: number }[] }).faqs.at(-1)?.id ?? 0;
  expect(idOf('faqs/hr.json')).toBe(idOf('faqs/company-secretarial.json') + 1);
});

test.each([
  ['a question without the name of its file', ['faq', 'Where?'], 'company-secretarial|faas|hr'],
  ['a title without Latin letters', ['event', 'ತೆರಿಗೆ'], 'Name its file too'],
  ['a term without Latin letters', ['glossary-term', 'ತೆರಿಗೆ', 'labour'], 'give it in English'],
])('says what to type for %s', (_what, words, message) => {
  expect(() => create(...words)).toThrow(message);
});
