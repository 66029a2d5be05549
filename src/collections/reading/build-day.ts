/** The only module that reads the clock and BUILD_DAY; all other code gets the day from its caller. */
import { z } from 'zod';
import { CommandError } from '#lib/command.ts';
import { dayInIndia } from '#lib/format.ts';

/**
 * Returns the day of a build: today in India, unless the environment sets another day.
 * `BUILD_DAY=2026-12-03 npm run build` shows the site as it will be on that day. If BUILD_DAY is empty, a build sets it
 * to today (astro.config.mjs). `npm run edit` leaves BUILD_DAY empty, because the command may run past midnight.
 */
export function buildDay(): string {
  const named = process.env.BUILD_DAY;
  if (!named) return dayInIndia(new Date());
  if (!z.iso.date().safeParse(named).success)
    throw new CommandError(`BUILD_DAY is "${named}"; write a day that exists, such as 2026-12-03`);
  return named;
}
