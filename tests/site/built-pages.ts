/** The pages of dist/ that visitors read. The pages that Astro writes for redirects are left out. */
import { globSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { ROUTES } from '#site/routes.ts';

/** Origin of the site if no address is configured. */
export const ORIGIN = 'https://www.example.com';

/** All pages; `path` is the page's address, `/` for the home page. */
export const pages = globSync('dist/**/*.html')
  .sort()
  .map((file) => {
    const path = file.slice('dist'.length, -'.html'.length);
    const html = readFileSync(file, 'utf8');
    return { path: path === '/index' ? '/' : path, html, root: parse(html) };
  })
  .filter(({ path }) => !Object.hasOwn(REDIRECTS, path));

export function pageAt(path: string): HTMLElement {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`dist has no page ${path}`);
  return found.root;
}

export const headOf = (root: HTMLElement, name: string): string | undefined =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** Returns the targets of the links that a selector finds on a page. */
export const hrefsAt = (path: string, selector: string) =>
  pageAt(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href') ?? '');

export interface Link {
  readonly from: string;
  /** Path without the query. The browser tests check links with a query. */
  readonly path: string;
  readonly anchor: string;
}

const rootOf = new Map(pages.map(({ path, root }) => [path, root]));
/** Ids of the HTML elements of each page; the key is the path of the page. */
export const anchorsOf = new Map(
  pages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
);
/** `clicks`: number of clicks from the home page to each page. `links`: all internal links on the pages so reached. */
export const links: Link[] = [];
export const clicks = new Map([['/', 0]]);
for (const [from, far] of clicks)
  for (const link of rootOf.get(from)?.querySelectorAll('a[href]') ?? []) {
    const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', ORIGIN + from);
    if (origin !== ORIGIN) continue;
    const path = decodeURIComponent(pathname);
    links.push({ from, path, anchor: decodeURIComponent(hash.slice(1)) });
    const to = new URL(REDIRECTS[path] ?? path, ORIGIN).pathname;
    // Links of the search page do not count, because with scripts the header opens a dialog instead of that page.
    if (rootOf.has(to) && !clicks.has(to) && from !== ROUTES.search) clicks.set(to, far + 1);
  }
