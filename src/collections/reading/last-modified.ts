/** When pages last changed, for the sitemap: pages that show one dated entry, and the lists of the blog. */
import { LEGAL_ROUTES, guidancePath, postPath } from '#site/routes.ts';
import { isFamilyId, servicePagePath } from '#site/services.ts';
import { blogLists, pagesOf, type BlogList } from '#lib/blog-lists.ts';
import { readContent, type ReadEntry } from './read.ts';

/** Path → day of the last change. */
export function lastModified(): Map<string, string> {
  const { posts, services, guidance, legal } = readContent().readings;
  const { all, categories, years } = blogLists(posts.value);
  return new Map([
    ...posts.value.map((post) => [postPath(post.id), changed(post)] as const),
    ...[all, ...categories, ...years].flatMap(listChanged),
    ...services.value
      .filter(({ id }) => isFamilyId(id.split('/')[0]))
      .map(({ id, data }) => [servicePagePath(id), data.reviewed] as const),
    ...guidance.value.map(({ id, data }) => [guidancePath(id), data.date] as const),
    ...legal.value.map(({ id, data }) => [LEGAL_ROUTES[id] ?? '', data.updated] as const),
  ]);
}

const changed = ({ data }: ReadEntry<'posts'>) => data.updated ?? data.date;

/** A new article moves all that follow it, so a page is as new as the newest article of its list. */
function listChanged(list: BlogList<ReadEntry<'posts'>>): [path: string, day: string][] {
  const newest = latest(list.posts.map(({ data }) => data.date));
  return list.posts.length === 0
    ? []
    : pagesOf(list).map(({ path, posts }) => [path, latest([newest, ...posts.map(changed)])]);
}

const latest = (days: readonly string[]) =>
  days.reduce((last, day) => (day > last ? day : last), '');
