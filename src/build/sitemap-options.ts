/** Sitemap: every page that search engines may show, with the date of its entry where it has one. */
import type { SitemapOptions } from '@astrojs/sitemap';
import { ROUTES, UNINDEXED_PATHS } from '#site/routes.ts';
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
  const { posts, services, guidance, legal } = readContent().published;
  const dayOf = ({ data }: ReadEntry) => {
    const { updated, date, reviewed } = data as Record<string, string | undefined>;
    return updated ?? date ?? reviewed ?? '';
  };
  const listedDays = posts.filter(({ data }) => data.listed).map(dayOf);
  const newest = listedDays.sort().at(-1);
  const pages = [...posts, ...services, ...guidance, ...legal];
  return new Map([
    ...(newest === undefined ? [] : [[ROUTES.blog, newest] as const]),
    ...pages.map((entry) => [entry.address ?? '', dayOf(entry)] as const),
  ]);
}
