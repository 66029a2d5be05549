/** When pages last changed, for the sitemap: pages that show one dated entry, and the list of articles. */
import { LEGAL_ROUTES, ROUTES, guidancePath, postPath } from '#site/routes.ts';
import { isFamilyId, servicePagePath } from '#site/services.ts';
import { readContent, type ReadEntry } from './read.ts';

/** Path → day of the last change. */
export function lastModified(): Map<string, string> {
  const { posts, services, guidance, legal } = readContent().readings;
  const listed = posts.value.filter(({ data }) => data.listed).map(changed);
  return new Map([
    ...posts.value.map((post) => [postPath(post.id), changed(post)] as const),
    ...listed
      .sort()
      .slice(-1)
      .map((day) => [ROUTES.blog, day] as const),
    ...services.value
      .filter(({ id }) => isFamilyId(id.split('/')[0]))
      .map(({ id, data }) => [servicePagePath(id), data.reviewed] as const),
    ...guidance.value.map(({ id, data }) => [guidancePath(id), data.date] as const),
    ...legal.value.map(({ id, data }) => [LEGAL_ROUTES[id] ?? '', data.updated] as const),
  ]);
}

const changed = ({ data }: ReadEntry<'posts'>) => data.updated ?? data.date;
