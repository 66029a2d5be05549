/** The tree of services: family, service, subsection. */
import { error, type Problem } from '#collections/reading/problem.ts';
import { isOutBefore } from '#collections/reading/publication.ts';
import { problemIn, type Entries } from '#collections/reading/read.ts';
import { allowedText } from '#collections/reading/error-map.ts';
import { FAMILIES, isFamilyId } from '#site/services.ts';

export function serviceProblems({ services, home }: Entries): Problem[] {
  const ids = services.map(({ id }) => id);
  return [
    ...services.flatMap((service) => placeProblems(service, services)),
    ...home.flatMap((entry) => cardProblems(entry, ids)),
  ];
}

function placeProblems(
  entry: Entries['services'][number],
  services: Entries['services'],
): Problem[] {
  const { id, file, publication, data } = entry;
  const [family, service = '', section] = id.split('/');
  if (!isFamilyId(family)) return [];
  const isEmpty =
    data.sections.length === 0 && !services.some((one) => one.id.startsWith(`${id}/`));
  const empty = isEmpty
    ? [problemIn(entry, 'sections', 'is missing; a service without subsections needs sections')]
    : [];
  if (section === undefined) {
    return Object.hasOwn(FAMILIES[family].aliases, service)
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

/** Services on the home page's cards. */
const cardProblems = (entry: Entries['home'][number], ids: readonly string[]): Problem[] =>
  entry.data.families.cards.flatMap(({ family, services }, card) =>
    services.flatMap((service, index) => {
      const known = ids
        .filter((id) => id.startsWith(`${family}/`))
        .map((id) => id.slice(family.length + 1));
      if (known.includes(service)) return [];
      const message = `found "${service}"; ${allowedText(service, known)}`;
      return [problemIn(entry, `families.cards[${card}].services[${index}]`, message)];
    }),
  );
