/** The pages of dist/ that visitors read; refresh pages of redirects are Astro's own. */
import { globSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { ROUTES } from '#site/routes.ts';

/** Where a site is published that names no address of its own. */
export const ORIGIN = 'https://www.example.com';

/** `path` as in the page's address: `/` for the home page. */
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

/** Where the links lead that a selector names in a page. */
export const hrefsAt = (path: string, selector: string) =>
  pageAt(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href') ?? '');

export interface Link {
  readonly from: string;
  /** Without the query: what a page does with it is tested in the browser. */
  readonly path: string;
  readonly anchor: string;
}

const rootOf = new Map(pages.map(({ path, root }) => [path, root]));
/** The ids of a page, by its path. */
export const anchorsOf = new Map(
  pages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
);
/** Every link of the pages that can be reached, and how many clicks from home each page is. */
export const links: Link[] = [];
export const clicks = new Map([['/', 0]]);
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
