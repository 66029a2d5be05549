/** Whether an entry is in the site: drafts are not, entries with a later publish date wait. */
import { dayInIndia, formatDate } from '#lib/format.ts';

export type Publication =
  | { readonly state: 'published' }
  | { readonly state: 'draft' }
  /** `until`: first day it is shown, `YYYY-MM-DD`. */
  | { readonly state: 'waiting'; readonly until: string };

/** The fields of an entry that decide; an entry without them is published. */
export interface PublicationFields {
  readonly draft?: boolean | undefined;
  readonly publishDate?: string | undefined;
}

/**
 * The day of a build: today in India, or the one that is named.
 * `BUILD_DAY=2026-12-03 npm run build` shows the site as it will be on that day. Kept in the
 * environment, because Vite and Node load this module once each and a build across midnight must be
 * of one day.
 */
export function buildDay(): string {
  const named = (process.env.BUILD_DAY ||= dayInIndia(new Date()));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(named))
    throw new Error(`BUILD_DAY is "${named}"; write a day as "YYYY-MM-DD"`);
  return named;
}

/** The one decision behind pages, lists, search, feeds, sitemap and documents. */
export function publicationOf(
  { draft, publishDate }: PublicationFields,
  today: string,
): Publication {
  if (draft === true) return { state: 'draft' };
  if (publishDate !== undefined && publishDate > today)
    return { state: 'waiting', until: publishDate };
  return { state: 'published' };
}

/** What `npm run dev` writes on an entry that a build leaves out, and the doctor says of it; nothing for a published one. */
export function ribbonText(publication: Publication): string | undefined {
  if (publication.state === 'draft') return 'Draft';
  if (publication.state === 'waiting') return `Waits until ${formatDate(publication.until)}`;
  return undefined;
}

/** Whether two entries may refer to each other: what is named must be out when the one that names it is. */
export function isOutBefore(named: Publication, naming: Publication): boolean {
  if (named.state === 'published' || naming.state === 'draft') return true;
  return named.state === 'waiting' && naming.state === 'waiting' && named.until <= naming.until;
}
