/** What the content check believes of pages and their parts is what the build wrote. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { REDIRECTS } from '#site/redirects.ts';
import { checkContent } from '#doctor/check.ts';
import { linkTargets } from '#doctor/links.ts';

const places = [...linkTargets(checkContent().entries)];
const pages = places.filter(([path]) => !Object.hasOwn(REDIRECTS, path) && !path.endsWith('.pdf'));

test('every file that a link may name is there', () => {
  for (const [path] of places.filter(([path]) => path.endsWith('.pdf')))
    expect(existsSync(`dist${path}`), path).toBe(true);
});

describe('every part that a link may name is in its page', () => {
  test.each(pages)('%s', (path, { parts }) => {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8');
    const ids = new Set(
      parse(html)
        .querySelectorAll('[id]')
        .map(({ id }) => id),
    );
    expect([...parts.keys()].filter((part) => !ids.has(part))).toEqual([]);
  });
});
