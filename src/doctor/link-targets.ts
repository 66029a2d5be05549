/** What a link may name: pages, and the parts of each: what is out, what waits, what is a draft. */
import { ROUTES, ROUTE_ALIASES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS } from '#site/services.ts';
import { allPages, blogLists } from '#lib/blog-lists.ts';
import type { Publication } from '#collections/reading/publication.ts';
import { GRID_ANCHOR } from '#features/services/service-selection.logic.ts';
import {
  COLLECTION_NAMES,
  addressOf,
  collectionNamed,
  type CollectionName,
} from '#collections/index.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';

/** Ids of entries with errors, by collection. */
export type InvalidIds = Readonly<Record<CollectionName, readonly string[]>>;

/** A page of the site. */
export interface LinkTarget {
  readonly publication: Publication;
  /** Parts by anchor. */
  readonly parts: Map<string, Publication>;
  /** An entry with errors shows here, so not all parts are known. */
  partsUnknown: boolean;
}

type TargetAt = (path: string, publication?: Publication) => LinkTarget;

const PUBLISHED: Publication = { state: 'published' };
/** Every page by its path. */
export function linkTargets(
  entries: Entries,
  invalid: InvalidIds,
): ReadonlyMap<string, LinkTarget> {
  const targets = new Map<string, LinkTarget>();
  const targetAt: TargetAt = (path, publication = PUBLISHED) => {
    const target = targets.get(path) ?? {
      publication,
      parts: new Map([['main', PUBLISHED]]),
      partsUnknown: false,
    };
    targets.set(path, target);
    return target;
  };
  // First, so that they stay published whatever their entries say; hiding those is an error of its own.
  for (const path of [...Object.values(ROUTES), ...Object.keys(ROUTE_ALIASES)]) targetAt(path);
  for (const name of COLLECTION_NAMES) {
    for (const entry of entries[name]) addEntry(name, entry, targetAt);
    for (const id of invalid[name]) addInvalid(name, id, targetAt);
  }
  addQuestions(entries, targetAt);
  addTerms(entries, targetAt);
  addGrids(targetAt);
  addBlogLists(entries, targetAt);
  return targets;
}

function addEntry(name: CollectionName, entry: ReadEntry, targetAt: TargetAt): void {
  const { id, data, publication } = entry;
  const { ownPage, printsBody } = collectionNamed(name);
  const address = addressOf(name, id, data);
  if (address === undefined) return;
  const [path = '', anchor] = address.split('#');
  const { parts } = targetAt(path, ownPage ? publication : PUBLISHED);
  if (anchor !== undefined) parts.set(anchor, publication);
  if (!printsBody) return;
  for (const heading of markdownParts(entry.body).anchors) parts.set(heading, publication);
}

/** Where an entry shows that could not be read. */
function addInvalid(name: CollectionName, id: string, targetAt: TargetAt): void {
  for (const address of collectionNamed(name).shownOn ?? [addressOf(name, id, {})])
    if (address !== undefined) targetAt(address.split('#')[0] ?? '').partsUnknown = true;
}

/** `#faq-3` on both pages of questions; only one of them prints anchors for its categories. */
function addQuestions({ faqs }: Entries, targetAt: TargetAt): void {
  for (const { id, data } of faqs) {
    const { parts } = targetAt(`/${data.page}`);
    if (data.page === 'faqs-india') parts.delete(id);
    for (const question of data.faqs) parts.set(`faq-${question.id}`, PUBLISHED);
  }
}

/** A file of the glossary holds many terms, each with an anchor. */
function addTerms({ terms }: Entries, targetAt: TargetAt): void {
  const { parts } = targetAt(ROUTES.glossary);
  for (const { data } of terms) for (const { id } of data.terms) parts.set(id, PUBLISHED);
}

/** A family's page prints its grid; details have pages of their own. */
function addGrids(targetAt: TargetAt): void {
  for (const family of FAMILY_IDS)
    targetAt(FAMILIES[family].path).parts.set(GRID_ANCHOR, PUBLISHED);
}

/** Pages and archives of the blog, as far as what is published fills them. */
function addBlogLists({ posts }: Entries, targetAt: TargetAt): void {
  const published = posts.filter(({ publication }) => publication.state === 'published');
  for (const { path } of allPages(blogLists(published))) targetAt(path);
}
