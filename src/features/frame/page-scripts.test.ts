/** Small decisions behind the header. */
import { expect, test } from 'vitest';
import { ariaCurrent, holdsCurrent } from '#lib/current-link.ts';
import { fileNameOf } from '#lib/slug.ts';

test.each([
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/1', 'true'],
  ['/faqs', '/faqs-india', undefined],
  ['/blog', '/', undefined],
])('the link %s on %s is current: %s', (href, path, expected) => {
  expect(ariaCurrent(href, path)).toBe(expected);
});

test('a dropdown is marked for what it holds', () => {
  const links = [{ href: '/blog' }, { href: '/faqs' }];
  expect(holdsCurrent(links, '/blog/2')).toBe(true);
  expect(holdsCurrent(links, '/faqs-india')).toBe(false);
});

test.each([
  ['Kaveri Advisory', 'kaveri-advisory-brochure.pdf'],
  ['  Rao & Söhne, LLP. ', 'rao-and-sohne-llp-brochure.pdf'],
  ['कावेरी', 'brochure.pdf'],
  ['', 'brochure.pdf'],
])('the brochure of the firm “%s” is saved as %s', (firm, name) => {
  expect(fileNameOf(firm, 'brochure.pdf')).toBe(name);
});
