/** A crawl of the built site from its first page: no broken link, no missing anchor, no page left out or far away, no hold for other sites. */
import { existsSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { ROUTES, UNINDEXED_PATHS } from '#site/routes.ts';
import { readContent } from '#collections/reading/read.ts';
import { linkTargets } from '#doctor/links.ts';
import { ORIGIN, pages } from './built-pages.ts';

const CLICKS_MAX = 2;

interface Link {
  readonly from: string;
  /** Without the query: what a page does with it is tested in the browser. */
  readonly path: string;
  readonly anchor: string;
}

const rootOf = new Map(pages.map(({ path, root }) => [path, root]));
const anchorsOf = new Map(
  pages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
);
/** Every link of the pages that can be reached, and how many clicks from home each page is. */
const links: Link[] = [];
const clicks = new Map([['/', 0]]);
for (const [from, far] of clicks)
  for (const link of rootOf.get(from)?.querySelectorAll('a[href]') ?? []) {
    const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', ORIGIN + from);
    if (origin !== ORIGIN) continue;
    const path = decodeURIComponent(pathname);
    links.push({ from, path, anchor: decodeURIComponent(hash.slice(1)) });
    const to = new URL(REDIRECTS[path] ?? path, ORIGIN).pathname;
    // The search page lists everything, but its link opens the search's window where scripts run.
    if (rootOf.has(to) && !clicks.has(to) && from !== ROUTES.search) clicks.set(to, far + 1);
  }
const isFile = (path: string) => statSync(`dist${path}`, { throwIfNoEntry: false })?.isFile();

test('every link leads to a page or a file, and to a part that is there', () => {
  expect(links.length).toBeGreaterThan(1_000);
  const isBroken = ({ path, anchor }: Link) => {
    const ids = anchorsOf.get(path);
    if (ids === undefined) return !isFile(path) && !Object.hasOwn(REDIRECTS, path);
    return anchor !== '' && !ids.has(anchor);
  };
  expect(links.filter(isBroken)).toEqual([]);
});

test('every page is linked from another, and two clicks from home or nearer', () => {
  const linked = new Set(links.filter(({ from, path }) => from !== path).map(({ path }) => path));
  const indexed = pages.map(({ path }) => path).filter((path) => !UNINDEXED_PATHS.includes(path));
  expect(indexed.filter((path) => !linked.has(path))).toEqual([]);
  expect(indexed.filter((path) => !((clicks.get(path) ?? Infinity) <= CLICKS_MAX))).toEqual([]);
});

test('every part that the content check lets a link name is in its page', () => {
  const missing = [...linkTargets(readContent())].flatMap(([path, { parts }]) => {
    if (Object.hasOwn(REDIRECTS, path)) return [];
    if (path.endsWith('.pdf')) return existsSync(`dist${path}`) ? [] : [path];
    const ids = anchorsOf.get(path);
    if (ids === undefined) return [path];
    return [...parts.keys()].filter((part) => !ids.has(part)).map((part) => `${path}#${part}`);
  });
  expect(missing).toEqual([]);
});

test('every link to another site is noopener', () => {
  const leaving = pages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('a[href], area[href], form[action]')
      .map((link) => ({
        path,
        href: link.getAttribute('href') ?? link.getAttribute('action') ?? '',
        target: link.getAttribute('target'),
        rel: (link.getAttribute('rel') ?? '').split(' '),
      }))
      .filter(({ href, target }) => /^(https?:)?\/\//.test(href) || target !== undefined),
  );
  expect(leaving.length).toBeGreaterThan(0);
  const open = leaving.filter(({ rel }) => !rel.includes('noopener') || rel.includes('opener'));
  expect(open).toEqual([]);
});
