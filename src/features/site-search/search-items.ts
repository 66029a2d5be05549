/** Types of the search's data file, which the build writes and the browser reads. */

/** Heading for each kind of item. The page /search lists the kinds in this order. */
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

/** A page or entry that the search can find. In the data file, fields without a value are left out. */
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
  /** Headings on the page, each with its anchor if it has one. */
  readonly sections?: readonly (readonly [heading: string, anchor?: string])[] | undefined;
  /** Text that is searched but not shown. In the data file, each word occurs once. */
  readonly text: string;
}

export interface SearchFile {
  readonly synonyms: readonly string[];
  readonly items: readonly SearchItem[];
}
