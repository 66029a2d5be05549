import { expect, test } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { COLLECTION_NAMES, type CollectionName } from '#collections/index.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { createSearchItems, type SearchedEntries } from './search-sources.ts';

const { published } = readContent();
const withHead = (entry: ReadEntry<CollectionName>) => ({
  ...entry,
  data: { ...entry.data, head: entry.group?.data },
});
const content = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [name, published[name].map(withHead)]),
) as unknown as SearchedEntries;
const items = createSearchItems(content);
const urls = new Set(items.map(({ url }) => url));

test('every service and every page has an item, except the search page', () => {
  for (const { id } of content.services) expect(urls).toContain(servicePagePath(id));
  for (const route of [...Object.values(ROUTES), ...content.pages.map(({ id }) => `/${id}`)])
    expect(urls.has(route), route).toBe(route !== ROUTES.search);
});

test('every question has its own address', () => {
  const count = content.faqs.length + content.services.flatMap(({ data }) => data.faqs).length;
  const questions = items.filter(({ kind }) => kind === 'faq');
  expect(questions).toHaveLength(count);
  for (const { url } of questions) expect(url).toMatch(/#faq-\d+$/);
  expect(urls).toContain(`${ROUTES.faqs}#faq-3`);
});

test('no two items have the same address', () => expect(urls.size).toBe(items.length));

test('a post with listed: false has no item', () => {
  const [post] = content.posts;
  if (!post) throw new Error('no posts');
  const hidden = { ...post, data: { ...post.data, listed: false } };
  const found = createSearchItems({ ...content, posts: [hidden] });
  expect(found.some(({ kind }) => kind === 'article')).toBe(false);
});

test('the category of an invented event begins with “Example”', () => {
  const [event] = content.events;
  if (!event) throw new Error('no events');
  const example = { ...event, data: { ...event.data, example: true } };
  const [item] = createSearchItems({ ...content, events: [example] }).filter(
    ({ kind }) => kind === 'event',
  );
  expect(item?.category).toBe(`Example: ${event.data.type}`);
});

test('no item contains Markdown, the address of a link, or a placeholder such as {{site.name}}', () => {
  for (const { url, title, summary, text } of items)
    for (const part of [title, summary, text])
      expect(part, url).not.toMatch(/\]\(|\*\*|\{\{|\(\/|<\/|kind: bars/);
});
