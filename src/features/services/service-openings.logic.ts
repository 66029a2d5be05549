/** What the build prints into a service family's page for its drill-down: accepted values, addresses, labels. */
import {
  drillDownHref,
  FAMILIES,
  FAMILY_IDS,
  SECTION_PARAM,
  SERVICE_PARAM,
  type FamilyId,
} from '#site/services.ts';
import { GRID, type Openings, type View } from './service-selection.logic.ts';

/** A service of the page, as far as its address goes. */
interface Branch {
  readonly id: string;
  readonly subsections: readonly { readonly id: string }[];
}

/**
 * What a family's page accepts: the values of the table, and the services that content adds to them.
 * Throws when no family has a borrowed value: a fault in the table.
 */
export function openingsOf(family: FamilyId, tree: readonly Branch[] = []): Openings {
  const { path, services, aliases, borrowed, subsections } = FAMILIES[family];
  const ids = [...services, ...tree.map(({ id }) => id)];
  const groups = tree.filter((service) => service.subsections.length > 0);
  return {
    path,
    serviceParam: SERVICE_PARAM,
    sectionParam: SECTION_PARAM,
    services: { ...Object.fromEntries(ids.map((id) => [id, id])), ...aliases },
    subsections: {
      ...subsections,
      ...Object.fromEntries(
        groups.map((group) => [group.id, group.subsections.map(({ id }) => id)]),
      ),
    },
    elsewhere: Object.fromEntries(borrowed.map((value) => [value, homeOf(value)])),
  };
}

function homeOf(service: string): string {
  const home = FAMILY_IDS.find((id) =>
    (FAMILIES[id].services as readonly string[]).includes(service),
  );
  if (home === undefined) throw new Error(`no family has the borrowed service "${service}"`);
  return drillDownHref(home, service);
}

/** Address that opens a view. */
export function addressOf(family: FamilyId, view: View): string {
  const [service = '', section] = view.split('/');
  return view === GRID ? FAMILIES[family].path : drillDownHref(family, service, section);
}

/** Text of the link one level up from a detail. */
export function backLabel(family: FamilyId, parentTitle?: string): string {
  return parentTitle === undefined ? FAMILIES[family].backLabel : `Back to ${parentTitle}`;
}
