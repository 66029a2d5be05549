import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockedLicences, shippedTitles, type Lockfile } from './licence-list.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

test('packages are listed by licence, and one without is told', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'ISC' },
    'node_modules/@b/c': { license: 'MIT' },
    'node_modules/a/node_modules/d': { license: 'MIT' },
    'node_modules/e': {},
  };
  expect([...lockedLicences({ packages })]).toEqual([
    ['MIT', ['@b/c', 'd']],
    ['ISC', ['a']],
    ['unknown', ['e']],
  ]);
});

test('the licence of every locked package is known', () => {
  expect(lockedLicences(lock).get('unknown')).toBeUndefined();
});

test('every locked package has its hash, those of other platforms too', () => {
  const without = Object.entries(lock.packages).filter(
    ([path, { integrity }]) => path !== '' && integrity === undefined,
  );
  expect(without).toEqual([]);
});

test('headings are read, texts are not', () => {
  expect(shippedTitles('=== a 1.0.0 (MIT)\n\nText ===\n\n=== b 2 (ISC)\n')).toEqual([
    'a 1.0.0 (MIT)',
    'b 2 (ISC)',
  ]);
});
