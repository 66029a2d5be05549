/** How the search's files come together, with a network and a clock that the test holds. */
import { describe, expect, test } from 'vitest';
import { FETCH_RETRIES } from '#lib/retry.ts';
import { createSearchLoader } from './site-search-loader.logic.ts';
import type { SearchItem } from '#lib/search-index.ts';

const item = (title: string): SearchItem => ({
  kind: 'article',
  title,
  url: `/${title}`,
  summary: '',
});

const FILES: Record<string, unknown> = {
  index: { version: 'one', items: [item('first'), item('second')] },
  words: { version: 'one', words: { gratuity: [1] } },
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
      return files[name];
    },
    async wait(ms) {
      waits.push(ms);
    },
    onChange: () => phases.push(loader.look('').phase),
  });
  /** Lets all that is under way come to an end. */
  const settle = () => new Promise((done) => setTimeout(done));
  const titles = (query: string) => loader.look(query).hits.map((hit) => hit.item.title);
  return { loader, asked, waits, phases, left, settle, titles };
}

test('nothing is read before the start', async () => {
  const { loader, asked, settle } = makeLoader();
  expect(loader.look('first')).toEqual({
    phase: 'loading',
    hits: [],
    incomplete: false,
    pending: false,
  });
  await settle();
  expect(asked).toEqual([]);
});

test('the index is read once, however often it is started', async () => {
  const { loader, asked, settle, titles } = makeLoader();
  loader.start();
  loader.start();
  await settle();
  loader.start();
  expect(asked).toEqual(['index']);
  expect(titles('first')).toEqual(['first']);
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
    expect(loader.look('first')).toEqual({
      phase: 'failed',
      hits: [],
      incomplete: false,
      pending: false,
    });
    loader.start();
    expect(loader.look('first').phase).toBe('loading');
    await settle();
    expect(titles('first')).toEqual(['first']);
  });

  test('words that fail leave what there is, and say so; a new start mends it', async () => {
    const { loader, asked, settle, titles } = makeLoader(FILES, { words: FETCH_RETRIES + 1 });
    loader.start();
    await settle();
    loader.look('gratuity');
    await settle();
    expect(loader.look('gratuity')).toMatchObject({ phase: 'ready', hits: [], incomplete: true });
    expect(titles('first')).toEqual(['first']);
    loader.start();
    expect(loader.look('first')).toEqual({
      phase: 'loading',
      hits: [],
      incomplete: false,
      pending: false,
    });
    await settle();
    expect(asked.filter((name) => name === 'index')).toHaveLength(2);
    loader.look('gratuity');
    await settle();
    expect(loader.look('gratuity')).toMatchObject({ phase: 'ready', incomplete: false });
    expect(titles('gratuity')).toEqual(['second']);
  });

  test('words of another build are not mixed in', async () => {
    const other = { ...FILES, words: { version: 'two', words: { stranger: [0] } } };
    const { loader, settle, titles } = makeLoader(other);
    loader.start();
    await settle();
    loader.look('stranger');
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
    expect(asked).toEqual(['index']);
    expect(loader.look('gratuity')).toMatchObject({ phase: 'loading', hits: [] });
    loader.look('gratuity');
    await settle();
    expect(titles('gratuity')).toEqual(['second']);
    expect(asked).toEqual(['index', 'words']);
  });

  test('that do not come are not asked for again at each letter', async () => {
    const { loader, asked, settle } = makeLoader(FILES, { words: FETCH_RETRIES + 1 });
    loader.start();
    await settle();
    loader.look('grat');
    await settle();
    loader.look('gratuity');
    await settle();
    expect(asked.filter((name) => name === 'words')).toHaveLength(FETCH_RETRIES + 1);
  });
});
