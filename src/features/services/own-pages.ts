/** Which page of its own each `?service=` of a family's page stands for. */
import { FAMILIES, FAMILY_IDS, servicePagePath, type FamilyId } from '#site/services.ts';
import type { View } from './service-views.logic.ts';

/**
 * Path by value: `registrations` for a service, `registrations/gst` for
 * `?service=registrations&section=gst`; aliases and values that belong to another family are among them.
 * @param views the family's services and subsections that are out
 */
export function ownPages(family: FamilyId, views: readonly View[]): Map<string, string> {
  const { path, aliases, borrowed } = FAMILIES[family];
  const pages = new Map(views.map((view) => [view, `${path}/${view}`]));
  for (const [alias, view] of Object.entries(aliases))
    if (pages.has(view)) pages.set(alias, `${path}/${view}`);
  for (const service of borrowed) {
    const home = FAMILY_IDS.find((id) =>
      (FAMILIES[id].services as readonly string[]).includes(service),
    );
    if (home !== undefined) pages.set(service, servicePagePath(`${home}/${service}`));
  }
  return pages;
}

/**
 * Script for the head of a family's page: takes a visitor who comes with `?service=` to that service's own
 * page before anything is painted. Unknown values are ignored: an unknown section leaves its service.
 */
export const ownPageScript = (pages: ReadonlyMap<string, string>) => `{
const pages = new Map(${JSON.stringify([...pages])}), query = new URLSearchParams(location.search), service = query.get('service');
const page = pages.get(service + '/' + query.get('section')) ?? pages.get(service);
if (page) {
  document.documentElement.hidden = true;
  location.replace(page + location.hash);
}
}`;
