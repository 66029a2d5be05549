/** Whether an entry is in the site: drafts are not, entries with a later publish date wait. */
import { formatDate } from '#lib/format.ts';

export type PublicationState =
  | { readonly state: 'published' }
  | { readonly state: 'draft' }
  /** `until`: first day it is shown, `YYYY-MM-DD`. */
  | { readonly state: 'waiting'; readonly until: string };

/** Decides for pages, lists, search, feeds, sitemap and documents alike. An entry without the fields is published. */
export function publicationState(
  { draft, publishDate }: { draft?: boolean; publishDate?: string },
  today: string,
): PublicationState {
  if (draft === true) return { state: 'draft' };
  if (publishDate !== undefined && publishDate > today)
    return { state: 'waiting', until: publishDate };
  return { state: 'published' };
}

/** Label of an entry that a build leaves out, in `npm run dev` and in the doctor; undefined for a published entry. */
export function publicationLabel(publication: PublicationState): string | undefined {
  if (publication.state === 'draft') return 'Draft';
  if (publication.state === 'waiting') return `Waits until ${formatDate(publication.until)}`;
  return undefined;
}

/** Whether one entry may refer to another: the named entry must be public by the time the naming one is. */
export function canReferTo(named: PublicationState, naming: PublicationState): boolean {
  if (named.state === 'published' || naming.state === 'draft') return true;
  return named.state === 'waiting' && naming.state === 'waiting' && named.until <= naming.until;
}
