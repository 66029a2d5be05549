import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { entriesLoader } from './loader.ts';
import { forgetContent, isContentLoaded, readContent, type Content } from './read.ts';

const shared = globalThis as { contentReading?: Content };

/** Imitates the parts of Astro that the loader uses. A text that contains `bad` cannot be rendered. */
function fakeContext({ isDev, bad }: { isDev: boolean; bad: string }) {
  const store = new Map<string, { id: string; rendered?: { html: string } }>();
  const messages: string[] = [];
  const rendered: string[] = [];
  const context = {
    watcher: isDev ? {} : undefined,
    logger: { error: (line: string) => messages.push(line) },
    renderMarkdown: (body: string) => {
      rendered.push(body);
      if (body.includes(bad)) return Promise.reject(new Error(`no ${bad}`));
      return Promise.resolve({ html: body });
    },
    store: {
      keys: () => [...store.keys()],
      has: (id: string) => store.has(id),
      delete: (id: string) => store.delete(id),
      set: (entry: { id: string }) => store.set(entry.id, entry),
    },
  } as unknown as LoaderContext;
  return { context, store, messages, rendered };
}

test('keeps all pages when a saved text cannot be rendered', async () => {
  const { context, store, messages } = fakeContext({ isDev: true, bad: 'http://' });
  const loader = entriesLoader('posts');
  await loader.load(context);
  const before = [...store];
  const content = readContent();
  const posts = content.all.posts.map((post) =>
    post.id === '2' ? { ...post, body: 'See [x](http://a.in).' } : post,
  );
  shared.contentReading = { ...content, all: { ...content.all, posts } };
  await loader.load(context);
  forgetContent();
  expect([...store.keys()]).toEqual(before.map(([id]) => id));
  expect(store.get('2')).toBe(new Map(before).get('2'));
  expect(messages).toEqual([expect.stringContaining('content/blog/2.md cannot be shown')]);
});

test('renders only changed entries when Astro creates the loaders again', async () => {
  const { context, rendered, store } = fakeContext({ isDev: true, bad: 'http://' });
  await entriesLoader('posts').load(context);
  expect(rendered).toHaveLength(readContent().all.posts.length);
  store.set('deleted', { id: 'deleted' });
  await entriesLoader('posts').load(context);
  expect(rendered).toHaveLength(readContent().all.posts.length);
  expect(store.has('deleted')).toBe(false);
});

test('puts a label before the name of an unpublished entry', async () => {
  const { context, store } = fakeContext({ isDev: true, bad: 'http://' });
  const content = readContent();
  const [faq, ...published] = content.all.faqs;
  if (!faq) throw new Error('content/faqs/ has no question');
  const faqs = [{ ...faq, publication: { state: 'draft' as const } }, ...published];
  shared.contentReading = { ...content, all: { ...content.all, faqs } };
  await entriesLoader('faqs').load(context);
  forgetContent();
  expect([...store.values()].slice(0, 2)).toMatchObject([
    { data: { question: `Draft: ${faq.data.question}` } },
    { data: { question: published[0]?.data.question } },
  ]);
});

test('stops a build if a text cannot be rendered', async () => {
  const { context } = fakeContext({ isDev: false, bad: '' });
  await expect(entriesLoader('posts').load(context)).rejects.toThrow('no ');
});

test('isContentLoaded() is true after loading, and false after a file has changed', async () => {
  const { context } = fakeContext({ isDev: true, bad: 'nothing' });
  await entriesLoader('posts').load(context);
  expect(isContentLoaded()).toBe(true);
  forgetContent();
  expect(isContentLoaded()).toBe(false);
});
