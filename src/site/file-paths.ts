/** Addresses of the files that the build makes besides its pages, each once. */
import type { FilerCalendarId } from './compliance-year.ts';
import { COMPLIANCE_SLUGS, GUIDANCE_ROUTES, ROUTES, type ComplianceCategory } from './routes.ts';

export const SITEMAP_PATH = '/sitemap-index.xml';
/** Licence texts of third-party work that visitors receive. */
export const LICENCES_PATH = '/licences.txt';
export const DEFAULT_OG_IMAGE = '/metaimg.png';

/** Social picture of a page, by its path; home has the default one. */
export const socialPicturePath = (path: string): string =>
  path === ROUTES.home ? DEFAULT_OG_IMAGE : `/og${path}.jpg`;

export const BROCHURE_PATH = '/brochure.pdf';

/** The file that the site's search loads at its first use. */
export const SEARCH_FILE_PATH = `${ROUTES.search}/index.json`;

export const downloadPath = (slug: string): string => `/downloads/${slug}.pdf`;

/** The picture of a document's first page, in pixels: `/media/first-page/144/leave.png`. */
export const firstPagePath = (slug: string, width: number): string =>
  `/media/first-page/${width}/${slug}.png`;

/** File name of a service's document checklist, from its entry id (`faas/registrations/gst`). */
export const checklistFileName = (entryId: string): string =>
  `${entryId.slice(entryId.lastIndexOf('/') + 1)}-document-checklist`;

/** Calendar to subscribe to: the due dates of a category, or of all. */
export const categoryCalendarPath = (category?: ComplianceCategory): string =>
  `/calendar/${category === undefined ? 'all' : COMPLIANCE_SLUGS[category]}.ics`;

/** Ready-made calendar to subscribe to; its name must differ from that of every category. */
export const filerCalendarPath = (calendar: FilerCalendarId): string => `/calendar/${calendar}.ics`;

/** Calendar file of one entry, in a folder per collection, so that no entry takes a category's name. */
export const entryCalendarPath = (folder: 'compliance' | 'events', id: string): string =>
  `/calendar/${folder}/${id}.ics`;

/** The RSS feed, at the address that subscribers to the articles already use. */
export const RSS_FEED = { path: '/blog/rss.xml', label: 'Articles and updates' };

/** The pages whose guides are in the feed. */
export const RSS_FEED_GUIDE_PAGES: readonly string[] = [
  ROUTES.taxUpdates,
  GUIDANCE_ROUTES['compliance-alerts'],
];
