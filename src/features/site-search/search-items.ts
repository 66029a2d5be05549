/** Items of the search. The build writes them, and the browser reads them. */

/** Kinds of items, with the heading of their group; the page /search lists them in this order. */
export const SEARCH_KINDS = {
  service: 'Services',
  page: 'Pages',
  faq: 'Questions',
  article: 'Articles',
  guide: 'Guidance',
  update: 'Tax updates',
  deadline: 'Due dates',
  policy: 'HR policies',
  document: 'Documents',
  event: 'Events',
  'case-study': 'Case studies',
  term: 'Glossary',
} as const;
export type SearchKind = keyof typeof SEARCH_KINDS;

/** An item of the search; fields without a value are left out. */
export interface SearchItem {
  readonly kind: SearchKind;
  readonly title: string;
  /** Path, with the anchor of the entry: `/faqs#faq-12`. */
  readonly url: string;
  readonly summary: string;
  /** Category of a post, group of a question, family of a service. */
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** Headings inside the page, with their anchors if they have one. */
  readonly sections?: readonly (readonly [heading: string, anchor?: string])[] | undefined;
  /** The rest of its text, which is searched but not shown. The file contains each of its words once. */
  readonly text: string;
}

/** The data file of the search. */
export interface SearchFile {
  readonly synonyms: readonly string[];
  readonly items: readonly SearchItem[];
}
