import { expect, test } from 'vitest';
import { REDIRECTS } from '#site/redirects.ts';
import { ROUTES } from '#site/routes.ts';
import { encodePath, readTarget } from './request-target.ts';

/** An address with brackets. */
const FAAS = ROUTES.faas;
const INCORPORATION = '/services/company-secretarial-services?service=company-incorporation';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/contact?subject=A%20b', '/contact'],
  ['/a?b?c', '/a'],
  [FAAS, FAAS],
  [FAAS.replace('(', '%28').replace(')', '%29'), FAAS],
  [`${FAAS.replace('(', '%28')}?service=virtual-cfo`, FAAS],
  ['/%61bout', '/about'],
  ['/%252e%252e/secret', '/%2e%2e/secret'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
])('%s asks for the file %s', (target, path) => {
  expect(readTarget(target)).toEqual({ path });
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ['/about.html', '/about'],
  ['/about.html?a=1', '/about?a=1'],
  ['/about.html/', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['/services/index.html', '/services'],
  [`${FAAS}/`, FAAS],
  ['/%e2%82%b9/', '/%E2%82%B9'],
  ['/a%3Fb/', '/a%3Fb'],
  ['/a%23b/', '/a%23b'],
  ['/company-se', INCORPORATION],
  ['/company-se/', INCORPORATION],
  ['/company-se.html', INCORPORATION],
  ['/company-incorporation', INCORPORATION],
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
  '//evil.example',
  '//evil.example/',
  '//evil.example/about.html',
  '/about//',
  '/a//b',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2Fevil.example/',
  '/%2f%2fevil.example/',
  '/services%2Fhr-services',
  '/services%5chr-services',
  '/./about',
  '/.env',
  '/.git/config',
  '/%ff',
  '/%e2%82',
  '/...',
  '/%',
  '/%zz',
  '/a%00b',
  '/a%7f',
  '/a%0d%0aSet-Cookie:x',
  '/..%2f..%2fsecret',
  '/../secret.txt',
  '/a/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/.%2e/secret.txt',
  '/..',
  '/..?a',
  '/..\\..\\secret',
  '/.well-known/../.env',
  '*',
  'about',
  'http://evil.example/about',
])('%s leads nowhere', (target) => {
  expect(readTarget(target)).toBeUndefined();
});

test.each(['/a b', '/₹', '/100%', '/a?b#c', FAAS, '/x@2.png'])('%s survives encoding', (path) => {
  const target = readTarget(encodePath(path));
  expect(target).toEqual({ path });
});
