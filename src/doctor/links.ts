/** Links that lead to nothing, or to what is not out yet. */
import { COLLECTION_NAMES, addressOf, collectionNamed } from '#collections/index.ts';
import type { Navigation } from '#collections/site.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import { isOutBefore, type Publication } from '#collections/reading/publication.ts';
import {
  problemIn,
  problemInBody,
  type Entries,
  type ReadEntry,
  type SingleReading,
} from '#collections/reading/read.ts';
import { strings } from '#collections/reading/strings.ts';
import { GRID_ANCHOR } from '#features/services/service-views.logic.ts';
import { formatDate } from '#lib/format.ts';
import { ROUTES, ROUTE_ALIASES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS, SERVICE_PARAM } from '#site/services.ts';

/** A page of the site. */
export interface LinkTarget {
  readonly publication: Publication;
  /** Parts by anchor. */
  readonly parts: Map<string, Publication>;
}

const PUBLISHED: Publication = { state: 'published' };

/** Every page by its path. A page of code is there; one that an entry makes is as public as the entry. */
export function linkTargets(entries: Entries): ReadonlyMap<string, LinkTarget> {
  const targets = new Map<string, LinkTarget>();
  const targetAt = (path: string, publication = PUBLISHED) => {
    const target = targets.get(path) ?? { publication, parts: new Map([['main', PUBLISHED]]) };
    targets.set(path, target);
    return target;
  };
  for (const name of COLLECTION_NAMES)
    for (const { id, data, body, publication } of entries[name] as ReadEntry[]) {
      const { ownPage, extension } = collectionNamed(name);
      const address = addressOf(name, id, data);
      if (address === undefined) continue;
      const [path = '', anchor] = address.split('#');
      const { parts } = targetAt(path, ownPage || path.endsWith('.pdf') ? publication : PUBLISHED);
      if (anchor !== undefined) parts.set(anchor, publication);
      if (ownPage && extension === 'md')
        for (const heading of markdownParts(body).anchors) parts.set(heading, publication);
    }
  for (const path of [...Object.values(ROUTES), ...Object.keys(ROUTE_ALIASES)]) targetAt(path);
  // `#faq-3` on both pages of questions; only one of them prints anchors for its categories.
  for (const { id, data } of entries.faqs) {
    const { parts } = targetAt(`/${data.page}`);
    if (data.page === 'faqs-india') parts.delete(id);
    for (const question of data.faqs) parts.set(`faq-${question.id}`, PUBLISHED);
  }
  for (const { data } of entries.terms)
    for (const { id } of data.terms) targetAt(ROUTES.glossary).parts.set(id, PUBLISHED);
  for (const family of FAMILY_IDS)
    targetAt(FAMILIES[family].path).parts.set(GRID_ANCHOR, PUBLISHED);
  return targets;
}

type Targets = ReadonlyMap<string, LinkTarget>;

/**
 * Every link inside the site, in the menu, in fields and in Markdown, must lead to a part of a page that is
 * out by then.
 */
export function linkProblems(
  navigation: SingleReading<Navigation>,
  entries: Entries,
  targets: Targets,
): Problem[] {
  const services = acceptedServices(entries);
  const wrong = (href: string, naming: Publication, own = ''): string[] => {
    if (!/^\/(?!\/)|^#/.test(href)) return [];
    const target = decoded(href.startsWith('#') ? `${own.split('#')[0]}${href}` : href);
    const why = wrongPage(target, targets, naming) ?? wrongService(target, services);
    return why === undefined ? [] : [`links to ${href}${why}`];
  };
  return [
    ...linksIn(navigation.value).flatMap(({ field, href }) =>
      wrong(href, PUBLISHED).map((message) => problemIn(navigation, field, message)),
    ),
    ...COLLECTION_NAMES.flatMap((name) =>
      entries[name].flatMap((entry: ReadEntry) => {
        const { publication } = entry;
        const own = addressOf(name, entry.id, entry.data);
        return [
          ...linksIn(entry.data).flatMap(({ field, href }) =>
            wrong(href, publication, own).map((message) => problemIn(entry, field, message)),
          ),
          ...markdownParts(entry.body).links.flatMap(({ href, line }) =>
            wrong(href, publication, own).map((message) => problemInBody(entry, line, message)),
          ),
        ];
      }),
    ),
  ];
}

/** Fields that are a link, and links in the Markdown of the others. */
const linksIn = (data: unknown): { field: string; href: string }[] =>
  [...strings(data)].flatMap(({ path: field, value }) => {
    if (/(^|\.)(href|url|to|service)$/.test(field)) return [{ field, href: value }];
    if (!value.includes('](')) return [];
    return markdownParts(value).links.map(({ href }) => ({ field, href }));
  });

/** What is wrong with the page or the part that a link names; undefined when nothing is. */
function wrongPage(target: string, targets: Targets, naming: Publication): string | undefined {
  const [address = '', anchor] = target.split('#');
  const path = address.replace(/\?.*$/, '');
  const page = targets.get(path);
  if (page === undefined)
    return `, which is no page of this site${guess(path, [...targets.keys()])}`;
  if (!isOutBefore(page.publication, naming)) return notOut(page.publication);
  if (anchor === undefined) return undefined;
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
const acceptedServices = ({ services }: Entries): ReadonlyMap<string, readonly string[]> =>
  new Map(
    FAMILY_IDS.map((family) => {
      const { path, aliases, borrowed } = FAMILIES[family];
      const own = services.map(({ id }) => id.split('/')).filter(([first]) => first === family);
      return [path, [...own.map(([, name = '']) => name), ...Object.keys(aliases), ...borrowed]];
    }),
  );

/** A family's page ignores a service it does not know, so the visitor would land on the grid. */
function wrongService(
  target: string,
  services: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const [path = '', query = ''] = target.replace(/#.*$/, '').split('?');
  const accepted = services.get(path);
  const service = new URLSearchParams(query).get(SERVICE_PARAM);
  if (accepted === undefined || service === null || accepted.includes(service)) return undefined;
  return `, but that page knows no service "${service}"${guess(service, accepted)}`;
}

/** Redirects that would hide a page. Where each leads is checked with all other links. */
export function redirectProblems({ redirects }: Entries, targets: Targets): Problem[] {
  return redirects.flatMap((entry) =>
    entry.data.redirects.flatMap(({ from }, index) => {
      const message = `${from} is a page of this site, which nobody would see any more; take this redirect out`;
      return targets.has(from) ? [problemIn(entry, `redirects[${index}].from`, message)] : [];
    }),
  );
}
