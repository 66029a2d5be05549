/** Pieces of an item of the search: its words, the beginning of its text. */
const SUMMARY_MAX_CHARS = 170;

/** Fields of an entry that name things for the machine. */
const NOT_TEXT = new Set([
  'block',
  'field',
  'icon',
  'color',
  'image',
  'href',
  'subject',
  'duration',
  'event',
  'id',
  'by',
  'see',
]);

const CHART = /^```chart\n[\s\S]*?^```$/gm;
const SENTENCE_OF_CHART = /^says: *(.*)$/m;

/** A body with the sentence of each chart in its place. */
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

/** The first words of a text, with a sign that it goes on. */
export function opening(text: string): string {
  if (text.length <= SUMMARY_MAX_CHARS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_MAX_CHARS))} …`;
}
