import { describe, expect, test } from 'vitest';
import type { SearchHit } from './site-search.logic.ts';
import type { SearchKind } from '#site/site-search.ts';
import { answersOf, guidesOf } from './site-search-answers.logic.ts';

const hit = (kind: SearchKind, title: string, score: number, section?: string): SearchHit => ({
  item: { kind, title, url: `/${title}`, summary: '' },
  url: section === undefined ? `/${title}` : `/${title}#part`,
  section,
  words: new Set(),
  score,
});
const titles = (...hits: SearchHit[]) => answersOf(hits).map(({ title }) => title);

test('guidesOf: the best two guides, tools and guided pages, nothing else', () => {
  const tool = {
    ...hit('page', 'late', 8),
    item: { ...hit('page', 'late', 8).item, url: '/tools/late-fees' },
  };
  const found = guidesOf([
    hit('service', 'gst', 10),
    hit('page', 'tools', 9),
    tool,
    hit('guide', 'returns', 7),
    hit('guide', 'dates', 6),
  ]);
  expect(found.map(({ title }) => title)).toEqual(['late', 'returns']);
  expect(guidesOf([])).toEqual([]);
});

describe('answersOf', () => {
  test('the home page is no answer of its own search', () => {
    const home = hit('page', 'home', 10);
    const found = answersOf([
      { ...home, url: '/', item: { ...home.item, url: '/' } },
      hit('faq', 'one', 1),
    ]);
    expect(found.map(({ title }) => title)).toEqual(['one']);
  });

  test('a service that fits nearly as well comes before a better question', () => {
    expect(
      titles(hit('faq', 'question', 10), hit('page', 'page', 9), hit('service', 'epf', 4)),
    ).toEqual(['epf', 'question', 'page']);
  });

  test('one that hardly fits stays where it is', () => {
    expect(titles(hit('faq', 'question', 10), hit('service', 'epf', 3))).toEqual([
      'question',
      'epf',
    ]);
  });

  test('a section is named and led to; the kind is named', () => {
    expect(answersOf([hit('service', 'iec', 1, 'Who needs it')])).toEqual([
      { title: 'iec › Who needs it', url: '/iec#part', kind: 'Services' },
    ]);
  });

  test('a handful, and nothing for nothing', () => {
    const many = Array.from({ length: 30 }, (_, place) => hit('page', `p${place}`, 30 - place));
    expect(answersOf(many).length).toBeLessThan(10);
    expect(answersOf(many)[0]?.title).toBe('p0');
    expect(answersOf([])).toEqual([]);
  });
});
