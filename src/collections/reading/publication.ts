/** Decides whether an entry is published. Drafts, and entries before their publish date, are not published. */
import { formatDate } from '#lib/format.ts';

export type PublicationState =
  | { readonly state: 'published' }
  | { readonly state: 'draft' }
  /** `until`: day on which the entry appears (its publish date), `YYYY-MM-DD`. */
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

/** Returns the label of an unpublished entry, which `npm run dev` and the doctor show; undefined if it is published. */
export function publicationLabel(publication: PublicationState): string | undefined {
  if (publication.state === 'draft') return 'Draft';
  if (publication.state === 'waiting') return `Waits until ${formatDate(publication.until)}`;
  return undefined;
}

/** Returns whether `naming` may refer to `named`. Only a draft may refer to drafts and to entries that appear later. */
export function canReferTo(named: PublicationState, naming: PublicationState): boolean {
  if (named.state === 'published' || naming.state === 'draft') return true;
  return named.state === 'waiting' && naming.state === 'waiting' && named.until <= naming.until;
}
