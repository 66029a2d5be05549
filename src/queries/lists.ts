/** Gets sorted lists of entries. */
import { getCollection, type CollectionEntry } from 'astro:content';
import {
  COLLECTION_NAMES,
  collectionNamed,
  entryPath,
  type CollectionName,
} from '#collections/index.ts';
import { GUIDANCE_ROUTES, type DocumentGroup, type GuidancePage } from '#site/routes.ts';
import { getEntryData } from './entry.ts';
import { navLabel } from './navigation.ts';
import { getPage } from './pages.ts';

interface OrderedEntry {
  readonly data: { readonly order: number };
}
const byOrder = (a: OrderedEntry, b: OrderedEntry) => a.data.order - b.data.order;
const byDate = (a: { data: { date: string } }, b: { data: { date: string } }) =>
  a.data.date.localeCompare(b.data.date);

/** The collections whose entries have the given fields. */
export type CollectionsOf<Shape> = {
  [Name in CollectionName]: CollectionEntry<Name> extends Shape ? Name : never;
}[CollectionName];

/** Returns the entries of a collection, sorted by `order`: `getOrdered('policies')`. */
export async function getOrdered<Name extends CollectionsOf<OrderedEntry>>(name: Name) {
  const entries = (await getCollection(name)) as (CollectionEntry<Name> & OrderedEntry)[];
  return entries.sort(byOrder);
}

export const getDeadlines = async () => (await getCollection('deadlines')).sort(byDate);
export const getEvents = async () => (await getCollection('events')).sort(byDate);
const getTaxUpdates = async () => (await getCollection('taxUpdates')).sort(byDate).reverse();

export const getRecruitmentSteps = async () =>
  (await getCollection('recruitmentSteps')).sort((a, b) => a.data.index - b.data.index);

/** Returns the categories of one of the two FAQ pages, each with its questions. */
export const getFaqCategories = async (list: 'faqs' | 'faqs-india') =>
  (await getGroups('faqs')).filter(({ page }) => page === list);

export const getDocuments = async (group: DocumentGroup) =>
  (await getOrdered('documents')).filter(({ data }) => data.group === group);

const getGuidesListedOn = async (page: GuidancePage) =>
  (await getOrdered('guides')).filter(({ id }) => id.startsWith(`${page}/`));

export const getHome = () => getEntryData('home', 'home');

/** Returns the figures with these ids, or all figures. A figure without `checkedOn` gets the `checkedOn` of its file. */
export async function getLegalFigures(ids?: readonly string[]) {
  const legalFigures = await getCollection('legalFigures', ({ id }) => ids?.includes(id) ?? true);
  return legalFigures.sort(byFileOrder).map(({ data: { head, ...data } }) => ({
    ...data,
    checkedOn: data.checkedOn ?? head.checkedOn,
  }));
}

/** Returns the guides, list by list, then the tax updates. A guide's path begins with the path of its list. */
export async function getGuides() {
  const pages = Object.keys(GUIDANCE_ROUTES) as GuidancePage[];
  const lists = await Promise.all(pages.map(getGuidesListedOn));
  return [...lists.flat(), ...(await getTaxUpdates())].map((entry) => {
    const { collection, id, data } = entry;
    const path = entryPath(collection, id, data) ?? '';
    return {
      path,
      /** Path of the page that lists the guide. */
      list: path.slice(0, path.lastIndexOf('/')),
      title: data.title,
      summary: 'summary' in data ? data.summary : data.description,
      /** Day on which the guide was published or last changed. */
      date: 'published' in data ? data.published : data.date,
      entry,
    };
  });
}

export type Guide = Awaited<ReturnType<typeof getGuides>>[number];

/** Returns the name of a page that lists guides: its name in the menus or, if no menu contains it, its heading. */
export const getGuideListLabel = async (list: string) =>
  navLabel(list) ?? (await getPage(list)).heading;

/** An entry of a file that contains several entries. */
interface GroupedEntry {
  readonly data: { readonly index: number; readonly head: { readonly id: string } };
}

/** Compares two entries by the name of their file, then by their place in the file. */
export const byFileOrder = (a: GroupedEntry, b: GroupedEntry): number =>
  a.data.head.id.localeCompare(b.data.head.id) || a.data.index - b.data.index;

type EntryOfOrderedGroup = GroupedEntry & {
  readonly data: { readonly head: { readonly order: number } };
};

/**
 * Returns the groups of a collection, sorted by `order`, each with its entries in the order of the file:
 * `[{ id: 'faas', order: 1, title: 'Financial Audit …', entries: [{ id: 'faas/1', data: … }, …] }]`
 */
export async function getGroups<Name extends CollectionsOf<EntryOfOrderedGroup>>(name: Name) {
  type Entry = CollectionEntry<Name> & EntryOfOrderedGroup;
  const entries = (await getCollection(name)) as Entry[];
  const groups = Map.groupBy(entries.sort(byFileOrder), ({ data }) => data.head.id);
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first ? { ...(first.data.head as Entry['data']['head']), entries: [first, ...others] } : [],
    )
    .sort((a, b) => a.order - b.order);
}

/** Returns path and title of every entry with its own page, from all collections with `ownPage`. */
export async function getPageTitles() {
  const names = COLLECTION_NAMES.filter((name) => collectionNamed(name).ownPage);
  const entries = await Promise.all(names.map((name) => getCollection(name)));
  return entries.flat().flatMap(({ collection, id, data }) => {
    const path = entryPath(collection, id, data);
    const title = 'heading' in data ? data.heading : 'title' in data ? data.title : undefined;
    return path && typeof title === 'string' ? [{ path, title }] : [];
  });
}
