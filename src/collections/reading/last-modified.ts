/** When pages last changed, for the sitemap: pages that show one dated entry, and the list of articles. */
import { addressOf } from '#collections/index.ts';
import { ROUTES } from '#site/routes.ts';
import { readContent, type ReadEntry } from './read.ts';

/** Path → day of the last change. */
export function lastModified(): Map<string, string> {
  const { posts, services, guidance, legal } = readContent();
  const days = ({ value }: { value: ReadEntry[] }) =>
    value.map(({ collection, id, data }) => {
      const { updated, date, reviewed } = data as Record<string, string | undefined>;
      return [addressOf(collection, id, data) ?? '', updated ?? date ?? reviewed ?? ''] as const;
    });
  const listed = { value: posts.value.filter(({ data }) => data.listed) };
  const newest = days(listed).map(([, day]) => [ROUTES.blog, day] as const);
  return new Map([
    ...newest.toSorted(([, a], [, b]) => a.localeCompare(b)),
    ...[posts, services, guidance, legal].flatMap(days),
  ]);
}
