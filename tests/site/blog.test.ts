/** The built blog: pages and archives only as far as there are articles for them, related articles. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { POSTS_PER_PAGE, RELATED_POSTS } from '#site/limits.ts';
import { ROUTES } from '#site/routes.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { allPages, blogLists } from '#lib/blog-lists.ts';
import { firm } from '../firm.ts';

const posts = readCollection('posts', readTokens(firm)).value;
const lists = blogLists(posts);
const listed = lists.all.posts.length;
const pageAt = (path: string) => parse(readFileSync(`dist${path}.html`, 'utf8'));

test('exactly the pages and archives that the articles fill', () => {
  const built = globSync('dist/blog/{page,category,year}/**/*').filter((file) =>
    file.endsWith('.html'),
  );
  expect(built.map((file) => file.slice('dist'.length, -'.html'.length)).sort()).toEqual(
    allPages(lists)
      .map(({ path }) => path)
      .filter((path) => path !== ROUTES.blog)
      .sort(),
  );
});

test.runIf(listed <= POSTS_PER_PAGE)(
  'on one page: no neighbours, no archives, no links to any',
  () => {
    const root = pageAt(ROUTES.blog);
    expect(root.querySelectorAll('article[data-post]')).toHaveLength(listed);
    expect(root.querySelectorAll('link[rel=prev], link[rel=next]')).toHaveLength(0);
    for (const path of [ROUTES.blog, ...posts.map(({ id }) => `${ROUTES.blog}/${id}`)])
      expect(readFileSync(`dist${path}.html`, 'utf8')).not.toMatch(/\/blog\/(page|category|year)/);
    expect(globSync('dist/blog/{page,category,year}')).toEqual([]);
  },
);

test.each(posts.map(({ id }) => [id]))('article %s offers others, never itself', (id) => {
  const related = pageAt(`${ROUTES.blog}/${id}`)
    .querySelectorAll('aside[aria-labelledby=related] article[data-post]')
    .map((card) => card.getAttribute('data-post'));
  const others = posts.filter((post) => post.id !== id && post.data.listed);
  expect(related).toHaveLength(Math.min(RELATED_POSTS, others.length));
  expect(new Set([...related, id]).size).toBe(related.length + 1);
});
