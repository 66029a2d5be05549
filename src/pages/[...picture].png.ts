import type { APIRoute, GetStaticPaths } from 'astro';
import { getSocialPictures } from '#features/documents/social-pictures.ts';
import { drawSocialPicture, type SocialPicture } from '#features/documents/social-picture.tsx';
import { socialPicturePath } from '#site/file-paths.ts';

/** Social picture of a page. */
export const getStaticPaths = (async () => {
  const pictures = await getSocialPictures();
  return pictures.map(({ path, picture }) => ({
    params: { picture: socialPicturePath(path).slice(1, -'.png'.length) },
    props: { picture },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: SocialPicture }> = async ({ props }) =>
  new Response(await drawSocialPicture(props.picture), {
    headers: { 'Content-Type': 'image/png' },
  });
