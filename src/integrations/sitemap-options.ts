/** Sitemap: every page but the error pages, with the date of the entry it shows where it has one. */
import type { SitemapOptions } from '@astrojs/sitemap';
import { ERROR_PATH, NOT_FOUND_PATH, ROUTES, postPath } from '#config/routes.ts';
import { servicePagePath } from '#config/services.ts';
import { readCollection } from '#entries/read.ts';

export function sitemapOptions(): SitemapOptions {
  const modified = lastModified();
  return {
    filter: (url) => ![NOT_FOUND_PATH, ERROR_PATH].includes(pathOf(url)),
    serialize: (item) => {
      const date = modified.get(pathOf(item.url));
      return date === undefined ? item : { ...item, lastmod: date };
    },
  };
}

const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname);

/** Path → day of the last change, for pages that show one dated entry. */
function lastModified(): Map<string, string> {
  const none = new Map<string, string>(); // dates hold no tokens
  return new Map([
    ...readCollection('posts', none).value.map(
      ({ id, data }) => [postPath(id), data.updated ?? data.date] as const,
    ),
    ...readCollection('services', none).value.map(
      ({ id, data }) => [servicePagePath(id), data.reviewed] as const,
    ),
    ...readCollection('legal', none).value.map(
      ({ id, data }) => [id === 'terms' ? ROUTES.terms : ROUTES.privacy, data.updated] as const,
    ),
  ]);
}
