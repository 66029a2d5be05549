import type { APIRoute, GetStaticPaths } from 'astro';
import { getMarkdownTwins } from '#data/markdown-twins.ts';

/** The Markdown twin of an article or a service. */
export const getStaticPaths = (async () => {
  const twins = await getMarkdownTwins();
  return twins.map(({ path, text }) => ({ params: { page: path.slice(1) }, props: { text } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
