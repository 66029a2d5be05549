/** Ranking, spelling and sections of the site's search, on items made for it. */
import { expect, test } from 'vitest';
import type { SearchItem } from '#lib/search-index.ts';
import { createSearch } from './search-engine.ts';

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
    ],
  }),
  item('Does GST need an audit?', { summary: 'Not by a chartered accountant.' }),
  item('Leave', { kind: 'policy', url: '/policies#leave', sections: [['Maternity and family']] }),
  item('Model policies', { kind: 'page', url: '/policies', summary: 'Leave policy and others.' }),
  item('EPFO Registration', { kind: 'service', url: '/epfo' }),
];
const search = createSearch({ items: ITEMS, words: { trainee: [4], payroll: [3] } });
const urls = (query: string) => search(query).map(({ url }) => url);

test.each([
  ['the title that is what was typed', 'gst registration', '/gst'],
  ['a title with its kind', 'leave policy', '/policies#leave'],
  ['the service before what mentions it', 'gst', '/gst'],
  ['another name of the same thing', 'provident fund', '/epfo'],
  ['a word in the making', 'regis', '/gst'],
  ['a misspelt word', 'registartion', '/gst'],
  ['two letters that changed places', 'pyaroll', '/policies'],
  ['a word that only the text has', 'trainees', '/epfo'],
  [
    'a question, by most of its words',
    'does my gst return need an audit',
    '/does-gst-need-an-audit?',
  ],
])('%s: %s', (_name, query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test('two words ask for both', () => {
  expect(urls('gst audit')).toEqual(['/does-gst-need-an-audit?']);
});

test('a section answers what the title does not, with its anchor where it has one', () => {
  expect(search('gst documents')[0]).toMatchObject({
    url: '/gst#documents-required',
    section: 'Documents required',
  });
  expect(search('maternity')[0]).toMatchObject({
    url: '/policies#leave',
    section: 'Maternity and family',
  });
  expect(search('gst')[0]?.section).toBeUndefined();
});

test('says which words matched, and finds nothing where there is nothing', () => {
  expect([...(search('epf')[0]?.words ?? [])]).toContain('epfo');
  expect(search('plumbing')).toEqual([]);
  expect(search('  ?! ')).toEqual([]);
});
