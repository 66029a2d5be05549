import rss, { type RSSFeedItem } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { markAsExample } from '#lib/format.ts';
import { getGuides } from '#queries/lists.ts';
import { getListedPosts } from '#queries/posts.ts';
import { getSite } from '#queries/site.ts';
import { RSS_FEED, RSS_FEED_LISTS } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';

/** The RSS feed: articles, tax updates and compliance alerts, with their summaries. */
export const GET: APIRoute = async ({ site: origin }) => {
  const { name, description } = getSite();
  const feedUrl = new URL(RSS_FEED.path, origin).href;
  return rss({
    title: `${name}: ${RSS_FEED.label}`,
    description,
    site: new URL(ROUTES.blog, origin).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-IN</language><atom:link href="${feedUrl}" rel="self" type="application/rss+xml"/>`,
    items: await getFeedItems(origin as URL),
  });
};

/** Newest first. */
async function getFeedItems(origin: URL): Promise<RSSFeedItem[]> {
  const { name: firm, email } = getSite();
  // RSS requires an e-mail address followed by the name.
  const author = (name: string) => `${email} (${name})`;
  const posts = await getListedPosts();
  const articles = posts.map(({ path, data }) => ({
    title: data.title,
    link: new URL(path, origin).href,
    description: data.excerpt,
    pubDate: new Date(data.date),
    author: author(data.example ? markAsExample(data.author) : data.author),
    categories: [data.category],
  }));
  const guides = (await getGuides()).filter(({ list }) => RSS_FEED_LISTS.includes(list));
  const updates = guides.map(({ path, title, summary, date, entry: { collection, data } }) => ({
    title,
    link: new URL(path, origin).href,
    description: summary,
    pubDate: new Date(date),
    author: author(firm),
    categories:
      collection === 'taxUpdates' ? ['Tax update', data.jurisdiction] : ['Compliance alert'],
  }));
  return [...articles, ...updates].sort((a, b) => b.pubDate.getTime() - a.pubDate.getTime());
}
