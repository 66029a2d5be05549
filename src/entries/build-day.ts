/** The day a build stands for: today in India, or the one that BUILD_DAY names. */
import { dayInIndia } from '#logic/india-time.ts';

/**
 * `BUILD_DAY=2026-12-03 npm run build` shows the site as it will be on that day. Kept in the
 * environment, because Vite and Node load this module once each and a build across midnight must be
 * of one day.
 */
export function buildDay(): string {
  const named = (process.env.BUILD_DAY ||= dayInIndia(new Date()));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(named))
    throw new Error(`BUILD_DAY is "${named}"; write a day as "YYYY-MM-DD"`);
  return named;
}
