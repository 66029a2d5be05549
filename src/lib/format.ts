/** Dates, sizes and counts as they are printed. Locale en-IN, no clock. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

interface DateParts {
  readonly day: number;
  readonly month: string;
  readonly year: number;
}

/** Splits `YYYY-MM-DD`; the schemas have checked that the day exists. */
export function dateParts(iso: string): DateParts {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { day, month: MONTHS[month - 1] ?? '', year };
}

/** `2026-11-16` → `16 November 2026` */
export function formatDate(iso: string): string {
  const { day, month, year } = dateParts(iso);
  return `${day} ${month} ${year}`;
}

/** `2026-11-16` → `November 2026` */
export function formatMonth(iso: string): string {
  const { month, year } = dateParts(iso);
  return `${month} ${year}`;
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

/** Bytes → `86 KB` or `1.2 MB` (1 KB = 1,000 bytes, as browsers print it). */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A name or title of something invented, where there is no room for a label: calendars, feeds, search results. */
export const exampleOf = (text: string) => `Example: ${text}`;

/** `1 page`, `6 pages` */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
