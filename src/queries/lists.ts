/** Sorted lists of entries that several pages and features show. */
import { getCollection } from 'astro:content';
import { entryPath } from '#collections/index.ts';
import { RSS_FEED_LISTS } from '#site/file-paths.ts';
import { GUIDANCE_ROUTES, ROUTES, type DocumentGroup } from '#site/routes.ts';
import { getListedPosts } from './posts.ts';

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;
const byDate = (a: { data: { date: string } }, b: { data: { date: string } }) =>
  a.data.date.localeCompare(b.data.date);

type Ordered =
  'caseStudies' | 'documents' | 'guidance' | 'policies' | 'recruitmentSuccessStories' | 'resources';

/** Entries of a collection that has an order. */
export const getInOrder = async <Name extends Ordered>(name: Name) =>
  (await getCollection(name)).sort(byOrder);

export const getRecruitmentSteps = async () =>
  (await getCollection('recruitmentSteps')).sort((a, b) => a.data.index - b.data.index);

export const getDeadlines = async () => (await getCollection('compliance')).sort(byDate);

export const getEvents = async () => (await getCollection('events')).sort(byDate);

/** Categories of one of the two FAQ pages, each with its questions. */
export const getFaqCategories = async (page: 'faqs' | 'faqs-india') =>
  entriesByGroup(await getCollection('faqs', ({ data }) => data.head.page === page));

export const getDocuments = async (group: DocumentGroup) =>
  (await getInOrder('documents')).filter(({ data }) => data.group === group);

export async function getHome() {
  const [home] = await getCollection('home');
  if (!home) throw new Error('content/home/home.json is missing');
  return home.data;
}

/** The figures named, or all, in the order of their files. Days of checking default to those of the file. */
export async function getFacts(ids?: readonly string[]) {
  const facts = await getCollection('facts', ({ id }) => ids?.includes(id) ?? true);
  return facts.sort(byFileOrder).map(({ data: { head, ...data } }) => ({
    ...data,
    checkedOn: data.checkedOn ?? head.checkedOn,
  }));
}

/** The texts with a page of their own below the page that lists them: guides and updates, each list in its order. */
export async function getGuides() {
  const guidance = await getInOrder('guidance');
  const lists = Object.keys(GUIDANCE_ROUTES).map((page) =>
    guidance.filter(({ id }) => id.startsWith(`${page}/`)),
  );
  const updates = (await getCollection('taxUpdates')).sort(byDate).reverse();
  return [...lists.flat(), ...updates].map((entry) => {
    const { collection, id, data } = entry;
    const path = entryPath(collection, id, data) ?? '';
    return {
      path,
      /** Page that lists it. */
      list: path.slice(0, path.lastIndexOf('/')),
      title: data.title,
      summary: 'summary' in data ? data.summary : data.description,
      /** Day it was published or last changed. */
      date: 'published' in data ? data.published : data.date,
      entry,
    };
  });
}

export type Guide = Awaited<ReturnType<typeof getGuides>>[number];

/** What is new to read, newest first: listed articles, tax updates and compliance alerts. */
export async function getNews() {
  const articles = (await getListedPosts()).map(({ path, data: { title, excerpt, date } }) => {
    return { kind: 'Article', path, title, summary: excerpt, date };
  });
  const guides = (await getGuides()).filter(({ list }) => RSS_FEED_LISTS.includes(list));
  const updates = guides.map(({ list, path, title, summary, date }) => {
    const kind = list === ROUTES.taxUpdates ? 'Tax update' : 'Compliance alert';
    return { kind, path, title, summary, date };
  });
  return [...articles, ...updates].sort((a, b) => b.date.localeCompare(a.date));
}

/** An entry that shares a file with others. */
interface GroupedEntry<Head> {
  readonly data: { readonly index: number; readonly head: Head & { readonly id: string } };
}

/** Sorts by the name of the file, then as in the file. */
export const byFileOrder = (a: GroupedEntry<object>, b: GroupedEntry<object>): number =>
  a.data.head.id.localeCompare(b.data.head.id) || a.data.index - b.data.index;

/**
 * The groups in their order, each with its entries as in the file:
 * `[{ id: 'faas', order: 1, title: 'Financial Audit …', entries: [{ id: 'faas/1', data: … }, …] }]`
 */
export function entriesByGroup<Head extends { order: number }, Entry extends GroupedEntry<Head>>(
  entries: readonly (Entry & GroupedEntry<Head>)[],
) {
  const groups = Map.groupBy(entries, ({ data }) => data.head.id);
  return [...groups.values()]
    .map((members) => members.toSorted(byFileOrder))
    .flatMap(([first, ...rest]) =>
      first ? [{ ...(first.data.head as Entry['data']['head']), entries: [first, ...rest] }] : [],
    )
    .sort((a, b) => a.order - b.order);
}
