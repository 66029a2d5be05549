/** How the search's files come together, with a network and a clock that the test holds. */
import { describe, expect, test } from 'vitest';
import { FETCH_RETRIES } from '#config/limits.ts';
import { createSearchLoader } from '#logic/site-search-loader.ts';
import type { SearchItem } from '#logic/site-search-index.ts';

const item = (title: string): SearchItem => ({
  kind: 'article',
  title,
  url: `/${title}`,
  summary: '',
});

const FILES: Record<string, unknown> = {
  index: { version: 'one', files: 2, items: [item('first')] },
  'items-1': { version: 'one', items: [item('second')] },
  'words-g': { version: 'one', words: { gratuity: [1] } },
};

/** A loader whose files fail as often as `failures` says. */
function makeLoader(files = FILES, failures: Record<string, number> = {}) {
  const asked: string[] = [];
  const waits: number[] = [];
  const phases: string[] = [];
  const left = { ...failures };
  const loader = createSearchLoader({
    async read(name) {
      asked.push(name);
      if ((left[name] ?? 0) > 0) {
        left[name] = (left[name] ?? 0) - 1;
        throw new Error(name);
      }
      return files[name] ?? { version: 'one', words: {} };
    },
    async wait(ms) {
      waits.push(ms);
    },
    onChange: () => phases.push(loader.look('first').phase),
  });
  /** Lets all that is under way come to an end. */
  const settle = () => new Promise((done) => setTimeout(done));
  const titles = (query: string) => loader.look(query).hits.map((hit) => hit.item.title);
  return { loader, asked, waits, phases, left, settle, titles };
}

test('nothing is read before the start', async () => {
  const { loader, asked, settle } = makeLoader();
  expect(loader.look('first')).toEqual({ phase: 'loading', hits: [], incomplete: false });
  await settle();
  expect(asked).toEqual([]);
});

test('all items of all files, each read once, however often it is started', async () => {
  const { loader, asked, settle, titles } = makeLoader();
  loader.start();
  loader.start();
  await settle();
  loader.start();
  expect(asked.filter((name) => !name.startsWith('words'))).toEqual(['index', 'items-1']);
  expect(titles('first')).toEqual(['first']);
  expect(titles('second')).toEqual(['second']);
});

test('the first file answers before the others have come', async () => {
  let bring: (file: unknown) => void = () => undefined;
  const later = new Promise((done) => (bring = done));
  const { loader, settle, titles } = makeLoader({ ...FILES, 'items-1': later });
  loader.start();
  await settle();
  expect(titles('first')).toEqual(['first']);
  expect(loader.look('second')).toMatchObject({ phase: 'loading', hits: [] });
  bring(FILES['items-1']);
  await settle();
  expect(titles('second')).toEqual(['second']);
});

describe('failures', () => {
  test('tells of a retry, waits as specified, and goes on', async () => {
    const { loader, waits, phases, settle } = makeLoader(FILES, { index: 2 });
    loader.start();
    await settle();
    expect(waits).toEqual([1_000, 2_000]);
    expect(phases.slice(0, 3)).toEqual(['loading', 'retrying', 'retrying']);
    expect(phases.at(-1)).toBe('ready');
  });

  test('gives up after the last retry, and begins anew when asked', async () => {
    const { loader, asked, phases, settle, titles } = makeLoader(FILES, {
      index: FETCH_RETRIES + 1,
    });
    loader.start();
    await settle();
    expect(asked).toHaveLength(FETCH_RETRIES + 1);
    expect(phases.at(-1)).toBe('failed');
    expect(loader.look('first')).toEqual({ phase: 'failed', hits: [], incomplete: false });
    loader.start();
    expect(loader.look('first').phase).toBe('loading');
    await settle();
    expect(titles('first')).toEqual(['first']);
  });

  test('a later file that fails leaves what there is, and says so', async () => {
    const { loader, settle, titles } = makeLoader(FILES, { 'items-1': FETCH_RETRIES + 1 });
    loader.start();
    await settle();
    expect(loader.look('first')).toMatchObject({ phase: 'ready', incomplete: true });
    loader.start();
    await settle();
    expect(loader.look('first').incomplete).toBe(false);
    expect(titles('first')).toEqual(['first']);
    expect(titles('second')).toEqual(['second']);
  });

  test('what an earlier start still brings changes nothing of the new one', async () => {
    const reads: PromiseWithResolvers<unknown>[] = [];
    const loader = createSearchLoader({
      read: () => {
        const read = Promise.withResolvers<unknown>();
        reads.push(read);
        return read.promise;
      },
      wait: async () => undefined,
      onChange: () => undefined,
    });
    const settle = () => new Promise((done) => setTimeout(done));
    loader.start();
    reads[0]?.resolve({ ...(FILES['index'] as object), files: 3 });
    await settle();
    // The words that this search needs do not come, so it can be started again.
    loader.look('gratuity');
    for (let retry = 0; retry <= FETCH_RETRIES; retry += 1) {
      reads.at(-1)?.reject(new Error('words'));
      await settle();
    }
    expect(loader.look('first').incomplete).toBe(true);
    loader.start();
    const second = reads.at(-1);
    reads[1]?.reject(new Error('of the first start'));
    await settle();
    expect(loader.look('first')).toEqual({ phase: 'loading', hits: [], incomplete: false });
    second?.resolve({ ...(FILES['index'] as object), files: 1 });
    await settle();
    expect(loader.look('first')).toMatchObject({ phase: 'ready', incomplete: false });
  });

  test('files of another build are not mixed in', async () => {
    const other = { ...FILES, 'items-1': { version: 'two', items: [item('stranger')] } };
    const { loader, settle, titles } = makeLoader(other);
    loader.start();
    await settle();
    expect(loader.look('stranger').incomplete).toBe(true);
    expect(titles('stranger')).toEqual([]);
  });
});

describe('words of the texts', () => {
  test('come before similar words do', async () => {
    const { loader, settle, titles } = makeLoader();
    loader.start();
    await settle();
    expect(titles('secnd')).toEqual([]);
    await settle();
    expect(titles('secnd')).toEqual(['second']);
  });

  test('are read when a search needs them, once', async () => {
    const { loader, asked, settle, titles } = makeLoader();
    loader.start();
    await settle();
    expect(loader.look('gratuity')).toMatchObject({ phase: 'loading', hits: [] });
    loader.look('gratuity');
    await settle();
    expect(titles('gratuity')).toEqual(['second']);
    expect(asked.filter((name) => name === 'words-g')).toHaveLength(1);
  });

  test('that do not come are not asked for again at each letter', async () => {
    const { loader, asked, settle } = makeLoader(FILES, { 'words-g': FETCH_RETRIES + 1 });
    loader.start();
    await settle();
    loader.look('grat');
    await settle();
    expect(loader.look('gratuity')).toMatchObject({ phase: 'ready', hits: [], incomplete: true });
    await settle();
    expect(asked.filter((name) => name === 'words-g')).toHaveLength(FETCH_RETRIES + 1);
    loader.start();
    await settle();
    loader.look('gratuity');
    await settle();
    expect(loader.look('gratuity').hits).toHaveLength(1);
  });
});
