import type { APIRoute, GetStaticPaths } from 'astro';
import { getSocialPictures } from '#features/documents/social-pictures.ts';
import { drawSocialPicture, type SocialPicture } from '#features/documents/social-picture.tsx';

/** Social picture of a page. */
export const getStaticPaths = (async () => {
  const pictures = await getSocialPictures();
  return pictures.map(({ path, picture }) => ({
    params: { path: path.slice(1) },
    props: { picture },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: SocialPicture }> = async ({ props }) =>
  new Response(await drawSocialPicture(props.picture), {
    headers: { 'Content-Type': 'image/png' },
  });
