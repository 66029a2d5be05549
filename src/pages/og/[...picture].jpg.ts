import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialPicture, type SocialPicture } from '#features/documents/social-picture.tsx';
import { siteSectionOf } from '#lib/crumbs.ts';
import { getPageTitles } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';

/** Social pictures of all pages except the home page, for which `metaimg.png.ts` draws the picture. */
export const getStaticPaths = (async () => {
  const { name: firm, address } = getSite();
  return (await getPageTitles()).map(({ path, title }) => ({
    params: { picture: path.slice(1) },
    props: { title, line: siteSectionOf(path)?.label ?? address.locality, firm },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialPicture> = async ({ props }) =>
  new Response(await drawSocialPicture(props, 'jpg'), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
