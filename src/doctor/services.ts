/** The tree of services: family, service, subsection. */
import { error, type Finding } from '#collections/reading/finding.ts';
import { isOutBefore } from '#collections/reading/publication.ts';
import { problemIn, type Entries } from '#collections/reading/read.ts';
import { didYouMean, allowedText } from '#collections/reading/error-map.ts';
import { FAMILIES, isFamilyId } from '#site/services.ts';

export function serviceFindings({ services, home }: Entries): Finding[] {
  const ids = services.map(({ id }) => id);
  return [
    ...services.flatMap((service) => placeFindings(service, services)),
    ...home.flatMap((entry) => homeFindings(entry, ids)),
  ];
}

function placeFindings(
  entry: Entries['services'][number],
  services: Entries['services'],
): Finding[] {
  const { id, file, publication, data } = entry;
  const [family, service = '', section] = id.split('/');
  if (!isFamilyId(family)) return [];
  const isEmpty =
    data.sections.length === 0 && !services.some((one) => one.id.startsWith(`${id}/`));
  const empty = isEmpty
    ? [problemIn(entry, 'sections', 'is missing; a service without subsections needs sections')]
    : [];
  if (section === undefined) {
    const { aliases, borrowed } = FAMILIES[family];
    const taken = [...Object.keys(aliases), ...borrowed].includes(service);
    return taken
      ? [error(file, '', `the name "${service}" leads elsewhere on this page; rename the file`)]
      : empty;
  }
  const above = services.find((one) => one.id === `${family}/${service}`);
  if (above === undefined)
    return [error(file, '', `belongs to no service; there is no ${family}/${service}.json`)];
  return isOutBefore(above.publication, publication)
    ? empty
    : [error(file, '', `would be out before its service ${above.file}; publish that first`)];
}

/** What the home page names must exist. */
function homeFindings(entry: Entries['home'][number], ids: readonly string[]): Finding[] {
  const { search, families } = entry.data;
  const keywords = search.entries.map(({ keyword }) => keyword);
  const unknown = (['suggestions', 'chips'] as const).flatMap((list) =>
    search[list].flatMap((keyword, index) => {
      const wrong = `found "${keyword}"; ${didYouMean(keyword, keywords)}no search entry has this keyword`;
      return keywords.includes(keyword)
        ? []
        : [problemIn(entry, `search.${list}[${index}]`, wrong)];
    }),
  );
  const cards = families.cards.flatMap(({ family, services }, card) =>
    services.flatMap((service, index) => {
      const known = ids
        .filter((id) => id.startsWith(`${family}/`))
        .map((id) => id.slice(family.length + 1));
      return known.includes(service)
        ? []
        : [
            problemIn(
              entry,
              `families.cards[${card}].services[${index}]`,
              `found "${service}"; ${allowedText(service, known)}`,
            ),
          ];
    }),
  );
  return [...unknown, ...cards];
}
