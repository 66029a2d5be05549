/** Sitemap: every page that search engines may show, with the date of its entry where it has one. */
import type { SitemapOptions } from '@astrojs/sitemap';
import { UNINDEXED_PATHS } from '#site/routes.ts';
import { lastModified } from '#collections/reading/last-modified.ts';

export function sitemapOptions(): SitemapOptions {
  const modified = lastModified();
  return {
    filter: (url) => !UNINDEXED_PATHS.includes(pathOf(url)),
    serialize: (item) => {
      const date = modified.get(pathOf(item.url));
      return date === undefined ? item : { ...item, lastmod: date };
    },
  };
}

const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname);
