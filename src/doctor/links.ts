import { collectionNamed, type CollectionName, type EntryData } from '#collections/index.ts';
import { isOfUnit } from '#collections/json-schemas.ts';
import { didYouMean, quoteValue } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { inspectMarkdown } from '#collections/reading/markdown.ts';
import {
  canReferTo,
  publicationLabel,
  type PublicationState,
} from '#collections/reading/publication.ts';
import type { Content, Entries, EntryOrGroup, ReadEntry } from '#collections/reading/read.ts';
import type { Unit } from '#lib/dated-values.ts';
import { headingAnchor } from '#lib/slug.ts';
import { FILER_CALENDARS, type FilerCalendarId } from '#site/compliance-year.ts';
import {
  RSS_FEED,
  categoryCalendarPath,
  downloadPath,
  entryCalendarPath,
  filerCalendarPath,
} from '#site/file-paths.ts';
import { COMPLIANCE_CATEGORIES, ROUTES, ROUTE_ALIASES } from '#site/routes.ts';
import { SERVICE_SECTIONS } from '#site/service-sections.ts';
import {
  FAMILIES,
  FAMILY_IDS,
  GRID_ANCHOR,
  SECTION_PARAM,
  SERVICE_PARAM,
  servicePagePath,
} from '#site/services.ts';
import { describedTexts, everyEntry, everyEntryAndGroup, textsOfEntry } from './entries.ts';

const PUBLISHED: PublicationState = { state: 'published' };

/**
 * Returns every page, document, feed and calendar by its path, with the parts of each page by anchor. A page made from
 * an entry has the publication state of the entry; any other page is always public.
 */
export function createPagesByPath(content: Content) {
  const targets = new Map<
    string,
    { publication: PublicationState; parts: Map<string, PublicationState> }
  >();
  const targetAt = (path: string, publication = PUBLISHED) => {
    const target = targets.get(path) ?? { publication, parts: new Map<string, PublicationState>() };
    targets.set(path, target);
    return target;
  };
  for (const entry of everyEntryAndGroup(content)) {
    const { collection, id, address, data, publication } = entry;
    const { ownPage, documentName } = collectionNamed(collection);
    const document = documentName?.(id, data as Record<string, unknown>);
    if (document !== undefined) targetAt(downloadPath(document), publication);
    if (collection === 'deadlines') targetAt(entryCalendarPath('compliance', id), publication);
    const [path, anchor] = address?.split('#') ?? [];
    if (path === undefined) continue;
    const { parts } = targetAt(path, ownPage || path.endsWith('.pdf') ? publication : PUBLISHED);
    if (anchor !== undefined) parts.set(anchor, publication);
    if (ownPage) for (const part of partsOf(entry)) parts.set(part.anchor, publication);
  }
  for (const path of [...Object.values(ROUTES), ...Object.keys(ROUTE_ALIASES)]) targetAt(path);
  const calendars = [
    ...[undefined, ...COMPLIANCE_CATEGORIES].map(categoryCalendarPath),
    ...(Object.keys(FILER_CALENDARS) as FilerCalendarId[]).map(filerCalendarPath),
  ];
  for (const path of [RSS_FEED.path, ...calendars]) targetAt(path);
  for (const family of FAMILY_IDS)
    targetAt(FAMILIES[family].path).parts.set(GRID_ANCHOR, PUBLISHED);
  return targets;
}

/** A part of an entry's own page, and the field that contains the part. `line`: line of a heading in the body. */
interface Part {
  readonly anchor: string;
  readonly field: string;
  readonly line?: number;
}

/** Returns the parts to which a link can lead: headings in the text, sections of a service, and tables with an id. */
export function partsOf({ data, body }: EntryOrGroup): Part[] {
  const { sections = [], blocks = [] } = data as Partial<
    EntryData<'services'> & EntryData<'pages'>
  >;
  return [
    ...inspectMarkdown(body).headings.map((heading) => ({ ...heading, field: 'body' })),
    ...sections.flatMap(({ field, heading = SERVICE_SECTIONS[field].heading }, index) =>
      heading === '' ? [] : { anchor: headingAnchor(heading), field: `sections[${index}]` },
    ),
    ...blocks.flatMap((block, index) =>
      block.block === 'table' && block.id !== undefined
        ? { anchor: block.id, field: `blocks[${index}].id` }
        : [],
    ),
  ];
}

/** Addresses of pages and files that the build puts into `dist/` without an entry. */
export const BUILD_FILES = /^\/(?:404|500|admin|robots|favicon)$/;

type Targets = ReturnType<typeof createPagesByPath>;

/**
 * Reports links inside the site (in the menu, in fields and in Markdown) whose target does not exist or becomes public
 * later than the entry. Also reports redirects that would hide a page.
 */
