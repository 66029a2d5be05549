import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialPicture, type SocialPicture } from '#features/documents/social-picture.tsx';
import type { Chart } from '#lib/charts/chart.ts';
import { crumbsFor } from '#lib/crumbs.ts';
import { kolamFor } from '#ui/kolam.logic.ts';
import { getGuides } from '#queries/lists.ts';
import { getHome } from '#queries/lists.ts';
import { navLabel } from '#queries/navigation.ts';
import { getLegalTexts, getPages } from '#queries/pages.ts';
import { getPosts } from '#queries/posts.ts';
import { getPlacedServices } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';
import { socialPicturePath } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';

/** Social picture of a page. */
export const getStaticPaths = (async () => {
  const { name: firm, address, areaServed } = getSite();
  const pictureOf = (path: string, title: string, line = address.locality, chart?: Chart) => ({
    params: { picture: socialPicturePath(path).slice(1, -'.png'.length) },
    props: {
      title: title.replace(DATE, '$1\u00a0$2\u00a0$3'),
      line,
      firm,
      kolam: path === ROUTES.home ? 'month30' : kolamFor(path),
      chart,
    },
  });
  const homeLine = `${address.locality}, for businesses across ${areaServed}`;
  return [
    pictureOf(ROUTES.home, (await getHome()).heading, homeLine),
    ...(await getPages()).map(({ route, page }) => {
      const chart = page.blocks.find((block) => block.block === 'chart')?.chart;
      return pictureOf(route, page.heading, page.eyebrow ?? sectionOf(route), chart);
    }),
    ...(await getPlacedServices()).map(({ family, node, parent }) =>
      pictureOf(node.path, node.data.title, parent?.data.title ?? FAMILIES[family].short),
    ),
    ...(await getPosts()).map(({ path, data, chart }) =>
      pictureOf(path, data.title, data.category, chart),
    ),
    ...(await getGuides()).map(({ path, title, list }) => pictureOf(path, title, navLabel(list))),
    ...(await getLegalTexts()).map(({ id, data }) => pictureOf(`/${id}`, data.title)),
  ];
}) satisfies GetStaticPaths;

/** A date stays on one line. */
const DATE = /\b(\d{1,2}) ([A-Z][a-z]+) (\d{4})\b/g;

/** The section under Home that the page belongs to. */
const sectionOf = (route: string) => crumbsFor(route, '').slice(1, -1).at(-1)?.label;

export const GET: APIRoute<SocialPicture> = async ({ props }) =>
  new Response(await drawSocialPicture(props), { headers: { 'Content-Type': 'image/png' } });
