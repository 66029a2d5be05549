/** Blog posts, newest first, each with the articles it leads to. */
import { getCollection } from 'astro:content';
import { readChart } from '#collections/chart.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import { RELATED_POSTS } from '#site/limits.ts';
import { postPath } from '#site/routes.ts';
import { readMinutes } from '#lib/format.ts';
import { withoutCharts } from '#lib/search-text.ts';

export async function getPosts() {
  const entries = await getCollection('posts');
  return entries
    .map((entry) => {
      const { id, data, body = '' } = entry;
      const [chart] = markdownParts(body).charts;
      return {
        ...{ id, data, entry, path: postPath(id) },
        /** The first in its text, which is its picture in lists. */
        chart: chart && readChart(chart.source),
        readTime: readMinutes(withoutCharts(body)),
      };
    })
    .sort(
      (one, other) =>
        other.data.date.localeCompare(one.data.date) || Number(one.id) - Number(other.id),
    );
}

export type Post = Awaited<ReturnType<typeof getPosts>>[number];

/** Every article with others to read: of its category first, then the newest. */
export async function getPostPages() {
  const posts = await getPosts();
  return posts.map((post) => {
    const others = posts.filter(({ id, data }) => data.listed && id !== post.id);
    const alike = ({ data }: Post) => data.category === post.data.category;
    const related = [...others.filter(alike), ...others.filter((other) => !alike(other))];
    return { post, related: related.slice(0, RELATED_POSTS) };
  });
}
