/** Items of the site's search, as the collections describe them. */
import type { SearchKind } from '#site/site-search.ts';

/** A heading inside a page, and its anchor where it has one. */
export type SearchSection = readonly [heading: string, anchor?: string];

/** One item of the search, as it is sent to the browser. Empty fields are left out. */
export interface SearchItem {
  readonly kind: SearchKind;
  readonly title: string;
  /** Path, with the anchor of the exact place. */
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

const SUMMARY_MAX_CHARS = 170;

/** Fields of an entry whose values are not text for readers. */
const NOT_TEXT = new Set([
  'block',
  'field',
  'icon',
  'color',
  'image',
  'href',
  'subject',
  'duration',
  'id',
  'by',
  'see',
]);

const CHART = /^```chart\n[\s\S]*?^```$/gm;
const SENTENCE_OF_CHART = /^says: *(.*)$/m;

/** A body in which each chart is replaced by its sentence. */
export const withoutCharts = (body: string) =>
  body.replace(CHART, (chart) => SENTENCE_OF_CHART.exec(chart)?.[1] ?? '');

/** All words of a part of an entry as one line, without the addresses of its links. */
export function textOf(part: unknown): string {
  return stringsIn(part)
    .map(withoutCharts)
    .join(' ')
    .replace(/\]\((?:<[^>]*>|[^)]*)\)/g, ']')
    .replace(/[[\]*`]+/g, '')
    .replace(/[|\s]+/g, ' ');
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(stringsIn);
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    NOT_TEXT.has(key) ? [] : stringsIn(inner),
  );
}

/** The first words of a text, with an ellipsis if it is cut. */
export function opening(text: string): string {
  if (text.length <= SUMMARY_MAX_CHARS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_MAX_CHARS))} …`;
}
