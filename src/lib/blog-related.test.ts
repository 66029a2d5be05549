/** Articles offered at the end of one. */
import { describe, expect, test } from 'vitest';
import { RELATED_POSTS, RELATED_WORD_POSTS_MAX } from '#site/limits.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { relatedPosts, type ComparedPost } from './blog-related.ts';

const post = (id: number, part: Partial<ComparedPost['data']>): ComparedPost => ({
  id: String(id),
  data: {
    title: `Number ${id}`,
    keywords: [],
    date: '2026-01-01',
    category: 'Technology',
    featured: false,
    listed: true,
    ...part,
  },
});
const relatedTo = (id: number, posts: readonly ComparedPost[]) =>
  relatedPosts(posts)
    .get(String(id))
    ?.map((other) => other.id);

describe('order', () => {
  test.each<[string, ComparedPost[], string[]]>([
    [
      'its category before a post that shares more words',
      [
        post(1, { title: 'GST refund rules' }),
        post(2, { title: 'GST refund rules again', category: 'Corporate Law' }),
        post(3, { title: 'Another subject' }),
      ],
      ['3', '2'],
    ],
    [
      'in a category, the most shared words; words of keywords count',
      [
        post(1, { title: 'Gratuity and bonus', keywords: ['wage code'] }),
        post(2, { title: 'Bonus', date: '2026-12-31' }),
        post(3, { title: 'Bonus', keywords: ['wage codes'], date: '2020-01-01' }),
      ],
      ['3', '2'],
    ],
    [
      'of equal ones the newest, then the lowest number',
      [
        post(1, {}),
        post(5, { date: '2025-01-01' }),
        post(4, { date: '2026-02-02' }),
        post(3, { date: '2025-01-01' }),
        post(2, { date: '2024-01-01' }),
      ],
      ['4', '3', '5'],
    ],
    [
      'without a post of its category, shared words, then the newest of all',
      [
        post(1, { title: 'Audit trail' }),
        post(2, { category: 'Corporate Law', date: '2026-09-09' }),
        post(3, { category: 'Corporate Law', title: 'Audit', date: '2019-01-01' }),
        post(4, { category: 'Risk Management', date: '2026-08-08' }),
        post(5, { category: 'Risk Management', date: '2026-07-07' }),
      ],
      ['3', '2', '4'],
    ],
    ['a post alone has none', [post(1, {})], []],
  ])('%s', (_name, posts, expected) => {
    expect(relatedTo(1, posts)).toEqual(expected);
    // The order of the files decides nothing.
    expect(relatedTo(1, [...posts].reverse())).toEqual(expected);
  });

  test('a post that is not listed is not offered, and has related posts all the same', () => {
    const posts = [post(1, { listed: false }), post(2, {}), post(3, {})];
    expect(relatedTo(2, posts)).toEqual(['3']);
    expect(relatedTo(1, posts)).toEqual(['2', '3']);
  });
});

describe('many posts', () => {
  const many = Array.from({ length: 3_000 }, (_, index) =>
    post(index + 1, {
      title: `Tax note on case ${Math.floor(index / 4)}`,
      category: BLOG_CATEGORIES[index % BLOG_CATEGORIES.length] as (typeof BLOG_CATEGORIES)[number],
      date: `20${10 + (index % 16)}-06-15`,
    }),
  );
  const related = relatedPosts(many);

  test('each has as many as are shown, never itself, none twice', () => {
    for (const { id } of many) {
      const others = (related.get(id) ?? []).map((other) => other.id);
      expect(others).toHaveLength(RELATED_POSTS);
      expect(new Set([...others, id]).size).toBe(RELATED_POSTS + 1);
    }
  });

  test('a word that everyone has does not bring all posts together', () => {
    const shared = Array.from({ length: RELATED_WORD_POSTS_MAX + 1 }, (_, index) =>
      post(index + 1, { title: 'Tax', date: '2020-01-01' }),
    );
    const newer = post(900, { title: 'Payroll', date: '2026-01-01' });
    expect(relatedTo(1, [...shared, newer])?.[0]).toBe('900');
  });
});
