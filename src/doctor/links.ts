/** Links that lead to nothing, or to what is not out yet. */
import { addressOf, collectionNamed } from '#collections/index.ts';
import type { Navigation } from '#collections/site.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import { isOutBefore, type Publication } from '#collections/reading/publication.ts';
import { problemIn, type Entries, type SingleReading } from '#collections/reading/read.ts';
import { GRID_ANCHOR } from '#features/services/service-views.logic.ts';
import { formatDate } from '#lib/format.ts';
import { ROUTES, ROUTE_ALIASES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS, SERVICE_PARAM } from '#site/services.ts';
import { everyEntry, strings, textsOf } from './texts.ts';

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
  for (const { collection, id, data, body, publication } of everyEntry(entries)) {
    const { ownPage } = collectionNamed(collection);
    const [path, anchor] = addressOf(collection, id, data)?.split('#') ?? [];
    if (path === undefined) continue;
    const { parts } = targetAt(path, ownPage || path.endsWith('.pdf') ? publication : PUBLISHED);
    if (anchor !== undefined) parts.set(anchor, publication);
    if (ownPage) for (const heading of markdownParts(body).anchors) parts.set(heading, publication);
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
    ...strings(navigation.value).flatMap(({ path: field, value: text }) =>
      linksIn({ field, text }).flatMap(({ href }) =>
        wrong(href, PUBLISHED).map((message) => problemIn(navigation, field, message)),
      ),
    ),
    ...everyEntry(entries).flatMap((entry) => {
      const own = addressOf(entry.collection, entry.id, entry.data);
      return textsOf(entry).flatMap(({ problem, ...text }) =>
        linksIn(text).flatMap(({ href, line }) =>
          wrong(href, entry.publication, own).map((message) => problem(message, line)),
        ),
      );
    }),
  ];
}

/** The link that a field is, or the links in its Markdown or in that of the body. */
function linksIn({ field, text }: { field: string; text: string }) {
  if (/(^|\.)(href|url|to|service)$/.test(field)) return [{ href: text, line: 1 }];
  return field === 'body' || text.includes('](') ? markdownParts(text).links : [];
}

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
      const { path, aliases } = FAMILIES[family];
      const own = services.map(({ id }) => id.split('/')).filter(([first]) => first === family);
      return [path, [...own.map(([, name = '']) => name), ...Object.keys(aliases)]];
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
