/** How results and the list of everything are shown. */
import { expect, test } from 'vitest';
import { contextOf, groupHits, listByKind, markedPieces } from './site-search-groups.logic.ts';
import type { SearchHit } from './site-search.logic.ts';
import type { SearchItem } from '#lib/search-index.ts';

const item = (kind: SearchItem['kind'], title: string, category?: string): SearchItem => ({
  kind,
  title,
  url: `/${title}`,
  summary: '',
  ...(category !== undefined && { category }),
});
const hit = (of: SearchItem): SearchHit => ({
  item: of,
  url: of.url,
  section: undefined,
  words: new Set(),
  score: 1,
});

test('hits by kind, the kind of the best hit first, each in its order', () => {
  const hits = [item('faq', 'a'), item('service', 'b'), item('faq', 'c')].map(hit);
  expect(
    groupHits(hits).map(({ label, hits: own }) => [label, own.map((one) => one.item.title)]),
  ).toEqual([
    ['Questions', ['a', 'c']],
    ['Services', ['b']],
  ]);
});

const marked = (text: string, ...words: string[]) =>
  markedPieces(text, new Set(words))
    .map(({ text: piece, match }) => (match ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Two Taxes, one tax', ['tax'], 'Two [Taxes], one [tax]'],
  ['The Board’s report', ['board'], 'The [Board’s] report'],
  ['gst', ['gst'], '[gst]'],
  ['Nothing here', ['gst'], 'Nothing here'],
  ['', ['gst'], ''],
])('marks in "%s"', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

test('where a result belongs', () => {
  expect(contextOf({ ...item('event', 'a', 'Webinar'), date: '2026-11-21' })).toBe(
    'Webinar · 21 November 2026',
  );
  expect(contextOf(item('page', 'a'))).toBe('');
});

test('everything by kind; long kinds by what they belong to', () => {
  const lists = listByKind([
    item('article', 'post', 'Technology'),
    item('faq', 'q1', 'GST'),
    item('faq', 'q2', 'ESI'),
    item('faq', 'q3', 'GST'),
    item('service', 's'),
  ]);
  expect(lists.map(({ kind, count }) => [kind, count])).toEqual([
    ['service', 1],
    ['faq', 3],
    ['article', 1],
  ]);
  const titles = (place: number) =>
    lists[place]?.groups.map(({ heading, items }) => [heading, items.map(({ title }) => title)]);
  expect(titles(1)).toEqual([
    ['GST', ['q1', 'q3']],
    ['ESI', ['q2']],
  ]);
  expect(titles(2)).toEqual([['', ['post']]]);
});
