/**
 * What is open on a service family's page. Runs in the browser and so knows no
 * table of services: what a page accepts is printed into it (service-openings.ts).
 */

/** The open part: `''` is the grid, `'registrations'` a service, `'registrations/gst'` its subsection. */
export type View = string;
export const GRID: View = '';

/** All that a page needs to read its own address; printed into it as JSON. */
export interface Openings {
  /** Path of the page; its services' own pages lie below it. */
  readonly path: string;
  readonly serviceParam: string;
  readonly sectionParam: string;
  /** View by value of `?service=`, aliases included. */
  readonly services: Readonly<Record<string, View>>;
  /** Accepted values of `&section=`, by service. */
  readonly subsections: Readonly<Record<View, readonly string[]>>;
  /** Address on another family's page, by borrowed value of `?service=`. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

export type Place =
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'elsewhere'; readonly href: string };

/**
 * What an address opens. Unknown values are ignored: an unknown service leaves the grid, an unknown
 * section its service.
 * Printed into the page as text (features/services/service-head.ts), so it uses nothing from outside itself.
 */
export function placeAt(openings: Openings, search: string): Place {
  const query = new URLSearchParams(search);
  const service = query.get(openings.serviceParam) ?? '';
  const section = query.get(openings.sectionParam) ?? '';
  const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
    Object.hasOwn(table, key) ? table[key] : undefined;

  const href = own(openings.elsewhere, service);
  if (href !== undefined) return { kind: 'elsewhere', href };
  const view = own(openings.services, service) ?? '';
  const known = own(openings.subsections, view)?.includes(section);
  return { kind: 'view', view: known ? `${view}/${section}` : view };
}

/** Anchor of the grid in its page. */
export const GRID_ANCHOR = 'all-services';

/** The view one level up; the grid's own is the grid. */
export function parentOf(view: View): View {
  return view.includes('/') ? view.slice(0, view.indexOf('/')) : GRID;
}

/** Whether the way from the grid to `view` leads through `other`. */
export function isAbove(other: View, view: View): boolean {
  return other !== view && (other === GRID || view.startsWith(`${other}/`));
}

/** The card of `upper` that leads towards `lower`, which lies below it. */
export function stepTowards(upper: View, lower: View): View {
  return upper === GRID && parentOf(lower) !== GRID ? parentOf(lower) : lower;
}

/**
 * Whether the visitor who goes from one view to another returns to where he came from: the browser's
 * history then goes back instead of growing by an entry.
 * @param cameFrom view of the history entry before the present one; undefined when it is another page.
 */
export function isReturn(from: View, to: View, cameFrom: View | undefined): boolean {
  return cameFrom === to && isAbove(to, from);
}
