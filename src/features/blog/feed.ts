/** The RSS feed: articles, and the lists of guides that it follows, with their summaries. */
import type { RSSFeedItem } from '@astrojs/rss';
import { exampleOf } from '#lib/format.ts';
import { getGuides } from '#queries/lists.ts';
import { getListedPosts } from '#queries/posts.ts';
import { getSite } from '#queries/site.ts';
import { GUIDANCE_ROUTES, ROUTES } from '#site/routes.ts';

/** The pages whose guides are in the feed. */
export const FEED_LISTS: readonly string[] = [
  ROUTES.taxUpdates,
  GUIDANCE_ROUTES['compliance-alerts'],
];

/** Newest first; an item has no date if the day of its publication is unknown. */
export async function getFeedItems(origin: URL): Promise<RSSFeedItem[]> {
  const { name: firm, email } = getSite();
  // RSS requires an e-mail address followed by the name.
  const author = (name: string) => `${email} (${name})`;
  const posts = await getListedPosts();
  const articles = posts.map(({ path, data }) => ({
    day: data.date,
    title: data.title,
    link: new URL(path, origin).href,
    description: data.excerpt,
    pubDate: new Date(data.date),
    author: author(data.example ? exampleOf(data.author) : data.author),
    categories: [data.category],
  }));
  const guides = (await getGuides()).filter(({ list }) => FEED_LISTS.includes(list));
  const updates = guides.map(({ path, title, summary, date, entry: { collection, data } }) => ({
    day: data.date,
    title,
    link: new URL(path, origin).href,
    description: summary,
    ...(date && { pubDate: new Date(date) }),
    author: author(firm),
    categories:
      collection === 'taxUpdates' ? ['Tax update', data.jurisdiction] : ['Compliance alert'],
  }));
  return [...articles, ...updates].sort((a, b) => b.day.localeCompare(a.day));
}
