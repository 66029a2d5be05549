/** Small decisions behind the header and the scripts of every page. */
import { describe, expect, test } from 'vitest';
import { currentOf, holdsCurrent } from '#lib/current-link.ts';
import { fileNameOf } from '#lib/file-name.ts';
import { fallbackName } from './image-fallback.logic.ts';
import { revealThreshold } from './reveal.logic.ts';

describe('the current link', () => {
  test.each([
    ['/', '/', 'page'],
    ['/', '/blog', undefined],
    ['/blog', '/blog', 'page'],
    ['/blog', '/blog/1', 'true'],
    ['/faqs', '/faqs-india', undefined],
    ['/blog', '/', undefined],
  ])('%s on %s: %s', (href, path, expected) => {
    expect(currentOf(href, path)).toBe(expected);
  });

  test('a dropdown is marked for what it holds', () => {
    const links = [{ href: '/blog' }, { href: '/faqs' }];
    expect(holdsCurrent(links, '/blog/2')).toBe(true);
    expect(holdsCurrent(links, '/faqs-india')).toBe(false);
  });
});

describe('the name of a saved file', () => {
  test.each([
    ['Kaveri Advisory', 'kaveri-advisory-brochure.pdf'],
    ['  Rao & Söhne, LLP. ', 'rao-and-sohne-llp-brochure.pdf'],
    ['कावेरी', 'brochure.pdf'],
    ['', 'brochure.pdf'],
  ])('%s', (firm, name) => {
    expect(fileNameOf(firm, 'brochure.pdf')).toBe(name);
  });
});

describe('the name of a picture that did not load', () => {
  test.each([
    ['Contact', 'Contact Image'],
    ['  A ledger and a seal. ', 'A ledger and a seal Image'],
    ['', ''],
    ['  ', ''],
  ])('"%s"', (alt, name) => {
    expect(fallbackName(alt)).toBe(name);
  });
});

describe('how much of a section reveals it', () => {
  test.each([
    ['a tenth', 600, 900, 0.1],
    ['a tenth of what just fits', 4_500, 900, 0.1],
    ['half a window of a very tall one', 9_000, 900, 0.05],
    ['anything of an empty one', 0, 900, 0],
  ])('%s', (_name, section, window, threshold) => {
    expect(revealThreshold(section, window)).toBeCloseTo(threshold);
  });
});
