import { expect, test } from 'vitest';
import { REDIRECT_FROM, REDIRECT_TO } from './navigation.ts';

/** Characters and codes that end, quote or expand something in the configuration of some web server. */
test.each([...'"\'`\\$<>[]{}|^ \t\n\r\0₹🙂', '%', '%0a', '%0D', '%00', '%{x}', '\u2028'])(
  'an editor may not write %j in a redirect',
  (character) => {
    expect(REDIRECT_FROM.test(`/from${character}`)).toBe(false);
    expect(REDIRECT_FROM.test(`/${character}from`)).toBe(false);
    expect(REDIRECT_TO.test(`/about?${character}`)).toBe(false);
    expect(REDIRECT_TO.test(`/about?${character}to`)).toBe(false);
  },
);

test.each([
  ['from', REDIRECT_FROM, ['/', '/index', '/about/', '/a.html', '/a*', '/a:b', '/a#b'], false],
  ['to', REDIRECT_TO, ['//evil.example', 'https://evil.example', 'about', ''], false],
  ['to', REDIRECT_TO, ['/about?a=%26+~!*(b),;=:@#c', '/', '/services/x?service=y'], true],
])('a redirect %s (%s) with each of %j → allowed: %s', (_field, pattern, paths, isAllowed) => {
  for (const path of paths) expect(pattern.test(path), path).toBe(isAllowed);
});
