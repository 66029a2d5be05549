import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getSearchFiles } from '#data/search.ts';

/** The files that the search loads. */
export async function getStaticPaths() {
  return [...(await getSearchFiles())].map(([file, content]) => ({
    params: { file },
    props: { content },
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(props.content);
