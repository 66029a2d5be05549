/** Addresses that redirect with status 301. */
import { ROUTE_ALIASES } from '#site/routes.ts';
import { readContent } from './read.ts';

/** Old path to new address: a path of this site, with query or hash where needed. */
export type Redirects = Readonly<Record<string, string>>;

/** Those that editors add, and those of the specification. */
export const REDIRECTS: Redirects = {
  ...Object.fromEntries(readContent().published.redirects.map(({ data }) => [data.from, data.to])),
  ...ROUTE_ALIASES,
};
