/** The service page to which each `?service=` of a family's page leads. */
import { FAMILIES, servicePagePath, type FamilyId } from '#site/services.ts';

/**
 * Path by value: `registrations` for a service, `registrations/gst` for
 * `?service=registrations&section=gst`; aliases are included.
 * @param ids the published services and subsections, as `family/service`
 */
export function ownPages(family: FamilyId, ids: readonly string[]): Map<string, string> {
  const own = ids.filter((id) => id.startsWith(`${family}/`));
  const values = [
    ...own.map((id) => [id.slice(family.length + 1), id] as const),
    ...Object.entries(FAMILIES[family].aliases).filter(([, id]) => ids.includes(id)),
  ];
  return new Map(values.map(([value, id]) => [value, servicePagePath(id)]));
}

/**
 * Script for the head of a family's page: takes a visitor who comes with `?service=` to that service's own
 * page before anything is painted. Unknown values are ignored: with an unknown section, the service itself opens.
 */
export const ownPageScript = (pages: ReadonlyMap<string, string>) => `{
const pages = new Map(${JSON.stringify([...pages])}), query = new URLSearchParams(location.search), service = query.get('service');
const page = pages.get(service + '/' + query.get('section')) ?? pages.get(service);
if (page) {
  document.documentElement.hidden = true;
  location.replace(page + location.hash);
}
}`;
