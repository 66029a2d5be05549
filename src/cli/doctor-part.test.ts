import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isIn, partOf } from './doctor-part.ts';

test.each([
  ['content/blog', 'content/blog'],
  ['./content/blog', 'content/blog'],
  ['content/blog/', 'content/blog'],
  ['content//blog/../blog', 'content/blog'],
  [resolve('content/blog'), 'content/blog'],
  ['content/blog/1.md', 'content/blog/1.md'],
  ['content', 'content'],
  ['.', 'content'],
])('%s is %s', (asked, path) => {
  expect(partOf(asked)).toEqual({ path });
});

test.each([
  ['blog', 'There is no blog; did you mean content/blog?'],
  ['blog/1.md', 'There is no blog/1.md; did you mean content/blog/1.md?'],
  ['content/blg', 'There is no content/blg; did you mean content/blog?'],
  ['blogs', 'There is no blogs; did you mean content/blog?'],
  ['src', 'src is not in content/.'],
])('%s: %s', (asked, fault) => {
  expect(partOf(asked)).toEqual({ fault });
});

test('a file that the check misses may be asked for', () => {
  const file = 'content/services/hr/none.json';
  expect(partOf(`./${file}`, [{ file }])).toEqual({ path: file });
});

test('a part is a file or a folder, never the beginning of a name', () => {
  expect(isIn('content/blog/1.md', 'content/blog')).toBe(true);
  expect(isIn('content/blog', 'content/blog')).toBe(true);
  expect(isIn('content/blog-old/1.md', 'content/blog')).toBe(false);
});
