/** Ranking, spelling and sections of the site's search, on an index made for it. */
import { describe, expect, test } from 'vitest';
import { SEARCH_ENOUGH } from '#site/limits.ts';
import { searchSite, wantsWords } from './site-search.logic.ts';
import { createSearchIndex, type SearchItem } from '#lib/search-index.ts';

const item = (title: string, more: Partial<SearchItem> = {}): SearchItem => ({
  kind: 'faq',
  title,
  url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  summary: '',
  ...more,
});

const ITEMS: SearchItem[] = [
  item('GST Registration', {
    kind: 'service',
    url: '/gst',
    summary: 'Who must register.',
    sections: [
      ['Overview', 'overview'],
      ['Documents required', 'documents-required'],
      ['Fees', 'what-it-costs'],
    ],
  }),
  item('Does GST need an audit?', { summary: 'Not by a chartered accountant.' }),
  item('Leave', { kind: 'policy', url: '/policies#leave', sections: [['Maternity and family']] }),
  item('Model policies', { kind: 'page', url: '/policies', summary: 'Leave policy and others.' }),
  item('EPFO Registration', { kind: 'service', url: '/epfo' }),
  item('Old news', { kind: 'article', date: '2024-01-01', summary: 'On dividends.' }),
  item('Older news', { kind: 'article', date: '2023-01-01', summary: 'On dividends.' }),
  item('Late news', { kind: 'article', date: '2026-01-01', summary: 'On dividends.' }),
];

function indexOf(items: readonly SearchItem[], words?: Record<string, number[]>) {
  const index = createSearchIndex(items);
  if (words) index.words = new Map(Object.entries(words));
  return index;
}

const titles = (query: string, index = indexOf(ITEMS)) =>
  searchSite(index, query).map(({ item: { title } }) => title);

describe('ranking', () => {
  test('the title that is what was typed comes first, then what mentions it', () => {
    expect(titles('gst')).toEqual(['GST Registration', 'Does GST need an audit?']);
  });

  test('items with all of the query hide those with a part of it', () => {
    expect(titles('gst audit')).toEqual(['Does GST need an audit?']);
  });

  test('when none has all of it, those that have most', () => {
    expect(titles('gst audit dividend')).toEqual(['Does GST need an audit?']);
  });

  test('of a question half is enough, and its subject counts more than words that stray', () => {
    const index = indexOf([
      ...ITEMS,
      item('Hiring', { kind: 'service', summary: 'Five people, one register.' }),
    ]);
    expect(titles('must five people register for gst', index)).toEqual([
      'GST Registration',
      'Hiring',
    ]);
    expect(titles('gst people', index)).not.toContain('Leave');
  });

  test('words of asking are no words of the subject', () => {
    expect(titles('what do I need for gst')).toEqual(titles('gst'));
    expect(titles('how much does gst want of me')).toEqual(titles('gst'));
  });

  test('a title with its kind is what was typed', () => {
    expect(titles('leave policy')[0]).toBe('Leave');
  });

  test('alike in all else: newest first', () => {
    expect(titles('dividends')).toEqual(['Late news', 'Old news', 'Older news']);
  });

  test('the last word may be unfinished, the others may not', () => {
    expect(titles('gst regis')).toContain('GST Registration');
    expect(titles('regis gst')).toContain('Does GST need an audit?');
  });

  test.each([[''], ['  '], ['?'], ['plumbing']])('nothing for "%s"', (query) => {
    expect(titles(query)).toEqual([]);
  });

  test('a kind alone', () => {
    const hits = searchSite(indexOf(ITEMS), 'gst', { kind: 'service' });
    expect(hits.map(({ item: { title } }) => title)).toEqual(['GST Registration']);
  });
});

describe('other words', () => {
  test('names of the same thing', () => {
    expect(titles('pf')).toEqual(['EPFO Registration']);
    expect(titles('provident fund')).toEqual(['EPFO Registration']);
  });

  test('a name of several words is found only as a whole', () => {
    const index = indexOf([
      item('Provident fund'),
      item('A fund for the provident', { summary: 'The fund is provident.' }),
    ]);
    expect(titles('epf', index)).toEqual(['Provident fund']);
  });

  test.each([
    ['registraton', 'GST Registration'],
    ['dividned', 'Late news'],
    ['maternty', 'Leave'],
  ])('misspelt: %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  test('a misspelt name of a thing finds the thing', () => {
    const index = indexOf([item('Remittance abroad')]);
    expect(titles('rpeatriation', index)).toEqual(['Remittance abroad']);
  });

  test('similar words only for a word that nothing has, and not when only exact ones are asked for', () => {
    const index = indexOf([item('Tax rates'), item('Tax rules')]);
    expect(titles('rates', index)).toEqual(['Tax rates']);
    expect(searchSite(index, 'ratse', { spelling: 'exact' })).toEqual([]);
    expect(titles('ratse', index)).toContain('Tax rates');
  });

  test('short words may have letters changed, not wrong ones', () => {
    expect(titles('gts')[0]).toBe('GST Registration');
    expect(titles('gzt')).toEqual([]);
    expect(titles('tg')).toEqual([]);
  });
});

describe('sections', () => {
  const first = (query: string) => searchSite(indexOf(ITEMS), query)[0];

  test('a heading that answers what the title does not is named and linked', () => {
    expect(first('documents for gst')).toMatchObject({
      section: 'Documents required',
      url: '/gst#documents-required',
    });
    expect(first('gst fees')).toMatchObject({ section: 'Fees', url: '/gst#what-it-costs' });
  });

  test('a heading without an anchor is named; the link stays the item’s', () => {
    expect(first('maternity')).toMatchObject({
      section: 'Maternity and family',
      url: '/policies#leave',
    });
  });

  test('the title is enough', () => {
    expect(first('gst registration')).toMatchObject({ section: undefined, url: '/gst' });
  });
});

describe('words of the texts', () => {
  const WORDS = { gratuity: [2, 4], gst: [6], hour: [2] };

  test('count less than any word of an item', () => {
    expect(titles('gst', indexOf(ITEMS, WORDS)).at(-1)).toBe('Older news');
  });

  test('combine with each other and with the items’ own', () => {
    const index = indexOf(ITEMS, WORDS);
    expect(titles('gratuity hours', index)).toEqual(['Leave']);
    expect(titles('gratuity epfo', index)).toEqual(['EPFO Registration']);
    expect(titles('gratu', index)).toHaveLength(2);
  });

  test('are wanted for a search, until they are there', () => {
    expect(wantsWords(indexOf(ITEMS), 'gratuity 2026')).toBe(true);
    expect(wantsWords(indexOf(ITEMS, WORDS), 'gratuity')).toBe(false);
    expect(wantsWords(indexOf(ITEMS), '')).toBe(false);
  });

  test('are not wanted where the items answer', () => {
    const many = Array.from({ length: SEARCH_ENOUGH }, (_, number) => item(`Audit ${number}`));
    expect(wantsWords(indexOf(many), 'audit')).toBe(false);
    expect(wantsWords(indexOf(many.slice(1)), 'audit')).toBe(true);
  });

  test('a word like "constructor" is no word of the language it is written in', () => {
    expect(titles('constructor', indexOf(ITEMS, {}))).toEqual([]);
  });
});
