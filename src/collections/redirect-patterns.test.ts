import { expect, test } from 'vitest';
import { REDIRECT_FROM_PATTERN, REDIRECT_TO_PATTERN } from './navigation.ts';

/** Characters and codes that end, quote or expand something in the configuration of some web server. */
const SIGNS = [...'"\'`\\$<>[]{}|^ \t\n\r\0₹🙂%\u2028', '%0a', '%0D', '%00', '%{x}'];
test.each(SIGNS)('refuses %j in a redirect', (text) => {
  expect(REDIRECT_FROM_PATTERN.test(`/from${text}`)).toBe(false);
  expect(REDIRECT_FROM_PATTERN.test(`/${text}from`)).toBe(false);
  expect(REDIRECT_TO_PATTERN.test(`/about?${text}`)).toBe(false);
  expect(REDIRECT_TO_PATTERN.test(`/about?${text}to`)).toBe(false);
});

test.each([
  [
    'from',
    REDIRECT_FROM_PATTERN,
    ['/', '/index', '/about/', '/a.html', '/a*', '/a:b', '/a#b'],
    false,
  ],
  ['to', REDIRECT_TO_PATTERN, ['//evil.example', 'https://evil.example', 'about', ''], false],
  ['to', REDIRECT_TO_PATTERN, ['/about?a=%26+~!*(b),;=:@#c', '/', '/services/x?service=y'], true],
])(
  'decides whether a redirect %s (%s) may have each of %j: %s',
  (_field, pattern, paths, isAllowed) => {
    for (const path of paths) expect(pattern.test(path), path).toBe(isAllowed);
  },
);
