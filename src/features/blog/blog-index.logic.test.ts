/** All articles out of the search's index: order, filter, failures. */
import { expect, test, vi } from 'vitest';
import { FETCH_RETRIES } from '#lib/retry.ts';
import { createPostIndex } from './blog-index.logic.ts';
import type { SearchItem } from '#lib/search-index.ts';

const item = (title: string, part: Partial<SearchItem> = {}): SearchItem => ({
  kind: 'article',
  title,
  url: `/blog/${title}`,
  summary: `About ${title}`,
  author: 'Tax team',
  category: 'Technology',
  ...part,
});
const FILES: Record<string, unknown> = {
  index: {
    version: 'v',
    items: [
      item('gst page', { kind: 'page' }),
      item('a'),
      item('b', { category: 'Corporate Law' }),
      item('c', { author: 'Payroll desk' }),
    ],
  },
};
const ALL = { search: '', category: 'All' };

function setUp(files: Record<string, unknown> = FILES) {
  const asked: string[] = [];
  const onChange = vi.fn();
  const index = createPostIndex({
    read: async (name) => {
      asked.push(name);
      if (files[name] === undefined) throw new Error(`no ${name}`);
      return files[name];
    },
    wait: async () => undefined,
    onChange,
  });
  const settled = () => vi.waitFor(() => expect(index.look(ALL).phase).toMatch(/ready|failed/));
  const titles = (filter = ALL) => index.look(filter).posts.map(({ title }) => title);
  return { index, asked, onChange, settled, titles };
}

test('nothing is asked for before the first look; then the index once', async () => {
  const { index, asked, settled, titles } = setUp();
  expect(asked).toEqual([]);
  expect(index.look(ALL)).toEqual({ phase: 'loading', posts: [] });
  await settled();
  expect(asked).toEqual(['index']);
  expect(titles()).toEqual(['a', 'b', 'c']);
});

test('articles only; the filter of the list', async () => {
  const { settled, titles } = setUp();
  titles();
  await settled();
  expect(titles({ search: 'gst', category: 'All' })).toEqual([]);
  expect(titles({ search: ' PAYROLL ', category: 'All' })).toEqual(['c']);
  expect(titles({ search: 'about', category: 'Corporate Law' })).toEqual(['b']);
  expect(titles({ search: 'corporate', category: 'All' })).toEqual([]);
});

test('a file that does not come is asked for again; then it fails, and a new try mends it', async () => {
  const files: Record<string, unknown> = {};
  const { index, asked, settled } = setUp(files);
  index.look(ALL);
  await settled();
  expect(index.look(ALL).phase).toBe('failed');
  expect(asked).toHaveLength(FETCH_RETRIES + 1);
  files['index'] = FILES['index'];
  index.retry();
  expect(index.look(ALL).phase).toBe('loading');
  await settled();
  expect(index.look(ALL)).toMatchObject({ phase: 'ready', posts: { length: 3 } });
});

test('while a file is asked for again, the phase says so', async () => {
  const phases: string[] = [];
  const index = createPostIndex({
    read: () => Promise.reject(new Error('offline')),
    wait: async () => undefined,
    onChange: () => phases.push(index.look(ALL).phase),
  });
  index.look(ALL);
  await vi.waitFor(() => expect(phases.at(-1)).toBe('failed'));
  expect(phases).toContain('retrying');
});
