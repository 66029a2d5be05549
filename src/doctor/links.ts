/** Links that lead to nothing, or to what is not out yet. */
import { ROUTE_ALIASES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS, SERVICE_PARAM, type FamilyId } from '#site/services.ts';
import { formatDate } from '#lib/format.ts';
import { isOutBefore, type Publication } from '#collections/reading/publication.ts';
import type { Navigation } from '#collections/navigation.ts';
import { openingsOf } from '#features/services/service-openings.logic.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { COLLECTION_NAMES, addressOf } from '#collections/index.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import type { LinkTarget } from './link-targets.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { strings } from '#collections/reading/strings.ts';

interface Link {
  readonly href: string;
  readonly field: string;
  readonly line?: number;
}

type Targets = ReadonlyMap<string, LinkTarget>;

/** Every link inside the site, in fields and in Markdown, must lead to a part of a page that is out by then. */
export function linkFindings(entries: Entries, targets: Targets): Finding[] {
  const services = acceptedServices(entries);
  return COLLECTION_NAMES.flatMap((name) =>
    entries[name].flatMap((entry: ReadEntry) => {
      const own = addressOf(name, entry.id, entry.data);
      return linksOf(entry).flatMap(({ href, field, line }) => {
        const target = href.startsWith('#') ? `${own?.split('#')[0] ?? ''}${href}` : href;
        const wrong =
          wrongPage(target, targets, entry.publication) ?? wrongService(target, services);
        return wrong === undefined
          ? []
          : [error(entry.file, field, `links to ${href}${wrong}`, line)];
      });
    }),
  );
}

/** Every address of the menu, the footer and the sidebars must be a page that is out today. */
export function menuFindings(
  navigation: Navigation | undefined,
  file: string,
  entries: Entries,
  targets: Targets,
): Finding[] {
  const services = acceptedServices(entries);
  return [...strings(navigation)].flatMap(({ path: field, value: href }) => {
    if (!field.endsWith('.href')) return [];
    const wrong = wrongPage(href, targets, { state: 'published' }) ?? wrongService(href, services);
    return wrong === undefined ? [] : [error(file, field, `links to ${href}${wrong}`)];
  });
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
function wrongPage(target: string, targets: Targets, naming: Publication): string | undefined {
  const [address = '', anchor] = decoded(target).split('#');
  const path = address.replace(/\?.*$/, '');
  const page = targets.get(path);
  if (page === undefined)
    return `, which is no page of this site${guess(path, [...targets.keys()])}`;
  if (!isOutBefore(page.publication, naming)) return notOut(page.publication);
  if (anchor === undefined || page.partsUnknown) return undefined;
  const part = page.parts.get(anchor);
  if (part === undefined)
    return `, but ${path} has no part "${anchor}"${guess(anchor, [...page.parts.keys()])}`;
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

/** Redirects that would hide a page. Where each leads is checked with all other links. */
export function redirectFindings({ redirects }: Entries, targets: Targets): Finding[] {
  return redirects.flatMap(({ file, data }) =>
    data.redirects.flatMap(({ from }, index) => {
      if (!targets.has(from)) return [];
      const taken = Object.hasOwn(ROUTE_ALIASES, from)
        ? 'is redirected by src/site/routes.ts'
        : 'is a page of this site, which nobody would see any more';
      return [error(file, `redirects[${index}].from`, `${from} ${taken}; take this redirect out`)];
    }),
  );
}
