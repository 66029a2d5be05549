/** Formats dates, sizes and counts in the locale en-IN. No function in this file uses the current time. */
import { TITLE_MAX_CHARS } from '#site/limits.ts';

export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Splits `YYYY-MM-DD`; the schemas have checked that the day exists. */
export function dateParts(iso: string): { day: number; month: string; year: number } {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { day, month: MONTHS[month - 1] ?? '', year };
}

/** `2026-11-16` → `16 November 2026` */
export const formatDate = (iso: string): string => `${dateParts(iso).day} ${formatMonth(iso)}`;

/** `2026-11-16` → `November 2026` */
export function formatMonth(iso: string): string {
  const { month, year } = dateParts(iso);
  return `${month} ${year}`;
}

/** Returns the start and the end of an event in India (`15:00-16:30`), each as `2026-12-03T15:00:00+05:30`. */
export function parseEventTimes(date: string, time: string): { start: string; end: string } {
  const [start = '', end = ''] = time.split('-');
  const instant = (clock: string) => `${date}T${clock}:00+05:30`;
  return { start: instant(start), end: instant(end) };
}

/** Returns the calendar day in India at a moment: `2026-11-27` for 26 November 2026, 20:00 UTC. */
export const dayInIndia = (moment: Date): string =>
  new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Says how far ahead a day is: `today`, `tomorrow`, `in 16 days`. */
export function howSoon(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

/** Returns the minutes (at least 1) for reading a text at 200 words a minute. A dash does not count as a word. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / 200));
}

/** Returns the `<title>`: `GST Registration | Firm`, or only `title` if the whole is too long for search results. */
export function pageTitle(title: string, firm: string): string {
  const full = `${title} | ${firm}`;
  return full.length <= TITLE_MAX_CHARS ? full : title;
}

/** Formats bytes as `86 KB` or `1.2 MB` (1 KB is 1,000 bytes, as in browsers). */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Adds “Example:” to invented names and titles in calendars, documents and search results, which show no label. */
export const markAsExample = (text: string) => `Example: ${text}`;

/** `1 page`, `6 pages` */
export const formatQuantity = (count: number, singular: string, many = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : many}`;

/** `late fee` → `Late fee` */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `Within 30 days` → `within 30 days` */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
