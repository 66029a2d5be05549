/** The views of a service family's page and their addresses. */
import { ROUTES } from '#site/routes.ts';
import {
  FAMILIES,
  SECTION_PARAM,
  SERVICE_PARAM,
  servicePagePath,
  type FamilyId,
} from '#site/services.ts';

/** The open view, also the end of its page's path: `''` is the grid, `'registrations'`, `'registrations/gst'`. */
export type ServiceView = string;
export const GRID_VIEW: ServiceView = '';

/** The section that explains how a fee is built. */
export const FEES_HREF = `${ROUTES.services}#how-we-charge`;

/** The query that names a view in the family's page: `registrations/gst` → `?service=registrations&section=gst`. */
export function serviceViewQuery(view: ServiceView): string {
  if (view === GRID_VIEW) return '';
  const [service = '', section] = view.split('/');
  const query = new URLSearchParams({ [SERVICE_PARAM]: service });
  if (section !== undefined) query.set(SECTION_PARAM, section);
  return `?${query}`;
}

/** Own pages by what a query names, `registrations` or `registrations/gst`. `ids`: published, `family/service`. */
export function serviceQueryRedirects(
  family: FamilyId,
  ids: readonly string[],
): Map<string, string> {
  const prefix = `${family}/`;
  const services = ids
    .filter((id) => id.startsWith(prefix))
    .map((id) => [id.slice(prefix.length), id] as const);
  const aliases = Object.entries(FAMILIES[family].aliases).filter(([, id]) => ids.includes(id));
  return new Map([...services, ...aliases].map(([view, id]) => [view, servicePagePath(id)]));
}

/** Script for a family's head: takes a visitor who comes with a known `?service=` to its page before any paint. */
export const serviceRedirectScript = (pages: ReadonlyMap<string, string>) => `{
const pages = new Map(${JSON.stringify([...pages])}), query = new URLSearchParams(location.search), service = query.get('${SERVICE_PARAM}');
const page = pages.get(service + '/' + query.get('${SECTION_PARAM}')) ?? pages.get(service);
if (page) {
  document.documentElement.hidden = true;
  location.replace(page + location.hash);
}
}`;
