/** Blog posts, newest first. */
import { getCollection } from 'astro:content';
import { readChart } from '#collections/chart.ts';
import { inspectMarkdown } from '#collections/reading/markdown.ts';
import { postPath } from '#site/routes.ts';
import { readingMinutes } from '#lib/format.ts';
import { replaceChartsWithSentences } from '#lib/charts/chart.ts';

export async function getPosts() {
  const entries = await getCollection('posts');
  return entries
    .map((entry) => {
      const { id, data, body = '' } = entry;
      return {
        id,
        data,
        entry,
        path: postPath(id),
        /** The first chart in its text, which is its picture in lists. Read when asked for, as is the time. */
        get chart() {
          const [chart] = inspectMarkdown(body).charts;
          return chart && readChart(chart.source);
        },
        get readTime() {
          return readingMinutes(replaceChartsWithSentences(body));
        },
      };
    })
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || Number(b.id) - Number(a.id));
}

/** The posts that the blog, the home page, the feed and the search show. The others have their page alone. */
export const getListedPosts = async () => (await getPosts()).filter(({ data }) => data.listed);

export type Post = Awaited<ReturnType<typeof getPosts>>[number];
