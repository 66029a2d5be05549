import type { APIRoute, GetStaticPaths } from 'astro';
import { getMarkdownTwins, type MarkdownTwin } from '#features/feeds/markdown-twins.ts';
import { frontMatter } from '#features/feeds/markdown-twin.logic.ts';

/**
 * The front matter of each Markdown twin. Its text is that of the built page, which
 * build/markdown-twins.ts adds; the development server has no built pages, so no twins.
 */
export const getStaticPaths = (async () => {
  if (import.meta.env.DEV) return [];
  return (await getMarkdownTwins()).map(({ path, front }) => ({
    params: { page: path.slice(1) },
    props: { front },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<MarkdownTwin, 'front'>> = ({ props }) =>
  new Response(frontMatter(props.front), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
