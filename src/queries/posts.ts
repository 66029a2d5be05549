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
        /**
         * Returns the first chart in the text. Cards show it under the key number of the post. The chart and the
         * reading time are calculated only when they are needed.
         */
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

/**
 * Returns the posts in the blog, home page, feed and search. A post with `listed: false` has only its own page.
 */
export const getListedPosts = async () => (await getPosts()).filter(({ data }) => data.listed);

export type Post = Awaited<ReturnType<typeof getPosts>>[number];
