/** What the site's search tells of a hit, on items made for it; its ranking is held by the real searches in tests/site. */
import { expect, test } from 'vitest';
import type { SearchItem } from '#lib/search-text.ts';
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
  item('EPFO Registration', { kind: 'service', url: '/epfo' }),
];
const search = createSearch({ items: ITEMS, words: {} });

test('two words ask for both', () => {
  expect(search('gst audit').map(({ url }) => url)).toEqual(['/does-gst-need-an-audit?']);
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

test('an unfinished and a misspelt word are found; nothing is, where there is nothing', () => {
  expect(search('epf')[0]?.url).toBe('/epfo');
  expect(search('matrenity')[0]?.url).toBe('/policies#leave');
  expect(search('plumbing')).toEqual([]);
  expect(search('  ?! ')).toEqual([]);
});
