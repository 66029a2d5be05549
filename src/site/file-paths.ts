/** Addresses of the files that the build makes beside its pages, each once. */
import type { DueCalendar } from './compliance-year.ts';
import { COMPLIANCE_SLUGS, ROUTES } from './routes.ts';
import type { ComplianceCategory } from './vocabularies.ts';

export const SITEMAP_PATH = '/sitemap-index.xml';
/** Terms of what others have written and visitors receive. */
export const LICENCES_PATH = '/licences.txt';
export const DEFAULT_OG_IMAGE = '/metaimg.png';

/** Social picture of a page, by its path; home has the default one. */
export function socialPicturePath(path: string): string {
  return path === ROUTES.home ? DEFAULT_OG_IMAGE : `/og${path}.png`;
}

/** The brochure lies at the site root. */
export const BROCHURE_PATH = '/brochure.pdf';

/** What the site's search loads at its first use. */
export const SEARCH_FILE_PATH = `${ROUTES.search}/index.json`;

/** Address of a generated document. */
export function downloadPath(slug: string): string {
  return `/downloads/${slug}.pdf`;
}

/** File name of a service's document checklist, from its entry id (`faas/registrations/gst`). */
export function checklistSlug(entryId: string): string {
  return `${entryId.slice(entryId.lastIndexOf('/') + 1)}-document-checklist`;
}

/** Calendar to subscribe to: the due dates of a category, or of all. */
export function calendarPath(category?: ComplianceCategory): string {
  return `/calendar/${category === undefined ? 'all' : COMPLIANCE_SLUGS[category]}.ics`;
}

/** Calendar to subscribe to that is made from the rules of due dates; no category has the name of one. */
export function dueCalendarPath(calendar: DueCalendar): string {
  return `/calendar/${calendar}.ics`;
}

/** Calendar file of one entry; a folder for each collection, so that no entry takes a category's name. */
export function calendarFilePath(collection: 'compliance' | 'events', id: string): string {
  return `/calendar/${collection}/${id}.ics`;
}

/** The RSS feed, under the address that readers of the articles have. */
export const FEED = { path: '/blog/rss.xml', label: 'Articles and updates' };
