/** The day the site is built for, `YYYY-MM-DD` in India; whoever reads the content has set it. */
import { dayInIndia } from '#logic/india-time.ts';

export const buildDay = process.env['BUILD_DAY'] ?? dayInIndia(new Date());
