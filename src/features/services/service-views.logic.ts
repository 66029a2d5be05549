/** The views of a service family's page and their addresses. */
import { SECTION_PARAM, SERVICE_PARAM } from '#site/services.ts';

/**
 * The open view: `''` is the grid, `'registrations'` a service, `'registrations/gst'` its subsection. Appended
 * to the family's path, it is also the path of the service's own page.
 */
export type View = string;
export const GRID: View = '';

/** Anchor of the grid in its page. */
export const GRID_ANCHOR = 'all-services';

/** The query that names a view in the family's page. */
export function queryOf(view: View): string {
  if (view === GRID) return '';
  const [service = '', section] = view.split('/');
  const query = new URLSearchParams({ [SERVICE_PARAM]: service });
  if (section !== undefined) query.set(SECTION_PARAM, section);
  return `?${query}`;
}
