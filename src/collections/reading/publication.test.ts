/** Tests which entries are published. tests/slow/problems.test.ts tests what the doctor reports about drafts and days. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readContent } from './read.ts';
import { dayInIndia } from '#lib/format.ts';
import { buildDay } from './build-day.ts';
import { canReferTo, publicationState } from './publication.ts';
import { firstIn, useContentCopy } from '../../../tests/content-copy.ts';

const TODAY = '2026-11-21';
const copy = useContentCopy(beforeAll);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  [{}, { state: 'published' }],
  [{ draft: true, publishDate: '2026-11-20' }, { state: 'draft' }],
  [{ publishDate: '2026-11-21' }, { state: 'published' }],
  [{ publishDate: '2026-11-22' }, { state: 'waiting', until: '2026-11-22' }],
])('on 21 November 2026, an entry with the fields %j has the state %j', (fields, publication) => {
  expect(publicationState(fields, TODAY)).toEqual(publication);
});

test.each([
  ['2026-12-02T18:29:59Z', '2026-12-02'],
  ['2026-12-02T18:30:00Z', '2026-12-03'],
])('%s is %s in India', (moment, day) => expect(dayInIndia(new Date(moment))).toBe(day));

test('uses the current day if BUILD_DAY is empty, and the new day after midnight', () => {
  vi.stubEnv('BUILD_DAY', '');
  for (const day of ['2026-12-02', '2026-12-03']) {
    vi.setSystemTime(day);
    expect(buildDay()).toBe(day);
  }
});

test.each(['2026-12-3', '2026-02-30', 'tomorrow'])('refuses %s as BUILD_DAY', (day) => {
  vi.stubEnv('BUILD_DAY', day);
  expect(() => buildDay()).toThrow(`BUILD_DAY is "${day}"; write a day that exists`);
});

test('reads the content again when the day changes, although no file has changed', () => {
  vi.stubEnv('BUILD_DAY', '2026-12-02');
  const before = readContent();
  expect(readContent()).toBe(before);
  vi.stubEnv('BUILD_DAY', '2026-12-03');
  expect(readContent()).not.toBe(before);
});

const published = { state: 'published' } as const;
const draft = { state: 'draft' } as const;
const on = (until: string) => ({ state: 'waiting', until }) as const;
test.each([
  [published, published, true],
  [draft, published, false],
  [on('2026-12-03'), published, false],
  [on('2026-12-03'), on('2026-12-03'), true],
  [on('2026-12-04'), on('2026-12-03'), false],
  [on('2026-12-03'), draft, true],
])('an entry that is %j may be mentioned in an entry that is %j: %s', (named, naming, allowed) => {
  expect(canReferTo(named, naming)).toBe(allowed);
});

test('publishes neither a draft nor a post with a later publish date', () => {
  const post = copy.read(firstIn('blog'));
  const addPost = (id: number, field: string) =>
    writeFileSync(copy.path(`blog/${id}.md`), post.replace('---', `---\n${field}`));
  addPost(907, 'draft: true');
  addPost(908, 'publishDate: 2026-12-03');
  addPost(909, 'publishDate: 2026-11-21');
  const idsOn = (today: string) =>
    readContent(copy.contentDir(), today).published.posts.map(({ id }) => id);
  expect(idsOn(TODAY).filter((id) => id.startsWith('90'))).toEqual(['909']);
  expect(idsOn('2026-12-03').filter((id) => id.startsWith('90'))).toEqual(['908', '909']);
});
