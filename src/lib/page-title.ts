import { TITLE_MAX_CHARS } from '#site/limits.ts';

/** Text of `<title>`: with the firm's name where it fits a result list. */
export function pageTitle(title: string, firm: string): string {
  const full = `${title} | ${firm}`;
  return full.length <= TITLE_MAX_CHARS ? full : title;
}
