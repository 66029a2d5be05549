/**
 * Options of the sitemap: it lists every page that search engines may show, with the date of its entry if it has one.
 */
import type { SitemapOptions } from '@astrojs/sitemap';
import { UNINDEXED_PATHS } from '#site/routes.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';

export function sitemapOptions(): SitemapOptions {
  const modified = lastModifiedByPath();
  return {
    filter: (url) => !UNINDEXED_PATHS.includes(pathOf(url)),
    serialize: (item) => ({ ...item, lastmod: modified.get(pathOf(item.url)) }),
  };
}

const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname);

/** Maps the path of each page that shows one dated entry to the day of its last change. */
export function lastModifiedByPath(): Map<string, string> {
  const { posts, services, guides, taxUpdates, legal } = readContent().published;
  const pages: readonly ReadEntry[] = [...posts, ...services, ...guides, ...taxUpdates, ...legal];
  return new Map(
    pages.map(({ address = '', data }) => {
      const { updated, published, date, reviewed } = data as Record<string, string | undefined>;
      return [address, updated ?? published ?? date ?? reviewed ?? ''];
    }),
  );
}
