/** One item of the site's search, as the build writes it and the browser reads it. */

/** Kinds of items, with the heading of their group; the list of everything keeps this order. */
export const SEARCH_KINDS = {
  service: 'Services',
  page: 'Pages',
  faq: 'Questions',
  article: 'Articles',
  guide: 'Guidance',
  update: 'Tax updates',
  deadline: 'Deadlines',
  policy: 'HR policies',
  document: 'Documents',
  event: 'Events',
  'case-study': 'Case studies',
  term: 'Glossary',
} as const;
export type SearchKind = keyof typeof SEARCH_KINDS;

/** Fields without a value are not in the file. */
export interface SearchItem {
  readonly kind: SearchKind;
  readonly title: string;
  /** Path, with the anchor of the entry: `/faqs#faq-12`. */
  readonly url: string;
  readonly summary: string;
  /** What it belongs to: a post's category, a question's group, a service's family. */
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** Headings inside the page, with their anchors where they have one. */
  readonly sections?: readonly (readonly [heading: string, anchor?: string])[] | undefined;
  /** The rest of its text, which is searched but not shown. In the file: its words, each once. */
  readonly text: string;
}
