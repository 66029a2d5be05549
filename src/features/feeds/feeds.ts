/** What each RSS feed carries, newest first, as it is known before its texts are rendered. */
import type { CollectionEntry } from 'astro:content';
import { FEEDS, FEED_ITEMS_MAX, type FeedId } from '#site/feeds.ts';
import { guidancePath } from '#site/routes.ts';
import { exampleOf } from '#lib/format.ts';
import { getGuidance, getTaxUpdates } from '#queries/lists.ts';
import { getPosts, type Post } from '#queries/posts.ts';
import { getSite } from '#queries/site.ts';

interface ItemHead {
  readonly title: string;
  /** Path on the site; the item's permanent name as well. */
  readonly path: string;
  readonly description: string;
  /** Day of publication; left out where the entry knows none. */
  readonly date: string | undefined;
  readonly author: string;
  readonly categories: readonly string[];
}

export type FeedItem = ItemHead &
  (
    | { readonly kind: 'posts'; readonly post: Post }
    | { readonly kind: 'taxUpdates'; readonly entry: CollectionEntry<'taxUpdates'> }
    | { readonly kind: 'complianceAlerts'; readonly entry: CollectionEntry<'guidance'> }
  );

export async function getFeedItems(feed: FeedId): Promise<FeedItem[]> {
  const items = await { posts, taxUpdates, complianceAlerts }[feed]();
  return items.slice(0, FEED_ITEMS_MAX);
}

async function posts(): Promise<FeedItem[]> {
  const listed = (await getPosts()).filter(({ data }) => data.listed);
  return listed.map((post) => ({
    kind: 'posts',
    post,
    title: post.data.title,
    path: post.path,
    description: post.data.excerpt,
    date: post.data.date,
    author: post.data.example ? exampleOf(post.data.author) : post.data.author,
    categories: [post.data.category],
  }));
}

/** An update's date is the day it takes effect, often still ahead: no date of publication is known. */
async function taxUpdates(): Promise<FeedItem[]> {
  return (await getTaxUpdates()).map((entry) => ({
    kind: 'taxUpdates',
    entry,
    title: entry.data.title,
    path: `${FEEDS.taxUpdates.page}/${entry.id}`,
    description: entry.data.description,
    date: undefined,
    author: getSite().name,
    categories: [entry.data.jurisdiction, `${entry.data.impact} impact`],
  }));
}

async function complianceAlerts(): Promise<FeedItem[]> {
  const alerts = await getGuidance('compliance-alerts');
  return alerts
    .sort((a, b) => b.data.date.localeCompare(a.data.date))
    .map((entry) => ({
      kind: 'complianceAlerts',
      entry,
      title: entry.data.title,
      path: guidancePath(entry.id),
      description: entry.data.summary,
      date: entry.data.date,
      author: getSite().name,
      categories: [FEEDS.complianceAlerts.label],
    }));
}
