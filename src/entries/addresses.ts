/** Where a visitor finds an entry. */
import { BROCHURE_PATH } from '#config/file-paths.ts';
import { DOCUMENT_ROUTES, LEGAL_ROUTES, ROUTES, guidancePlace, postPath } from '#config/routes.ts';
import { isFamilyId, servicePagePath } from '#config/services.ts';
import type { CollectionName, EntryData } from './collections.ts';

type Addresses = {
  [Name in CollectionName]: (id: string, data: EntryData<Name>) => string | undefined;
};

/** Path, with the anchor where the entry stands in a list; undefined when no page shows it by itself. */
const ADDRESSES: Addresses = {
  home: () => ROUTES.home,
  pages: (id) => `/${id}`,
  services: (id) => (isFamilyId(id.split('/')[0]) ? servicePagePath(id) : undefined),
  posts: postPath,
  guidance: (id) => {
    const { page, anchor } = guidancePlace(id);
    return `${page}#${anchor}`;
  },
  resources: () => ROUTES.faasResources,
  policies: () => ROUTES.policies,
  documents: (_id, { group }) => DOCUMENT_ROUTES[group] ?? BROCHURE_PATH,
  legal: (id) => LEGAL_ROUTES[id],
  taxUpdates: (id) => `${ROUTES.taxUpdates}#${id}`,
  caseStudies: (id) => `${ROUTES.caseStudies}#${id}`,
  compliance: (id) => `${ROUTES.complianceCalendar}#${id}`,
  events: (id) => `${ROUTES.events}#${id}`,
  faqs: (id, { page }) => `/${page}#${id}`,
  recruitmentSteps: () => ROUTES.recruitment,
  recruitmentStories: () => ROUTES.recruitment,
  facts: () => undefined,
  redirects: () => undefined,
};

export function addressOf<Name extends CollectionName>(
  name: Name,
  id: string,
  data: EntryData<Name>,
): string | undefined {
  return ADDRESSES[name](id, data);
}
