import { expect, test } from 'vitest';
import { REDIRECT_TO_PATTERN } from './navigation.ts';

test.each([
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/about?a=%0dX-Injected:1', false],
  ['/about?a=%26+~!*(b),;=:@#c', true],
])('a redirect to "%s" is permitted: %s', (path, isPermitted) =>
  expect(REDIRECT_TO_PATTERN.test(path)).toBe(isPermitted),
);
