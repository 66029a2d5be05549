/** The files that the search reads. */
import { expect, test } from 'vitest';
import { SEARCH_ITEMS_PER_FILE } from '#config/limits.ts';
import { wordsFile } from '#config/site-search.ts';
import {
  LETTERS,
  readWords,
  searchFiles,
  type IndexFile,
  type WordsFile,
} from '#logic/site-search-files.ts';
import type { SearchSource } from '#logic/site-search-sources.ts';

const source = (title: string, text = ''): SearchSource => ({
  item: { kind: 'article', title, url: `/${title}`, summary: 'Short.', keywords: ['audit'] },
  text,
});
const hash = (content: string) => String(content.length);

test('one file of items while they are few, and a file of words for every letter', () => {
  const files = searchFiles([source('one')], hash);
  expect([...files.keys()]).toEqual(['index', ...LETTERS.map(wordsFile)]);
  expect(files.get('index')).toMatchObject({ files: 1, items: [{ title: 'one' }] });
});

test('no items make an empty index', () => {
  expect(searchFiles([], hash).get('index')).toMatchObject({ files: 1, items: [] });
});

test('more items go on in further files, in order', () => {
  const many = Array.from({ length: 2 * SEARCH_ITEMS_PER_FILE + 1 }, (_, n) => source(`t${n}`));
  const files = searchFiles(many, hash);
  expect((files.get('index') as IndexFile).files).toBe(3);
  expect(files.get('items-2')).toMatchObject({
    items: [{ title: `t${2 * SEARCH_ITEMS_PER_FILE}` }],
  });
  expect(files.has('items-3')).toBe(false);
});

test('words stand under their first letter with the places of their items', () => {
  const files = searchFiles(
    [
      source('one', 'Gratuity, 2026'),
      source('two'),
      source('three', 'gratuities: 2026 and a gift'),
    ],
    hash,
  );
  const words = (letter: string) => readWords(files.get(wordsFile(letter)) as WordsFile);
  expect(words('g')).toEqual({ gift: [2], gratuity: [0, 2] });
  expect(words('0')).toEqual({ '2026': [0, 2] });
  expect(words('a')).toEqual({});
});

test('what the item itself says is not said again', () => {
  const files = searchFiles([source('Gratuity', 'Gratuity, audit, short story')], hash);
  expect(readWords(files.get('words-g') as WordsFile)).toEqual({});
  expect(readWords(files.get('words-a') as WordsFile)).toEqual({});
  expect(readWords(files.get('words-s') as WordsFile)).toEqual({ story: [0] });
});

test('all files of a build carry its version; another content has another one', () => {
  const versions = (text: string) =>
    new Set([...searchFiles([source('one', text)], hash).values()].map(({ version }) => version));
  expect(versions('a text').size).toBe(1);
  expect(versions('a text')).not.toEqual(versions('a longer text'));
});