export function checkLinks(content: Content): Problem[] {
  const targets = createPagesByPath(content);
  const moved = new Map(content.all.redirects.map(({ data: { from, to } }) => [from, to]));
  const problems = content.all.redirects
    .filter(({ data }) => targets.has(data.from) || BUILD_FILES.test(data.from))
    .map(({ data: { from }, problem }) =>
      problem('from', `${from} is a page of this site, which the redirect would hide; remove it`),
    );
  for (const entry of everyEntryAndGroup(content)) {
    const page = entry.address?.replace(/#.*/, '') ?? '';
    for (const { path, value } of textsOfEntry(entry))
      for (const { href, line } of linksIn(path, value)) {
        const target = href.startsWith('#') ? `${page}${href}` : href;
        const why = wrongTarget(target, targets, moved, entry.publication);
        if (why !== undefined)
          problems.push(entry.problem(path, `links to ${href}${why}`, 'error', line));
      }
  }
  return problems;
}

/** Returns the links in a field or body. A field such as `href` is one link; other texts are read as Markdown. */
function linksIn(field: string, text: string) {
  if (/(^|\.)(href|url|to|service)$/.test(field)) return [{ href: text, line: 1 }];
  return field === 'body' || text.includes('](') ? inspectMarkdown(text).links : [];
}

/** Returns what is wrong with a link inside the site; undefined for a correct link. */
function wrongTarget(
  target: string,
  targets: Targets,
  moved: ReadonlyMap<string, string>,
  naming: PublicationState,
) {
  if (!target.startsWith('/')) return undefined;
  if (!canBeDecoded(target)) return '; it has a % that begins no code; write it as %25';
  const [address = '', encodedAnchor] = target.split('#');
  const anchor = encodedAnchor && decodeURIComponent(encodedAnchor);
  const [path = '', query = ''] = address.split('?');
  const page = targets.get(path);
  const newPath = moved.get(path);
  if (page === undefined && newPath !== undefined) return `; this page has moved: write ${newPath}`;
  if (page === undefined) return `; ${didYouMean(path, [...targets.keys()])}there is no such page`;
  const part = anchor === undefined ? page.publication : page.parts.get(anchor);
  if (part === undefined)
    return `; ${didYouMean(anchor, [...page.parts.keys()])}there is no such part of ${path}`;
  const service = servicePathOf(path, query);
  const named = service === undefined ? undefined : targets.get(service);
  if (service !== undefined && named === undefined)
    return `; ${didYouMean(service, [...targets.keys()])}there is no such service`;
  const hidden = [page.publication, part, named?.publication].find(
    (state) => state !== undefined && !canReferTo(state, naming),
  );
  return hidden && ` (${publicationLabel(hidden)}); publish that first, or take the link out`;
}

/** Returns the path of the service that `?service=…&section=…` opens on a family's page; undefined for other links. */
function servicePathOf(path: string, query: string): string | undefined {
  const family = FAMILY_IDS.find((id) => FAMILIES[id].path === path);
  const parameters = new URLSearchParams(query);
  const service = parameters.get(SERVICE_PARAM);
  if (family === undefined || service === null) return undefined;
  const aliases: Readonly<Record<string, string>> = FAMILIES[family].aliases;
  const section = parameters.get(SECTION_PARAM);
  const id = aliases[service] ?? [family, service].join('/');
  return servicePagePath(section === null ? id : `${id}/${section}`);
}

const canBeDecoded = (address: string): boolean => {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
};

/** Reports references to entries that do not exist or are published later, and to figures with a wrong unit. */
export const checkReferences = (entries: Entries): Problem[] =>
  everyEntry(entries).flatMap((entry) =>
    describedTexts(entry).flatMap(({ path, value, reference, units }) => {
      // A field for the id of a figure may contain a number instead, which needs no check.
      if (reference === undefined || /^\d/.test(value)) return [];
      const why = wrongReference(value, reference as CollectionName, units, entry, entries);
      return why ? [entry.problem(path, why)] : [];
    }),
  );

function wrongReference(
  id: string,
  collection: CollectionName,
  units: readonly Unit[] | undefined,
  naming: ReadEntry,
  entries: Entries,
): string | undefined {
  const targets: readonly ReadEntry[] = entries[collection];
  const target = targets.find((entry) => entry.id === id);
  if (target === undefined) {
    const { label, files } = collectionNamed(collection);
    const ids = targets.map((entry) => entry.id);
    return `found ${quoteValue(id)}; ${didYouMean(id, ids)}write the id of an entry of “${label}” (content/${files})`;
  }
  if (!isOfUnit(target.data, units)) {
    const { unit } = target.data as EntryData<'legalFigures'>;
    return `found ${quoteValue(id)}, a figure of unit "${unit}"; choose one of unit ${units?.map(quoteValue).join(' or ')}`;
  }
  if (canReferTo(target.publication, naming.publication)) return undefined;
  return `names ${quoteValue(id)} (${publicationLabel(target.publication)}); publish that first, or leave it out`;
}
