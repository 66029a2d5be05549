/** A crawl of the built site from its first page: no broken link, no missing anchor, no page left out, no hold for other sites. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#site/redirects.ts';
import { UNINDEXED_PATHS } from '#site/routes.ts';

const ORIGIN = 'https://www.example.com';
const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

interface Link {
  readonly from: string;
  /** Without the query: what a page does with it is tested in the browser. */
  readonly path: string;
  readonly anchor: string;
}

/** Every link of the pages that can be reached, and the anchors of each page. */
function crawl(): { links: Link[]; anchors: Map<string, Set<string>> } {
  const links: Link[] = [];
  const anchors = new Map<string, Set<string>>();
  const queue = ['/'];
  for (const page of queue) {
    if (anchors.has(page) || !existsSync(fileOf(page))) continue;
    const root = parse(readFileSync(fileOf(page), 'utf8'));
    anchors.set(page, new Set(root.querySelectorAll('[id]').map(({ id }) => id)));
    for (const link of root.querySelectorAll('a[href]')) {
      const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', ORIGIN + page);
      if (origin !== ORIGIN) continue;
      const path = decodeURIComponent(pathname);
      const anchor = decodeURIComponent(hash.slice(1));
      links.push({ from: page, path, anchor });
      queue.push(path);
    }
  }
  return { links, anchors };
}

const { links, anchors } = crawl();

test('every link leads to a page or a file, and to a part that is there', () => {
  expect(links.length).toBeGreaterThan(1_000);
  const isFile = (path: string) => statSync(`dist${path}`, { throwIfNoEntry: false })?.isFile();
  const isBroken = ({ path, anchor }: Link) => {
    const ids = anchors.get(path);
    return ids === undefined ? !isFile(path) : anchor !== '' && !ids.has(anchor);
  };
  expect(links.filter(isBroken)).toEqual([]);
});

test('every page is linked from another', () => {
  const built = globSync('dist/**/*.html').map((file) =>
    file.slice('dist'.length, -'.html'.length),
  );
  const linked = new Set(links.filter(({ from, path }) => from !== path).map(({ path }) => path));
  const left = built.filter(
    (path) =>
      !linked.has(path === '/index' ? '/' : path) &&
      !Object.hasOwn(REDIRECTS, path) &&
      !UNINDEXED_PATHS.includes(path),
  );
  expect(left).toEqual([]);
});

test('every link to another site is noopener', () => {
  const leaving = globSync('dist/**/*.html').flatMap((file) =>
    parse(readFileSync(file, 'utf8'))
      .querySelectorAll('a[href], area[href], form[action]')
      .map((link) => ({
        file,
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
