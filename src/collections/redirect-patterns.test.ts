import { expect, test } from 'vitest';
import { REDIRECT_FROM, REDIRECT_TO } from './navigation.ts';

/** Characters and codes that end, quote or expand something in the configuration of some web server. */
const CONFIGURATION = [
  ...'"\'`\\$<>[]{}|^ \t\n\r\0₹🙂',
  '%',
  '%0a',
  '%0D',
  '%00',
  '%{x}',
  '\u2028',
];
test.each(CONFIGURATION)('an editor may not write %j in a redirect', (text) => {
  for (const path of [`/from${text}`, `/${text}from`]) expect(REDIRECT_FROM.test(path)).toBe(false);
  for (const path of [`/about?${text}`, `/about?${text}to`])
    expect(REDIRECT_TO.test(path)).toBe(false);
});

test.each([
  ['from', REDIRECT_FROM, ['/', '/index', '/about/', '/a.html', '/a*', '/a:b', '/a#b'], false],
  ['to', REDIRECT_TO, ['//evil.example', 'https://evil.example', 'about', ''], false],
  ['to', REDIRECT_TO, ['/about?a=%26+~!*(b),;=:@#c', '/', '/services/x?service=y'], true],
])('a redirect %s (%s) with each of %j → allowed: %s', (_field, pattern, paths, isAllowed) => {
  for (const path of paths) expect(pattern.test(path), path).toBe(isAllowed);
});
