/** Faults of place and name: services that the lists call for, posts and guidance in their folders. */
import { LEGAL_ROUTES, ROUTES } from '#config/routes.ts';
import {
  FAMILIES,
  FAMILY_IDS,
  expectedServiceIds,
  isFamilyId,
  type FamilyId,
} from '#config/services.ts';
import { GUIDANCE_PAGES } from '#config/vocabularies.ts';
import { isOutBefore } from '#logic/publication.ts';
import { allowedText, didYouMean } from '#schemas/allowed.ts';
import { fault, type Fault } from '#schemas/fault-text.ts';
import type { Unsound } from './places.ts';
import type { Entries } from './read.ts';

/** Every service that `src/config/services.ts` names must be there, none may be empty. */
export function serviceFaults({ services }: Entries, unsound: Unsound): Fault[] {
  const expected = expectedServiceIds();
  const ids = new Set(services.map(({ id }) => id));
  const missing = expected
    .filter((id) => !ids.has(id) && !unsound.services.includes(id))
    .map((id) =>
      fault(`content/services/${id}.json`, '', 'is missing; src/config/services.ts names it'),
    );
  const empty = services
    .filter(
      ({ id, data }) =>
        data.sections.length === 0 && !services.some((other) => other.id.startsWith(`${id}/`)),
    )
    .map(({ file }) =>
      fault(file, 'sections', 'is missing; a service without subsections needs sections'),
    );
  return [
    ...missing,
    ...empty,
    ...services.flatMap((service) => addedServiceFaults(service, services, unsound)),
  ];
}

/** A service that the table does not name needs a family, a service above it, and a free name. */
function addedServiceFaults(
  { id, file, publication }: Entries['services'][number],
  services: Entries['services'],
  unsound: Unsound,
): Fault[] {
  const [family = '', service = '', section, ...deeper] = id.split('/');
  if (!isFamilyId(family) || service === '' || deeper.length > 0)
    return [fault(file, '', `lies in no known family folder; allowed: ${FAMILY_IDS.join(', ')}`)];
  if (section === undefined) {
    const { aliases, borrowed } = FAMILIES[family];
    const taken = [...Object.keys(aliases), ...borrowed].includes(service);
    return taken
      ? [fault(file, '', `the name "${service}" leads elsewhere on this page; rename the file`)]
      : [];
  }
  const above = services.find((one) => one.id === `${family}/${service}`);
  if (above === undefined)
    return unsound.services.includes(`${family}/${service}`)
      ? []
      : [fault(file, '', `belongs to no service; there is no ${family}/${service}.json`)];
  return isOutBefore(above.publication, publication)
    ? []
    : [fault(file, '', `would be out before its service ${above.file}; publish that first`)];
}

/** Posts are numbered; guidance lies in the folder of its page. */
export function reservedNameFaults({ posts, guidance, legal }: Entries): Fault[] {
  return [
    ...posts
      .filter(({ id }) => !/^[1-9]\d*$/.test(id))
      .map(({ file }) => fault(file, '', 'a post is named by a number, such as content/blog/7.md')),
    ...guidance
      .filter(({ id }) => !(GUIDANCE_PAGES as readonly string[]).includes(id.split('/')[0] ?? ''))
      .map(({ file }) =>
        fault(file, '', `lies in no known page folder; allowed: ${GUIDANCE_PAGES.join(', ')}`),
      ),
    ...legal
      .filter(({ id }) => !(id in LEGAL_ROUTES))
      .map(({ file }) =>
        fault(
          file,
          '',
          `has no page; allowed names: ${Object.keys(LEGAL_ROUTES).join(', ')}. Other pages are entries of content/pages/`,
        ),
      ),
  ];
}

/** What the menu, typed links and the home page lead to is never hidden. */
export function fixedPlaceFaults(
  { pages, services, documents }: Entries,
  unsound: Unsound,
): Fault[] {
  const routes = new Set<string>(Object.values(ROUTES));
  const expected = expectedServiceIds();
  const fixed = [
    ...pages.filter(({ id }) => routes.has(`/${id}`)),
    ...services.filter(({ id }) => expected.includes(id)),
    ...documents.filter(({ data }) => data.group === 'brochure'),
  ];
  const hidden = fixed.flatMap(({ file, publication: { state } }) =>
    state === 'published'
      ? []
      : [
          fault(
            file,
            state === 'draft' ? 'draft' : 'publishDate',
            'this entry cannot be hidden, because fixed parts of the site lead to it; take the line out',
          ),
        ],
  );
  const hasBrochure =
    unsound.documents.length > 0 || documents.some(({ data }) => data.group === 'brochure');
  const brochure = hasBrochure
    ? []
    : [
        fault(
          'content/documents',
          '',
          'has no entry of the group "brochure", which the header offers',
        ),
      ];
  return [...hidden, ...brochure];
}

/** What the home page names must exist. */
export function homeFaults({ home, services }: Entries, unsound: Unsound): Fault[] {
  const published = services.filter(({ publication }) => publication.state === 'published');
  const serviceIds = new Set([...published.map(({ id }) => id), ...unsound.services]);
  const servicesOf = (family: FamilyId) =>
    [...serviceIds].flatMap((id) => {
      const [of, service, section] = id.split('/');
      return of === family && service !== undefined && section === undefined ? [service] : [];
    });
  return home.flatMap(({ file, data: { search, families } }) => {
    const keywords = search.entries.map(({ keyword }) => keyword);
    const unknown = (['suggestions', 'chips'] as const).flatMap((list) =>
      search[list].flatMap((keyword, index) =>
        keywords.includes(keyword)
          ? []
          : [
              fault(
                file,
                `search.${list}[${index}]`,
                `found "${keyword}"; ${didYouMean(keyword, keywords)}no search entry has this keyword`,
              ),
            ],
      ),
    );
    const cards = families.cards.flatMap((card, index) =>
      card.services
        .filter((service) => !serviceIds.has(`${card.family}/${service}`))
        .map((service) =>
          fault(
            file,
            `families.cards[${index}].services[${card.services.indexOf(service)}]`,
            `found "${service}"; ${allowedText(service, servicesOf(card.family))}`,
          ),
        ),
    );
    return [...unknown, ...cards];
  });
}
