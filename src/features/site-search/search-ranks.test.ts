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

const file = JSON.parse(
  readFileSync('tests/fixtures/search-2026-11-27.json', 'utf8'),
) as SearchFile;
const find = createSearch(file);
const first = (query: string, count: number) =>
  find(query)
    .slice(0, count)
    .map(({ url }) => url);

test.each(REAL_SEARCHES)('%s → among the first three', (query, url) => {
  const urls = first(query, 3);
  expect(
    urls.some((other) => isAt(other, url)),
    urls.join(),
  ).toBe(true);
});

test('a notice period is found among questions, policies and documents', () => {
  expect(first('notice period', 3)).toContain(`${ROUTES.policies}#separation-and-final-settlement`);
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
