/** Tests which items the launch list contains, and that settled items disappear. */
import { beforeEach, expect, test } from 'vitest';
import { formatProblem } from '#collections/reading/problem.ts';
import { confirmAll } from '../../tests/confirm-all.ts';
import { firstIn, useContentCopy } from '../../tests/content-copy.ts';
import { OTHER_FIRM } from '../../tests/other-firm.ts';
import { checkContent } from './check.ts';

const { contentDir, edit, local } = useContentCopy();
beforeEach(() => confirmAll(contentDir()));
const POST = firstIn('blog');
const DRAFT = firstIn('guidance');
const EVENT = firstIn('events');
const editSite = (changed: object) =>
  edit('site.json', () => JSON.stringify({ ...OTHER_FIRM, ...changed }, null, 2));
const open = async () => {
  const found = await checkContent({ contentDir: contentDir(), today: '2026-11-21' });
  return found.open.map(formatProblem).map(local);
};

test('the list is empty once the owner has confirmed everything', async () => {
  editSite({});
  expect(await open()).toEqual([]);
});

test('lists every example with its line, except in drafts', async () => {
  edit(DRAFT, (source) => source.replace('---\n', '---\nexample: true\ndraft: true\n'));
  edit(POST, (source) => source.replace('---\n', '---\nexample: true\n'));
  edit(EVENT, (source) => source.replace('{', '{ "example": true,'));
  edit('pages/faqs-india.json', (source) =>
    source.replace('"block": "stats",', '$&\n"example": true,'),
  );
  editSite({});
  expect((await open()).sort()).toEqual([
    `${POST}:2: example: marks an example; write your own and delete this line`,
    `${EVENT}:1: example: marks an example; write your own and delete this line`,
    expect.stringMatching(/^pages\/faqs-india\.json:\d+: blocks \d+ › example: /),
  ]);
});

const UNKNOWN = { memberships: undefined, auditFirm: undefined };
test('lists placeholder values and missing fields', async () => {
  const map = { latitude: 12.9716, longitude: 77.59 };
  editSite({ phone: '+91 80 0000 0000', map, officeHours: undefined, ...UNKNOWN });
  const lines = (await open()).map((line) => line.replace(/^site\.json:\d+: /, ''));
  expect(lines).toEqual([
    'phone: is still a placeholder; write the firm’s own value',
    expect.stringMatching(/^(site\.json: )?map: is still a placeholder/),
    expect.stringMatching(/^(site\.json: )?officeHours: is missing/),
    expect.stringMatching(/memberships: is missing/),
    expect.stringMatching(/auditFirm: is missing/),
  ]);
});

test('does not ask a partnership for an LLPIN', async () => {
  editSite({ legalForm: 'partnership', llpin: 'AAA-0000', cin: undefined });
  expect(await open()).toEqual([]);
});
