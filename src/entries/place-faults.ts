/** Faults of place and name: services that the lists call for, posts and guidance in their folders. */
import { FAMILIES, expectedServiceIds } from '#config/services.ts';
import { GUIDANCE_PAGES } from '#config/vocabularies.ts';
import { fault, type Fault } from '#schemas/fault-text.ts';
import type { Entries } from './read.ts';

/** The service entries must be those that `src/config/services.ts` names, none of them empty. */
export function serviceFaults({ services }: Entries): Fault[] {
  const expected = expectedServiceIds();
  const ids = new Set(services.map(({ id }) => id));
  const missing = expected
    .filter((id) => !ids.has(id))
    .map((id) =>
      fault(`content/services/${id}.json`, '', 'is missing; src/config/services.ts names it'),
    );
  const extra = services
    .filter(({ id }) => !expected.includes(id))
    .map(({ file }) => fault(file, '', 'is not named in src/config/services.ts; add it there'));
  const empty = services
    .filter(
      ({ id, data }) =>
        data.sections.length === 0 && !services.some((other) => other.id.startsWith(`${id}/`)),
    )
    .map(({ file }) =>
      fault(file, 'sections', 'is missing; a service without subsections needs sections'),
    );
  return [...missing, ...extra, ...empty];
}

/** Posts are numbered; guidance lies in the folder of its page. */
export function reservedNameFaults({ posts, guidance }: Entries): Fault[] {
  return [
    ...posts
      .filter(({ id }) => !/^[1-9]\d*$/.test(id))
      .map(({ file }) => fault(file, '', 'a post is named by a number, such as content/blog/7.md')),
    ...guidance
      .filter(({ id }) => !(GUIDANCE_PAGES as readonly string[]).includes(id.split('/')[0] ?? ''))
      .map(({ file }) =>
        fault(file, '', `lies in no known page folder; allowed: ${GUIDANCE_PAGES.join(', ')}`),
      ),
  ];
}

/** What the home page names must exist. */
export function homeFaults({ home, services }: Entries): Fault[] {
  const serviceIds = new Set(services.map(({ id }) => id));
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
                `found "${keyword}"; no search entry has this keyword`,
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
            `families.cards[${index}].services`,
            `found "${service}"; allowed: ${FAMILIES[card.family].services.join(', ')}`,
          ),
        ),
    );
    return [...unknown, ...cards];
  });
}
