/** Whether an entry is in the site: drafts are not, entries with a later publish date wait. */
import { z } from 'zod';
import { CommandError } from '#lib/command.ts';
import { dayInIndia, formatDate } from '#lib/format.ts';

export type PublicationState =
  | { readonly state: 'published' }
  | { readonly state: 'draft' }
  /** `until`: first day it is shown, `YYYY-MM-DD`. */
  | { readonly state: 'waiting'; readonly until: string };

/**
 * The day of a build: today in India, unless the environment names another.
 * `BUILD_DAY=2026-12-03 npm run build` shows the site as it will be on that day. A build keeps its day there
 * (astro.config.mjs); `npm run edit` may be open for longer than a day.
 */
export function buildDay(): string {
  const named = process.env.BUILD_DAY;
  if (!named) return dayInIndia(new Date());
  if (!z.iso.date().safeParse(named).success)
    throw new CommandError(`BUILD_DAY is "${named}"; write a day that exists, such as 2026-12-03`);
  return named;
}

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
