/** Addresses that redirect with status 301. */
import { ROUTE_ALIASES } from '#site/routes.ts';
import { readContent } from './read.ts';

/** Maps each old path to its new address: a path of this site, with query or hash if needed. */
export type Redirects = Readonly<Record<string, string>>;

/** Redirects that editors have added, and the fixed redirects in `ROUTE_ALIASES`. */
export const REDIRECTS: Redirects = {
  ...Object.fromEntries(readContent().published.redirects.map(({ data }) => [data.from, data.to])),
  ...ROUTE_ALIASES,
};
