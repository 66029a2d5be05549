import type { APIRoute, GetStaticPaths } from 'astro';
import type { Chart } from '#lib/charts/chart.ts';
import { chartPicture } from '#lib/charts/picture.ts';
import { getPosts } from '#queries/posts.ts';

/** The first chart of an article, as lists show it. */
export const getStaticPaths = (async () => {
  const posts = await getPosts();
  return posts.flatMap(({ path, chart }) =>
    chart ? [{ params: { path: path.slice(1) }, props: { chart } }] : [],
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ chart: Chart }> = ({ props }) =>
  new Response(chartPicture(props.chart), { headers: { 'Content-Type': 'image/svg+xml' } });
