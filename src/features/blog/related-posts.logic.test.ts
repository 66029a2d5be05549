import { expect, test } from 'vitest';
import { relatedPosts } from './related-posts.logic.ts';

test('finds three other posts, and puts posts of the same category first', () => {
  const posts = ['Tax', 'Law', 'Tax', 'Audit', 'Tax'].map((category, index) => {
    return { id: String(index), data: { category } };
  });
  const [, law, tax] = posts;
  expect(tax && relatedPosts(tax, posts).map(({ id }) => id)).toEqual(['0', '4', '1']);
  expect(law && relatedPosts(law, posts).map(({ id }) => id)).toEqual(['0', '2', '3']);
});
