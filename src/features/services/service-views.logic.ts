/** What the page of a service family can show (its views), and the address of each view. */
import { ROUTES } from '#site/routes.ts';
import {
  FAMILIES,
  SECTION_PARAM,
  SERVICE_PARAM,
  servicePagePath,
  type FamilyId,
} from '#site/services.ts';

/** What a family's page shows: `''` for the list of services, `'registrations/gst'` for a service or subsection. */
export type ServiceView = string;
export const GRID_VIEW: ServiceView = '';

/** Link to the section that explains how we calculate a fee. */
export const FEES_HREF = `${ROUTES.services}#how-we-charge`;

/** Returns the query of a view: `?service=registrations&section=gst` for `registrations/gst`. */
export function serviceViewQuery(view: ServiceView): string {
  if (view === GRID_VIEW) return '';
  const [service = '', section] = view.split('/');
  const query = new URLSearchParams({ [SERVICE_PARAM]: service });
  if (section !== undefined) query.set(SECTION_PARAM, section);
  return `?${query}`;
}

/**
 * Maps each view (`registrations/gst`) and each alias of a family to the path of the service's page.
 * @param ids ids of all published services
 */
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

/** Returns a script that redirects `?service=` with a known value to the service's page, before the first paint. */
export const serviceRedirectScript = (pages: ReadonlyMap<string, string>) => `{
const pages = new Map(${JSON.stringify([...pages])}), query = new URLSearchParams(location.search), service = query.get('${SERVICE_PARAM}');
const page = pages.get(service + '/' + query.get('${SECTION_PARAM}')) ?? pages.get(service);
if (page) {
  document.documentElement.hidden = true;
  location.replace(page + location.hash);
}
}`;
