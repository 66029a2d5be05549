/** Links that lead to nothing, or to what is not out yet. */
import { FAMILIES, FAMILY_IDS, SERVICE_PARAM, type FamilyId } from '#config/services.ts';
import { formatDate } from '#logic/format.ts';
import { isOutBefore, type Publication } from '#logic/publication.ts';
import { openingsOf } from '#logic/service-openings.ts';
import { didYouMean } from '#schemas/allowed.ts';
import { fault, type Fault } from '#schemas/fault-text.ts';
import { addressOf } from './addresses.ts';
import { COLLECTION_NAMES, type CollectionName, type EntryData } from './collections.ts';
import { markdownParts } from './markdown-parts.ts';
import { placesOf, type Place, type Unsound } from './places.ts';
import type { Entries, ReadEntry } from './read.ts';
import { strings } from './strings.ts';

interface Link {
  readonly href: string;
  readonly field: string;
  readonly line?: number;
}

/** Every link inside the site, in fields and in Markdown, must lead to a part of a page that is out by then. */
export function linkFaults(entries: Entries, unsound: Unsound): Fault[] {
  const places = placesOf(entries, unsound);
  const services = acceptedServices(entries);
  return COLLECTION_NAMES.flatMap((name) =>
    entries[name].flatMap((entry: ReadEntry) => {
      const own = addressOf(name, entry.id, entry.data as EntryData<CollectionName>);
      return linksOf(entry).flatMap(({ href, field, line }) => {
        const target = href.startsWith('#') ? `${own?.split('#')[0] ?? ''}${href}` : href;
        const wrong =
          wrongPlace(target, places, entry.publication) ?? wrongService(target, services);
        return wrong === undefined
          ? []
          : [fault(entry.file, field, `links to ${href}${wrong}`, line)];
      });
    }),
  );
}

/** Links inside the site; those of the body with their line. */
function linksOf(entry: ReadEntry): Link[] {
  const { data, bodyLine } = entry;
  const inside = (href: string) => /^\/(?!\/)|^#/.test(href);
  const inFields = [...strings(data)].flatMap(({ path: field, value }) => {
    if (/(^|\.)(href|url|to)$/.test(field)) return [{ href: value, field }];
    return value.includes('](')
      ? markdownParts(value).links.map(({ href }) => ({ href, field }))
      : [];
  });
  const inBody = markdownParts(entry.body).links.map(({ href, line }) => ({
    href,
    field: 'body',
    line: bodyLine + line - 1,
  }));
  return [...inFields, ...inBody].filter(({ href }) => inside(href));
}

/** What is wrong with the page or the part that a link names; undefined when nothing is. */
function wrongPlace(
  target: string,
  places: ReadonlyMap<string, Place>,
  naming: Publication,
): string | undefined {
  const [address = '', anchor] = decoded(target).split('#');
  const path = address.replace(/\?.*$/, '');
  const place = places.get(path);
  if (place === undefined)
    return `, which is no page of this site${guess(path, [...places.keys()])}`;
  if (!isOutBefore(place.publication, naming)) return notOut(place.publication);
  if (anchor === undefined || place.partsUnknown) return undefined;
  const part = place.parts.get(anchor);
  if (part === undefined)
    return `, but ${path} has no part "${anchor}"${guess(anchor, [...place.parts.keys()])}`;
  return isOutBefore(part, naming) ? undefined : notOut(part);
}

const notOut = (publication: Publication) =>
  `, which ${publication.state === 'waiting' ? `waits until ${formatDate(publication.until)}` : 'is a draft'}; publish that first, or take the link out`;

function guess(found: string, allowed: readonly string[]): string {
  const question = didYouMean(found, allowed).trim();
  return question === '' ? '' : `; ${question}`;
}

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Values of `?service=` by path of the family's page. */
function acceptedServices({ services }: Entries): ReadonlyMap<string, readonly string[]> {
  return new Map(
    FAMILY_IDS.map((family: FamilyId) => {
      const tree = services
        .filter(({ id }) => id.split('/').length === 2 && id.startsWith(`${family}/`))
        .map(({ id }) => ({ id: id.slice(family.length + 1), subsections: [] }));
      const { services: views, elsewhere } = openingsOf(family, tree);
      return [FAMILIES[family].path, [...Object.keys(views), ...Object.keys(elsewhere)]];
    }),
  );
}

/** A family's page ignores a service it does not know, so the visitor would land on the grid. */
function wrongService(
  target: string,
  services: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const [path = '', query = ''] = decoded(target).replace(/#.*$/, '').split('?');
  const accepted = services.get(path);
  const service = new URLSearchParams(query).get(SERVICE_PARAM);
  if (accepted === undefined || service === null || accepted.includes(service)) return undefined;
  return `, but that page knows no service "${service}"${guess(service, accepted)}`;
}
