import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialPicture, type SocialPicture } from '#features/documents/social-picture.tsx';
import { siteSectionOf } from '#lib/crumbs.ts';
import { getGuides } from '#queries/lists.ts';
import { getLegalTexts, getPages } from '#queries/pages.ts';
import { getPosts } from '#queries/posts.ts';
import { getAllServices } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';

/** Social pictures of all pages except the home page, for which `metaimg.png.ts` draws the picture. */
export const getStaticPaths = (async () => {
  const { name: firm, address } = getSite();
  const titles = [
    ...(await getPages()).map(({ route, page }) => [route, page.heading] as const),
    ...(await getAllServices()).map(({ path, data }) => [path, data.title] as const),
    ...(await getPosts()).map(({ path, data }) => [path, data.title] as const),
    ...(await getGuides()).map(({ path, title }) => [path, title] as const),
    ...(await getLegalTexts()).map(({ id, data }) => [`/${id}`, data.title] as const),
  ];
  return titles.map(([path, title]) => ({
    params: { picture: path.slice(1) },
    props: { title, line: siteSectionOf(path)?.label ?? address.locality, firm },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialPicture> = async ({ props }) =>
  new Response(await drawSocialPicture(props, 'jpg'), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
