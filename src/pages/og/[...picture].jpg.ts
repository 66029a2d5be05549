import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialPicture, type SocialPicture } from '#features/documents/social-picture.tsx';
import { siteSectionOf } from '#lib/crumbs.ts';
import { getGuides } from '#queries/lists.ts';
import { navLabel } from '#queries/navigation.ts';
import { getLegalTexts, getPages } from '#queries/pages.ts';
import { getPosts } from '#queries/posts.ts';
import { getServices } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';
import { FAMILIES } from '#site/services.ts';

/** Social picture of a page; home's is `metaimg.png.ts`. */
export const getStaticPaths = (async () => {
  const { name: firm, address } = getSite();
  const pictureOf = (path: string, title: string, line = address.locality) => ({
    params: { picture: path.slice(1) },
    props: { title, line, firm },
  });
  return [
    ...(await getPages()).map(({ route, page }) =>
      pictureOf(route, page.heading, page.eyebrow ?? siteSectionOf(route)?.label),
    ),
    ...(await getServices()).map(({ family, path, data, parent }) =>
      pictureOf(path, data.title, parent?.data.title ?? FAMILIES[family].short),
    ),
    ...(await getPosts()).map(({ path, data }) => pictureOf(path, data.title, data.category)),
    ...(await getGuides()).map(({ path, title, list }) => pictureOf(path, title, navLabel(list))),
    ...(await getLegalTexts()).map(({ id, data }) => pictureOf(`/${id}`, data.title)),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<SocialPicture> = async ({ props }) =>
  new Response(await drawSocialPicture(props, 'jpg'), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
