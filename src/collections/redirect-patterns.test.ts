import { expect, test } from 'vitest';
import { REDIRECT_FROM, REDIRECT_TO } from './navigation.ts';

/** Signs and codes that end, quote or expand something in the configuration of some web server. */
test.each([...'"\'`\\$<>[]{}|^ \t\n\r\0₹🙂', '%', '%0a', '%0D', '%00', '%{x}', '\u2028'])(
  'an editor may not write %j',
  (sign) => {
    expect(REDIRECT_FROM.test(`/from${sign}`)).toBe(false);
    expect(REDIRECT_FROM.test(`/${sign}from`)).toBe(false);
    expect(REDIRECT_TO.test(`/about?${sign}`)).toBe(false);
    expect(REDIRECT_TO.test(`/about?${sign}to`)).toBe(false);
  },
);

test.each(['//evil.example', 'https://evil.example', 'about', ''])('%j is no place here', (to) => {
  expect(REDIRECT_TO.test(to)).toBe(false);
});

test.each(['/', '/index', '/about/', '/a.html', '/a*', '/a:b', '/a#b'])(
  '%j has no redirect',
  (from) => {
    expect(REDIRECT_FROM.test(from)).toBe(false);
  },
);

test.each(['/about?a=%26+~!*(b),;=:@#c', '/', '/services/hr-services?service=x'])(
  'an editor may write %j',
  (to) => {
    expect(REDIRECT_TO.test(to)).toBe(true);
  },
);
