/** Redirects that would hide a page. Where each leads is looked at with all other links. */
import { ROUTE_ALIASES } from '#config/routes.ts';
import { fault, type Fault } from '#schemas/fault-text.ts';
import { placesOf, type Unsound } from './places.ts';
import type { Entries } from './read.ts';

export function redirectFaults(entries: Entries, unsound: Unsound): Fault[] {
  const places = placesOf(entries, unsound);
  return entries.redirects.flatMap(({ file, data }) =>
    data.redirects.flatMap(({ from }, index) => {
      if (!places.has(from)) return [];
      const taken = Object.hasOwn(ROUTE_ALIASES, from)
        ? 'is redirected by src/config/routes.ts'
        : 'is a page of this site, which nobody would see any more';
      return [fault(file, `redirects[${index}].from`, `${from} ${taken}; take this redirect out`)];
    }),
  );
}
