/** Addresses of all files that the build makes in addition to pages. */
import type { FilerCalendarId } from './compliance-year.ts';
import { COMPLIANCE_SLUGS, GUIDANCE_ROUTES, ROUTES, type ComplianceCategory } from './routes.ts';

export const SITEMAP_PATH = '/sitemap-index.xml';
/** File with the licence texts of third-party work that visitors receive. */
export const LICENCES_PATH = '/licences.txt';
export const DEFAULT_OG_IMAGE = '/metaimg.png';

/** Returns the address of a page's social picture; the home page uses the default picture. */
export const socialPicturePath = (path: string): string =>
  path === ROUTES.home ? DEFAULT_OG_IMAGE : `/og${path}.jpg`;

export const BROCHURE_PATH = '/brochure.pdf';

/** Data file that the browser loads when a visitor first uses the site search. */
export const SEARCH_FILE_PATH = `${ROUTES.search}/index.json`;

export const downloadPath = (slug: string): string => `/downloads/${slug}.pdf`;

/** Returns the address of the picture of a document's first page: `/media/first-page/144/leave.png` for 144 px. */
export const firstPagePath = (slug: string, width: number, format: string): string =>
  `/media/first-page/${width}/${slug}.${format}`;

/** Returns the file name of a service's document checklist, from the service's entry id (`faas/registrations/gst`). */
export const checklistFileName = (entryId: string): string =>
  `${entryId.slice(entryId.lastIndexOf('/') + 1)}-document-checklist`;

/** Returns the address of a category's calendar, or of the calendar with all due dates. */
export const categoryCalendarPath = (category?: ComplianceCategory): string =>
  `/calendar/${category === undefined ? 'all' : COMPLIANCE_SLUGS[category]}.ics`;

/** Returns the address of a calendar for a kind of filer. The calendar's id must not equal a category's slug. */
export const filerCalendarPath = (calendar: FilerCalendarId): string => `/calendar/${calendar}.ics`;

/** Returns the address of the calendar file of one deadline (in `compliance`) or one event. */
export const entryCalendarPath = (folder: 'compliance' | 'events', id: string): string =>
  `/calendar/${folder}/${id}.ics`;

/** Path and label of the RSS feed. The path is under /blog, because readers have already subscribed to that address. */
export const RSS_FEED = { path: '/blog/rss.xml', label: 'Articles and updates' };

/** Pages whose guides are in the RSS feed. */
export const RSS_FEED_GUIDE_PAGES: readonly string[] = [
  ROUTES.taxUpdates,
  GUIDANCE_ROUTES['compliance-alerts'],
];
