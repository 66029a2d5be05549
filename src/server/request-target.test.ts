import { expect, test } from 'vitest';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { ROUTES } from '#site/routes.ts';
import { readTarget } from './site.ts';

/** An address with brackets. */
const FAAS = ROUTES.faas;
const INCORPORATION = '/services/company-secretarial-services?service=company-incorporation';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/contact?subject=A%20b', '/contact'],
  [FAAS, FAAS],
  [FAAS.replace('(', '%28').replace(')', '%29'), FAAS],
  [`${FAAS.replace('(', '%28')}?service=virtual-cfo`, FAAS],
  ['/%252e%252e/secret', '/%2e%2e/secret'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s asks for the file %s', (target, path) => {
  expect(readTarget(target)).toEqual({ path });
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/services/index.html', '/services'],
  [`${FAAS}/?a`, `${FAAS}?a`],
  ['/%e2%82%b9/', '/%e2%82%b9'],
  ['/a%3Fb/', '/a%3Fb'],
  ['/company-se', INCORPORATION],
  ['/company-se?utm=x', INCORPORATION],
])('%s is redirected to %s', (target, location) => {
  expect(readTarget(target)).toEqual({ location });
});

test('every redirect of the site leads somewhere else, in one step', () => {
  for (const [from, to] of Object.entries(REDIRECTS)) {
    expect(readTarget(from)).toEqual({ location: to });
    expect(readTarget(to)).toHaveProperty('path');
  }
});

test.each([
  '//evil.example/',
  '//evil.example/about.html',
  '/a//b',
  '/\\evil.example/',
  '/%2Fevil.example/',
  '/services%2Fhr-services',
  '/./about',
  '/.env',
  '/%ff',
  '/%',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/..%2f..%2fsecret',
  '/../secret.txt',
  '/a/../../secret.txt',
  '/..',
  '/.%2e/secret.txt',
  '/.well-known/../.env',
  '*',
  'about',
  'http://evil.example/about',
])('%s leads nowhere', (target) => {
  expect(readTarget(target)).toBeUndefined();
});
