/** Decides whether an entry is published: a draft is not, and an entry with a later publish date waits for its day. */
import { formatDate } from '#lib/format.ts';

export type PublicationState =
  | { readonly state: 'published' }
  | { readonly state: 'draft' }
  /** `until`: first day on which the entry is shown, `YYYY-MM-DD`. */
  | { readonly state: 'waiting'; readonly until: string };

/** Pages, lists, search, feeds, sitemap and documents show an entry only if its state is `published`. */
export function publicationState(
  { draft, publishDate }: { draft?: boolean; publishDate?: string },
  today: string,
): PublicationState {
  if (draft === true) return { state: 'draft' };
  if (publishDate !== undefined && publishDate > today)
    return { state: 'waiting', until: publishDate };
  return { state: 'published' };
}

/** Returns the label with which dev and the doctor mark an unpublished entry; undefined for a published entry. */
export function publicationLabel(publication: PublicationState): string | undefined {
  if (publication.state === 'draft') return 'Draft';
  if (publication.state === 'waiting') return `Waits until ${formatDate(publication.until)}`;
  return undefined;
}

/** Returns whether `naming` may refer to `named`. An entry must not refer to an entry that is published later. */
export function canReferTo(named: PublicationState, naming: PublicationState): boolean {
  if (named.state === 'published' || naming.state === 'draft') return true;
  return named.state === 'waiting' && naming.state === 'waiting' && named.until <= naming.until;
}
