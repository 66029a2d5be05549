/** Entries that must be there and be shown: services, the brochure, what the home page names. */
import { ROUTES } from '#site/routes.ts';
import {
  FAMILIES,
  FAMILY_IDS,
  expectedServiceIds,
  isFamilyId,
  type FamilyId,
} from '#site/services.ts';
import { isOutBefore } from '#collections/reading/publication.ts';
import { allowedText, didYouMean } from '#collections/reading/error-map.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import type { InvalidIds } from './link-targets.ts';
import type { Entries } from '#collections/reading/read.ts';

/** Every service that `src/site/services.ts` names must be there, none may be empty. */
export function serviceFindings({ services }: Entries, invalid: InvalidIds): Finding[] {
  const expected = expectedServiceIds();
  const ids = new Set(services.map(({ id }) => id));
  const missing = expected
    .filter((id) => !ids.has(id) && !invalid.services.includes(id))
    .map((id) =>
      error(`content/services/${id}.json`, '', 'is missing; src/site/services.ts names it'),
    );
  const empty = services
    .filter(
      ({ id, data }) =>
        data.sections.length === 0 && !services.some((other) => other.id.startsWith(`${id}/`)),
    )
    .map(({ file }) =>
      error(file, 'sections', 'is missing; a service without subsections needs sections'),
    );
  return [
    ...missing,
    ...empty,
    ...services.flatMap((service) => addedServiceFindings(service, services, invalid)),
  ];
}

/** A service that the table does not name needs a family, a service above it, and a free name. */
function addedServiceFindings(
  { id, file, publication }: Entries['services'][number],
  services: Entries['services'],
  invalid: InvalidIds,
): Finding[] {
  const [family = '', service = '', section, ...deeper] = id.split('/');
  if (!isFamilyId(family) || service === '' || deeper.length > 0)
    return [error(file, '', `lies in no known family folder; allowed: ${FAMILY_IDS.join(', ')}`)];
  if (section === undefined) {
    const { aliases, borrowed } = FAMILIES[family];
    const taken = [...Object.keys(aliases), ...borrowed].includes(service);
    return taken
      ? [error(file, '', `the name "${service}" leads elsewhere on this page; rename the file`)]
      : [];
  }
  const above = services.find((one) => one.id === `${family}/${service}`);
  if (above === undefined)
    return invalid.services.includes(`${family}/${service}`)
      ? []
      : [error(file, '', `belongs to no service; there is no ${family}/${service}.json`)];
  return isOutBefore(above.publication, publication)
    ? []
    : [error(file, '', `would be out before its service ${above.file}; publish that first`)];
}

/** What the menu, typed links and the home page lead to is never hidden. */
export function fixedPlaceFindings(
  { pages, services, documents }: Entries,
  invalid: InvalidIds,
): Finding[] {
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
          error(
            file,
            state === 'draft' ? 'draft' : 'publishDate',
            'this entry cannot be hidden, because fixed parts of the site lead to it; take the line out',
          ),
        ],
  );
  const hasBrochure =
    invalid.documents.length > 0 || documents.some(({ data }) => data.group === 'brochure');
  const brochure = hasBrochure
    ? []
    : [
        error(
          'content/documents',
          '',
          'has no entry of the group "brochure", which the header offers',
        ),
      ];
  return [...hidden, ...brochure];
}

/** What the home page names must exist. */
export function homeFindings({ home, services }: Entries, invalid: InvalidIds): Finding[] {
  const published = services.filter(({ publication }) => publication.state === 'published');
  const serviceIds = new Set([...published.map(({ id }) => id), ...invalid.services]);
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
              error(
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
          error(
            file,
            `families.cards[${index}].services[${card.services.indexOf(service)}]`,
            `found "${service}"; ${allowedText(service, servicesOf(card.family))}`,
          ),
        ),
    );
    return [...unknown, ...cards];
  });
}
