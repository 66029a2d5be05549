/** Options of the sitemap: the pages that search engines may show, and the day of the last change of dated entries. */
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

/** Returns the day of the last change of each dated entry, by the path of its page. */
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
