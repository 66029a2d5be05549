/** Sitemap: every page that search engines may show, with the date of its entry where it has one. */
import type { SitemapOptions } from '@astrojs/sitemap';
import { ROUTES, UNINDEXED_PATHS } from '#site/routes.ts';
import { addressOf } from '#collections/index.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';

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

/** Path → day of the last change, of pages that show one dated entry and of the list of articles. */
export function lastModified(): Map<string, string> {
  const { posts, services, guidance, legal } = readContent();
  const listed = posts.value.filter(({ data }) => data.listed);
  const newest = listed.map(dayOf).toSorted().at(-1) ?? '';
  const entries = [posts, services, guidance, legal].flatMap(({ value }): ReadEntry[] => value);
  const days = entries.map(
    (entry) => [addressOf(entry.collection, entry.id, entry.data) ?? '', dayOf(entry)] as const,
  );
  return new Map([[ROUTES.blog, newest], ...days]);
}

/** Day of an entry's last change, `2026-11-16`; '' if it has none. */
function dayOf({ data }: ReadEntry): string {
  const { updated, date, reviewed } = data as Record<string, string | undefined>;
  return updated ?? date ?? reviewed ?? '';
}
