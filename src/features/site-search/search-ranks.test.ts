/**
 * What real searches find first, in the texts of one day: what an editor adds to content/ may rightly come before, so
 * ranks are compared with the index that the build wrote on that day.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { REAL_SEARCHES, isAt } from '../../../tests/real-searches.ts';
import { createSearch } from './search-engine.ts';
import type { SearchFile } from './search-file.ts';

const INDEX = 'tests/fixtures/search-2026-11-27.json';
const file = JSON.parse(readFileSync(INDEX, 'utf8')) as SearchFile;
const find = createSearch(file);

test.each([
  ...REAL_SEARCHES,
  ['notice period', `${ROUTES.policies}#separation-and-final-settlement`] as const,
])('%s → among the first three', (query, url) => {
  const urls = find(query).map((hit) => hit.url);
  expect(urls.slice(0, 3).filter((other) => isAt(other, url))).not.toEqual([]);
});

test('words that only the texts contain find their page', () => {
  expect(JSON.stringify(file.items)).not.toMatch(/dangerous/i);
  expect(find('dangerous occurrence').map(({ url }) => url)).toEqual([
    `${ROUTES.policies}#health-and-safety`,
  ]);
});

test('no match, or no word → nothing', () => {
  expect(find('plumbing zzxxqq')).toEqual([]);
  expect(find('  ?! ')).toEqual([]);
});
