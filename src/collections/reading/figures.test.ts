import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstIn, useContentCopy } from '../../../tests/content-copy.ts';
import { readCollection, readPlaceholderLookup } from './read.ts';

const FACT = {
  id: 'fee',
  says: 'Fee of an example',
  unit: 'inr',
  law: 'An example',
  values: [{ value: '100' }],
  checkedAgainst: 'general knowledge',
  confidence: 'high',
};
const copy = useContentCopy();

function register(values: object[]) {
  const facts = [{ ...FACT, values }];
  const file = { title: 'Examples', checkedOn: '2026-07-05', reviewBy: '2027-04-01', facts };
  writeFileSync(copy.path('facts/examples.json'), JSON.stringify(file));
}
const REPLACED = [
  { value: '100' },
  { from: '2026-12-01', value: '200' },
  { from: '2027-04-01', value: '300', printed: 'three hundred rupees' },
];
const NEW = [{ from: '2026-12-01', value: '200' }];
const NO_VALUE = 'has no value on 30 November 2026; its first is from 1 December 2026';
const NO_DAY = 'names no day; write it as {{fee@2025-03-31}}';

test.each([
  [REPLACED, '2026-11-30', 'fee', '₹100'],
  [REPLACED, '2026-12-01', 'fee', '₹200'],
  [REPLACED, '2027-04-01', 'fee', 'three hundred rupees'],
  [REPLACED, '2027-04-01', 'fee@2026-11-30', '₹100'],
  [REPLACED, '2026-11-22', 'fee@2027-04-01', 'three hundred rupees'],
  [NEW, '2026-11-30', 'fee', NO_VALUE],
  [NEW, '2026-12-01', 'fee@2026-11-30', NO_VALUE],
  [NEW, '2026-12-01', 'fee@2026-13-01', NO_DAY],
  [NEW, '2026-12-01', 'fees-of-all', 'names no figure; see content/facts/ and content/site.json'],
])('with the values %j, on %s {{%s}} is printed as %s', (values, today, name, text) => {
  register(values);
  const replacement = readPlaceholderLookup(copy.contentDir(), today)(name);
  expect(replacement.text ?? replacement.why).toBe(text);
});

test('replaces {{…}} in texts, and reports the line of an invalid date', () => {
  register([{ value: '100' }, { from: '2026-04-01', value: '200' }]);
  copy.edit(firstIn('blog'), (post) => `${post}\n{{ fee@1900-01 }}\n{{fee@2025-01-01}} {{fee}}\n`);
  const lookUp = readPlaceholderLookup(copy.contentDir(), '2026-11-22');
  const { entries, problems } = readCollection('posts', lookUp, copy.contentDir(), '2026-11-22');
  const message = `{{fee@1900-01}} ${NO_DAY}`;
  const line = copy.read(firstIn('blog')).split('\n').length - 2;
  expect(problems).toContainEqual(expect.objectContaining({ field: 'body', line, message }));
  const post = entries.find(({ file }) => file === copy.path(firstIn('blog')));
  expect(post?.body).toMatch(/₹100 ₹200$/);
  expect(post?.figures.filter((id) => id === 'fee')).toEqual(['fee']);
});

test('names the audit firm if site.json contains one', () => {
  const auditedBy = () =>
    readPlaceholderLookup(copy.contentDir(), '2026-11-22')('site.auditedBy').text;
  expect(auditedBy()).toMatch(/signed by an independent firm of chartered accountants\.$/);
  const firm = '{ "auditFirm": { "name": "Tunga & Co.", "registrationNumber": "012345S" },';
  copy.edit('site.json', (site) => site.replace('{', firm));
  expect(auditedBy()).toContain(
    'Tunga & Co., chartered accountants, ICAI firm registration number 012345S,',
  );
});
