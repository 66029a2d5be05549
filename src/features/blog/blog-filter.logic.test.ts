import { describe, expect, test } from 'vitest';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import {
  filterPosts,
  readBlogFilter,
  shownLine,
  writeBlogFilter,
  type BlogFilter,
  type ListedPost,
} from './blog-filter.logic.ts';

const post = (id: string, part: Partial<ListedPost>): ListedPost => ({
  id,
  title: `Title ${id}`,
  excerpt: `Summary ${id}`,
  author: 'Tax team',
  category: 'Technology',
  featured: false,
  ...part,
});
const POSTS = [
  post('1', { featured: true, title: 'Cash flow', category: 'Financial Planning' }),
  post('2', { title: 'GST rates', category: 'Tax & Compliance' }),
  post('3', { excerpt: 'What a GST notice asks', category: 'Corporate Law' }),
  post('4', { author: 'Payroll desk' }),
];
const ALL: BlogFilter = { search: '', category: 'All' };

describe('filterPosts', () => {
  test.each<[string, Partial<BlogFilter>, string[], string[]]>([
    ['all; the featured post is not in the grid', {}, ['1'], ['2', '3', '4']],
    ['a blank search is none', { search: '  ' }, ['1'], ['2', '3', '4']],
    ['in title and excerpt, without case', { search: ' gst ' }, [], ['2', '3']],
    ['in the author', { search: 'PAYROLL' }, [], ['4']],
    ['not in the category', { search: 'technology' }, [], []],
    ['category alone', { category: 'Technology' }, [], ['4']],
    ['search and category combine', { search: 'gst', category: 'Corporate Law' }, [], ['3']],
    ['both must match', { search: 'payroll', category: 'Corporate Law' }, [], []],
    ['the featured post stays while it matches', { search: 'cash' }, ['1'], []],
    ['and stays out of the grid in its category', { category: 'Financial Planning' }, ['1'], []],
  ])('%s', (_name, filter, featured, grid) => {
    expect(filterPosts(POSTS, { ...ALL, ...filter })).toEqual({
      featured,
      grid,
      count: featured.length + grid.length,
    });
  });

  test('nothing listed', () => {
    expect(filterPosts([], ALL)).toEqual({ featured: [], grid: [], count: 0 });
  });
});

describe('address', () => {
  test.each<[string, BlogFilter]>([
    ['', ALL],
    ['?q=gst+rates', { search: 'gst rates', category: 'All' }],
    ['?category=Tax+%26+Compliance', { search: '', category: 'Tax & Compliance' }],
    ['?q=a%26b&category=Corporate+Law', { search: 'a&b', category: 'Corporate Law' }],
  ])('%s is read and written', (query, filter) => {
    expect(readBlogFilter(query, BLOG_CATEGORIES)).toEqual(filter);
    expect(writeBlogFilter('', filter)).toBe(query);
  });

  test('an unknown category counts as All', () => {
    expect(readBlogFilter('?category=Gossip', BLOG_CATEGORIES)).toEqual(ALL);
    expect(readBlogFilter('?category=Technology', ['Corporate Law'])).toEqual(ALL);
  });

  test('other parameters stay, old values go', () => {
    expect(
      writeBlogFilter('?utm=x&q=old&category=Technology', { search: ' new ', category: 'All' }),
    ).toBe('?utm=x&q=new');
    expect(writeBlogFilter('?q=old', ALL)).toBe('');
  });
});

test('the line of counts', () => {
  expect(shownLine(0, 6)).toBe('Showing 0 of 6 articles');
});
