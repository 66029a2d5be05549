import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getSearchFiles } from '#features/site-search/search.ts';

/** The two files that the search loads. */
export async function getStaticPaths() {
  return [...(await getSearchFiles())].map(([file, content]) => ({
    params: { file },
    props: { content },
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.content);
