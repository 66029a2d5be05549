/** Links that lead to nothing, or to what is not out yet. */
import { COLLECTION_NAMES, addressOf, collectionNamed } from '#collections/index.ts';
import type { Navigation } from '#collections/site.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import type { Finding } from '#collections/reading/finding.ts';
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
import { openingsOf } from '#features/services/service-openings.logic.ts';
import { GRID_ANCHOR } from '#features/services/service-selection.logic.ts';
import { formatDate } from '#lib/format.ts';
import { ROUTES, ROUTE_ALIASES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS, SERVICE_PARAM, type FamilyId } from '#site/services.ts';

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

interface Link {
  readonly href: string;
  readonly problem: (message: string) => Finding;
}

type Targets = ReadonlyMap<string, LinkTarget>;

/** Every link inside the site, in fields and in Markdown, must lead to a part of a page that is out by then. */
export function linkFindings(entries: Entries, targets: Targets): Finding[] {
  const services = acceptedServices(entries);
  return COLLECTION_NAMES.flatMap((name) =>
    entries[name].flatMap((entry: ReadEntry) => {
      const own = addressOf(name, entry.id, entry.data);
      return linksOf(entry).flatMap(({ href, problem }) => {
        const target = href.startsWith('#') ? `${own?.split('#')[0] ?? ''}${href}` : href;
        const wrong =
          wrongPage(target, targets, entry.publication) ?? wrongService(target, services);
        return wrong === undefined ? [] : [problem(`links to ${href}${wrong}`)];
      });
    }),
  );
}

/** Every address of the menu, the footer and the sidebars must be a page that is out today. */
export function menuFindings(
  { value: navigation, source }: SingleReading<Navigation>,
  entries: Entries,
  targets: Targets,
): Finding[] {
  const services = acceptedServices(entries);
  return [...strings(navigation)].flatMap(({ path: field, value: href }) => {
    if (!field.endsWith('.href')) return [];
    const wrong = wrongPage(href, targets, { state: 'published' }) ?? wrongService(href, services);
    return wrong === undefined
      ? []
      : [problemIn({ file: source.file, source, above: '' }, field, `links to ${href}${wrong}`)];
  });
}

/** Links inside the site, of fields and of the body. */
function linksOf(entry: ReadEntry): Link[] {
  const inFields = [...strings(entry.data)].flatMap(({ path: field, value }) => {
    const hrefs = /(^|\.)(href|url|to|service)$/.test(field)
      ? [value]
      : value.includes('](')
        ? markdownParts(value).links.map(({ href }) => href)
        : [];
    return hrefs.map((href): Link => ({ href, problem: (text) => problemIn(entry, field, text) }));
  });
  const inBody = markdownParts(entry.body).links.map(({ href, line }): Link => ({
    href,
    problem: (text) => problemInBody(entry, line, text),
  }));
  return [...inFields, ...inBody].filter(({ href }) => /^\/(?!\/)|^#/.test(href));
}

/** What is wrong with the page or the part that a link names; undefined when nothing is. */
function wrongPage(target: string, targets: Targets, naming: Publication): string | undefined {
  const [address = '', anchor] = decoded(target).split('#');
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
  return redirects.flatMap((entry) =>
    entry.data.redirects.flatMap(({ from }, index) => {
      if (!targets.has(from)) return [];
      const taken = Object.hasOwn(ROUTE_ALIASES, from)
        ? 'is redirected by src/site/routes.ts'
        : 'is a page of this site, which nobody would see any more';
      const message = `${from} ${taken}; take this redirect out`;
      return [problemIn(entry, `redirects[${index}].from`, message)];
    }),
  );
}
