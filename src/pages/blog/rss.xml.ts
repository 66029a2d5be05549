import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getNews } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';
import { RSS_FEED } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';

/** The RSS feed: articles, tax updates and compliance alerts, with their summaries. */
export const GET: APIRoute = async ({ site: origin }) => {
  const { name, description } = getSite();
  const feedUrl = new URL(RSS_FEED.path, origin).href;
  const news = await getNews();
  return rss({
    title: `${name}: ${RSS_FEED.label}`,
    description,
    site: new URL(ROUTES.blog, origin).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-IN</language><atom:link href="${feedUrl}" rel="self" type="application/rss+xml"/>`,
    items: news.map(({ kind, path, title, summary, date }) => ({
      title,
      link: new URL(path, origin).href,
      description: summary,
      pubDate: new Date(date),
      categories: [kind],
    })),
  });
};
