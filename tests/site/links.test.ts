/** Tests that no link leads to a missing page or part, and that links to other sites have `noopener`. */
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import type { PublicationState } from '#collections/reading/publication.ts';
import { readContent } from '#collections/reading/read.ts';
import { createPagesByPath } from '#doctor/links.ts';
import { FRAME_IDS } from '#doctor/places.ts';
import { anchorsOf, links, pages, type Link } from './built-pages.ts';

const isFile = (path: string) => statSync(`dist${path}`, { throwIfNoEntry: false })?.isFile();

test('every link leads to a page, file or part that exists', () => {
  expect(links.length).toBeGreaterThan(1_000);
  const isBroken = ({ path, anchor }: Link) => {
    const ids = anchorsOf.get(path);
    if (ids === undefined) return !isFile(path) && !Object.hasOwn(REDIRECTS, path);
    return anchor !== '' && !ids.has(anchor);
  };
  expect(links.filter(isBroken)).toEqual([]);
});

test('every anchor that the content check accepts exists in its page', () => {
  const isPublished = ({ state }: PublicationState) => state === 'published';
  const missing = [...createPagesByPath(readContent())].flatMap(
    ([path, { publication, parts }]) => {
      if (Object.hasOwn(REDIRECTS, path) || !isPublished(publication)) return [];
      if (extname(path) !== '') return isFile(path) ? [] : [path];
      const ids = anchorsOf.get(path);
      if (ids === undefined) return [path];
      const published = [...parts]
        .filter(([, part]) => isPublished(part))
        .map(([anchor]) => anchor);
      return published.filter((anchor) => !ids.has(anchor)).map((anchor) => `${path}#${anchor}`);
    },
  );
  expect(missing).toEqual([]);
});

test('the content check refuses exactly the ids of the page frame and of the sidebar', () => {
  const ids = pages.flatMap(({ root }) =>
    root.querySelectorAll('[id]').flatMap((part) => {
      const isOfPage = part.closest('main') && part.tagName !== 'MAIN' && !part.closest('aside');
      // Leaves out the ids of lists: they begin with `list-`, so no entry can have the same id.
      return isOfPage || part.id.startsWith('list-') ? [] : [part.id];
    }),
  );
  expect(FRAME_IDS.toSorted()).toEqual([...new Set(ids)].sort());
});

test('links to other sites have rel="noopener"', () => {
  const leads = ['href', 'action'].flatMap((name) => [`[${name}^=http]`, `[${name}^="//"]`]).join();
  const leaving = pages.flatMap(({ root }) =>
    root.querySelectorAll(`:is(a, area, form):is(${leads}, [target])`),
  );
  expect(leaving.length).toBeGreaterThan(0);
  for (const link of leaving)
    expect(link.getAttribute('rel'), link.outerHTML).toMatch(/^(.* )?noopener( (?!opener).*)?$/);
});
