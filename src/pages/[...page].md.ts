import type { APIRoute, GetStaticPaths } from 'astro';
import { cacheKey } from '#data/cache-key.ts';
import { getMarkdownTwins, type MarkdownTwin } from '#data/markdown-twins.ts';

/** The Markdown twin of an article or a service. */
export const getStaticPaths = (async () => {
  const twins = await getMarkdownTwins();
  return twins.map(({ path, digest, write }) => ({
    params: { page: path.slice(1) },
    props: { write },
    cacheKey: cacheKey(digest),
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<MarkdownTwin, 'write'>> = async ({ props }) =>
  new Response(await props.write(), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
