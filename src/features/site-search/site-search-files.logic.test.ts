/** The files that the search reads. */
import { expect, test } from 'vitest';
import { searchFiles, type WordsFile } from './site-search-files.logic.ts';
import type { SearchSource } from '#collections/collection.ts';

const source = (title: string, text = ''): SearchSource => ({
  item: { kind: 'article', title, url: `/${title}`, summary: 'Short.', keywords: ['audit'] },
  text,
});
const hash = (content: string) => String(content.length);
const wordsOf = (...sources: SearchSource[]) =>
  (searchFiles(sources, hash).get('words') as WordsFile).words;

test('a file of items and a file of words', () => {
  const files = searchFiles([source('one')], hash);
  expect([...files.keys()]).toEqual(['index', 'words']);
  expect(files.get('index')).toMatchObject({ items: [{ title: 'one' }] });
});

test('no items make empty files', () => {
  const files = searchFiles([], hash);
  expect(files.get('index')).toMatchObject({ items: [] });
  expect(files.get('words')).toMatchObject({ words: {} });
});

test('each word of the texts has the places of its items', () => {
  const words = wordsOf(
    source('one', 'Gratuity, 2026'),
    source('two'),
    source('three', 'gratuities: 2026 and a gift'),
  );
  expect(words).toEqual({ '2026': [0, 2], gift: [2], gratuity: [0, 2] });
});

test('what the item itself says is not said again', () => {
  expect(wordsOf(source('Gratuity', 'Gratuity, audit, short story'))).toEqual({ story: [0] });
});

test('a word like "constructor" is a word like any other', () => {
  expect(wordsOf(source('one', 'constructor'))).toEqual({ constructor: [0] });
});

test('both files of a build carry its version; another content has another one', () => {
  const versions = (text: string) =>
    new Set([...searchFiles([source('one', text)], hash).values()].map(({ version }) => version));
  expect(versions('a text').size).toBe(1);
  expect(versions('a text')).not.toEqual(versions('a longer text'));
});
