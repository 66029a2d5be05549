import { expect, test } from 'vitest';
import { REDIRECT_FROM_PATTERN, REDIRECT_TO_PATTERN } from './navigation.ts';

/** Characters and codes with a special meaning in the configuration of at least one web server. */
const SIGNS = [...'"\'`\\$<>[]{}|^ \t\n\r\0₹🙂%\u2028', '%0a', '%0D', '%00', '%{x}'];
test.each(SIGNS)('refuses %j in a redirect', (text) => {
  expect(REDIRECT_FROM_PATTERN.test(`/from${text}`)).toBe(false);
  expect(REDIRECT_FROM_PATTERN.test(`/${text}from`)).toBe(false);
  expect(REDIRECT_TO_PATTERN.test(`/about?${text}`)).toBe(false);
  expect(REDIRECT_TO_PATTERN.test(`/about?${text}to`)).toBe(false);
});

test.each(['/', '/index', '/about/', '/a.html', '/a*', '/a:b', '/a#b'])(
  'refuses a redirect from %s',
  (path) => expect(REDIRECT_FROM_PATTERN.test(path)).toBe(false),
);

test.each([
  ['//evil.example', false],
  ['https://evil.example', false],
  ['about', false],
  ['', false],
  ['/about?a=%26+~!*(b),;=:@#c', true],
  ['/', true],
  ['/services/x?service=y', true],
])('a redirect to "%s" is permitted: %s', (path, isPermitted) =>
  expect(REDIRECT_TO_PATTERN.test(path)).toBe(isPermitted),
);
