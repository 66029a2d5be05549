/** Whether an entry is in the site: drafts are not, entries with a later publish date wait. */
import { formatDate } from './format.ts';

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

/** What `npm run dev` writes on an entry that a build leaves out; nothing for a published one. */
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
