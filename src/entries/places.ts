/** Pages that a link may name, and the parts of each: what is out, what waits, what is a draft. */
import { ROUTES, ROUTE_ALIASES } from '#config/routes.ts';
import { FAMILIES, FAMILY_IDS, isFamilyId } from '#config/services.ts';
import { allPages, blogLists } from '#logic/blog-lists.ts';
import type { Publication } from '#logic/publication.ts';
import { GRID, anchorOf } from '#logic/service-selection.ts';
import { addressOf } from './addresses.ts';
import { COLLECTION_NAMES, type CollectionName, type EntryData } from './collections.ts';
import { markdownParts } from './markdown-parts.ts';
import type { Entries, ReadEntry } from './read.ts';

/** Ids of entries with faults, by collection. */
export type Unsound = Readonly<Record<CollectionName, readonly string[]>>;

export interface Place {
  readonly publication: Publication;
  /** Parts by anchor. */
  readonly parts: Map<string, Publication>;
  /** An entry with faults stands here, so nobody knows all parts. */
  partsUnknown: boolean;
}

type PlaceAt = (path: string, publication?: Publication) => Place;

const PUBLISHED: Publication = { state: 'published' };
/** Each entry is a page of its own. */
const OWN_PAGES: readonly CollectionName[] = ['pages', 'services', 'posts', 'legal'];
/** Pages print these bodies, and their headings become anchors. */
const PRINTED_BODIES: readonly CollectionName[] = ['posts', 'legal', 'guidance', 'taxUpdates'];

export function placesOf(entries: Entries, unsound: Unsound): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const placeAt: PlaceAt = (path, publication = PUBLISHED) => {
    const place = places.get(path) ?? {
      publication,
      parts: new Map([['main', PUBLISHED]]),
      partsUnknown: false,
    };
    places.set(path, place);
    return place;
  };
  // First, so that they stay published whatever their entries say; hiding those is a fault of its own.
  for (const path of [...Object.values(ROUTES), ...Object.keys(ROUTE_ALIASES)]) placeAt(path);
  for (const name of COLLECTION_NAMES) {
    for (const entry of entries[name]) addEntry(name, entry, placeAt);
    for (const id of unsound[name]) addUnsound(name, id, placeAt);
  }
  addQuestions(entries, placeAt);
  addViews(entries, placeAt);
  addBlogLists(entries, placeAt);
  return places;
}

function addEntry(name: CollectionName, entry: ReadEntry, placeAt: PlaceAt): void {
  const { id, data, publication } = entry;
  const address = addressOf(name, id, data as EntryData<CollectionName>);
  if (address === undefined) return;
  const [path = '', anchor] = address.split('#');
  const { parts } = placeAt(path, OWN_PAGES.includes(name) ? publication : PUBLISHED);
  if (anchor !== undefined) parts.set(anchor, publication);
  if (!PRINTED_BODIES.includes(name)) return;
  for (const heading of markdownParts(entry.body).anchors) parts.set(heading, publication);
}

/** Where an entry stands that could not be read; the page of a question is in its data. */
function addUnsound(name: CollectionName, id: string, placeAt: PlaceAt): void {
  const addresses =
    name === 'faqs'
      ? [ROUTES.faqs, ROUTES.faqsIndia]
      : name === 'documents'
        ? []
        : [addressOf(name, id, {} as EntryData<typeof name>)];
  for (const address of addresses)
    if (address !== undefined) placeAt(address.split('#')[0] ?? '').partsUnknown = true;
}

/** `#faq-3` on both pages of questions; only one of them prints anchors for its categories. */
function addQuestions({ faqs }: Entries, placeAt: PlaceAt): void {
  for (const { id, data } of faqs) {
    const { parts } = placeAt(`/${data.page}`);
    if (data.page === 'faqs-india') parts.delete(id);
    for (const question of data.faqs) parts.set(`faq-${question.id}`, PUBLISHED);
  }
}

/** A family's page prints every view of its drill-down. */
function addViews({ services }: Entries, placeAt: PlaceAt): void {
  for (const family of FAMILY_IDS)
    placeAt(FAMILIES[family].path).parts.set(anchorOf(GRID), PUBLISHED);
  for (const { id, publication } of services) {
    const [family, ...view] = id.split('/');
    if (isFamilyId(family))
      placeAt(FAMILIES[family].path).parts.set(anchorOf(view.join('/')), publication);
  }
}

/** Pages and archives of the blog, as far as what is published fills them. */
function addBlogLists({ posts }: Entries, placeAt: PlaceAt): void {
  const published = posts.filter(({ publication }) => publication.state === 'published');
  for (const { path } of allPages(blogLists(published))) placeAt(path);
}
