import type { APIRoute, GetStaticPaths } from 'astro';
import { getMarkdownTwins, type MarkdownTwin } from '#data/markdown-twins.ts';

/** The Markdown twin of an article or a service. */
export const getStaticPaths = (async () => {
  const twins = await getMarkdownTwins();
  return twins.map(({ path, write }) => ({ params: { page: path.slice(1) }, props: { write } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<MarkdownTwin, 'write'>> = async ({ props }) =>
  new Response(await props.write(), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
