import { expect, test } from 'vitest';
import { readRepository } from './admin.ts';

test.each([
  [undefined, undefined],
  [' ', undefined],
  ['firm/website', 'firm/website'],
  ['firm/site.in ', 'firm/site.in'],
])('%j', (written, repository) => {
  expect(readRepository(written)).toBe(repository);
});

test.each([
  ...['website', 'https://github.com/firm/website', 'firm/website.git', 'firm/web/site'],
  'firm/"; x',
])('%j is refused in plain words', (written) => {
  expect(() => readRepository(written)).toThrow(`CMS_REPO is "${written}"; write the owner`);
});
