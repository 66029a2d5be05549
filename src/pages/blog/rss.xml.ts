import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getFeedItems } from '#features/blog/feed.ts';
import { getSite } from '#queries/site.ts';
import { FEED } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';

/** The RSS feed: articles, tax updates and compliance alerts. */
export const GET: APIRoute = async ({ site: origin }) => {
  const { name, description } = getSite();
  const feedUrl = new URL(FEED.path, origin).href;
  return rss({
    title: `${name}: ${FEED.label}`,
    description,
    site: new URL(ROUTES.blog, origin).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-IN</language><atom:link href="${feedUrl}" rel="self" type="application/rss+xml"/>`,
    items: await getFeedItems(origin as URL),
  });
};
