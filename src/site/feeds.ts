/** The RSS feeds: which pages they belong to, and where they are announced. */
import { feedPath } from './file-paths.ts';
import { ROUTES, type Route } from './routes.ts';

export interface Feed {
  /** Page whose entries the feed carries. */
  readonly page: Route;
  /** What it carries, in a word or two. */
  readonly label: string;
  readonly path: string;
}

const feed = (page: Route, label: string): Feed => ({ page, label, path: feedPath(page) });

export const FEEDS = {
  posts: feed(ROUTES.blog, 'Articles'),
  taxUpdates: feed(ROUTES.taxUpdates, 'Tax updates'),
  complianceAlerts: feed(ROUTES.complianceAlerts, 'Compliance alerts'),
} as const satisfies Record<string, Feed>;

/** A feed carries the newest texts: with all of a large blog it would weigh megabytes at each request. */
export const FEED_ITEMS_MAX = 20;

export type FeedId = keyof typeof FEEDS;
export const FEED_IDS = Object.keys(FEEDS) as FeedId[];

/** The feed of a page; undefined when it has none. */
export function feedOf(page: string): Feed | undefined {
  return Object.values(FEEDS).find((feed) => feed.page === page);
}

export function feedTitle(firm: string, { label }: Feed): string {
  return `${firm}: ${label}`;
}

/** Home and the hub announce every feed, since readers are given the bare address of a site. */
const ANNOUNCE_ALL: readonly string[] = [ROUTES.home, ROUTES.resources];

/** Feeds named in the head of a page: its own, on the pages below it as well. */
export function feedsAnnouncedOn(path: string): Feed[] {
  return Object.values(FEEDS).filter(
    ({ page }) => ANNOUNCE_ALL.includes(path) || path === page || path.startsWith(`${page}/`),
  );
}
