import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getGuides } from '#queries/lists.ts';
import { getListedPosts } from '#queries/posts.ts';
import { getSite } from '#queries/site.ts';
import { RSS_FEED, RSS_FEED_GUIDE_PAGES } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';

/** The RSS feed: articles, tax updates and compliance alerts, with their summaries, newest first. */
export const GET: APIRoute = async ({ site: origin }) => {
  const { name, description } = getSite();
  const articles = (await getListedPosts()).map(({ path, data: { title, excerpt, date } }) => {
    return { path, title, summary: excerpt, date };
  });
  const guides = (await getGuides()).filter(({ list }) => RSS_FEED_GUIDE_PAGES.includes(list));
  const items = [...articles, ...guides].sort((a, b) => b.date.localeCompare(a.date));
  const feedUrl = new URL(RSS_FEED.path, origin).href;
  return rss({
    title: `${name}: ${RSS_FEED.label}`,
    description,
    site: new URL(ROUTES.blog, origin).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-IN</language><atom:link href="${feedUrl}" rel="self" type="application/rss+xml"/>`,
    items: items.map(({ path: link, title, summary: description, date }) => {
      return { title, link, description, pubDate: new Date(date) };
    }),
  });
};
