/** What the site's search finds, as the collections describe it. */
import type { SearchKind } from '#site/site-search.ts';

/** A heading inside a page, and its anchor where it has one. */
export type SearchSection = readonly [heading: string, anchor?: string];

/** One thing that can be found, as it travels to the browser. Empty fields are left out. */
export interface SearchItem {
  readonly kind: SearchKind;
  readonly title: string;
  /** Path, with the anchor of the very place. */
  readonly url: string;
  readonly summary: string;
  /** What it belongs to: a post's category, a question's group, a service's family. */
  readonly category?: string;
  readonly author?: string;
  /** `YYYY-MM-DD` */
  readonly date?: string;
  readonly keywords?: readonly string[];
  readonly sections?: readonly SearchSection[];
}
