/** Articles that the built articles lead to. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { RELATED_POSTS } from '#site/limits.ts';
import { ROUTES } from '#site/routes.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';

const posts = readCollection('posts', readTokens(firm)).value;

test.each(posts.map(({ id, data }) => [id, data.category] as const))(
  'article %s offers others of its category first, then the newest, never itself',
  (id, category) => {
    const others = posts
      .filter((post) => post.id !== id && post.data.listed)
      .sort((a, b) => b.data.date.localeCompare(a.data.date) || Number(a.id) - Number(b.id));
    const expected = [
      ...others.filter(({ data }) => data.category === category),
      ...others.filter(({ data }) => data.category !== category),
    ];
    const related = parse(readFileSync(`dist${ROUTES.blog}/${id}.html`, 'utf8'))
      .querySelectorAll('aside[aria-labelledby=related] article[data-post]')
      .map((card) => card.getAttribute('data-post'));
    expect(related).toEqual(expected.slice(0, RELATED_POSTS).map((post) => post.id));
  },
);
