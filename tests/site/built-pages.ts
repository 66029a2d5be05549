/** The pages of dist/ that visitors read; refresh pages of redirects are Astro's own. */
import { globSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { REDIRECTS } from '#collections/reading/redirects.ts';

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
