/** The text and drawing of each page's social picture. */
import { getCollection } from 'astro:content';
import { ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';
import { crumbsFor } from '#lib/crumbs.ts';
import type { SocialPicture } from './social-picture.tsx';
import { kolamFor } from '#ui/kolam.logic.ts';
import { getGuides } from '#queries/guides.ts';
import { getHome } from '#queries/lists.ts';
import { navLabel } from '#queries/navigation.ts';
import { getPages } from '#queries/pages.ts';
import { getPosts } from '#queries/posts.ts';
import { getPlacedServices } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';

/** Every page with its picture. */
export async function getSocialPictures(): Promise<{ path: string; picture: SocialPicture }[]> {
  const { name: firm, address, areaServed } = getSite();
  const texts = [
    {
      path: ROUTES.home,
      title: (await getHome()).heading,
      line: `${address.locality}, for businesses across ${areaServed}`,
    },
    ...(await getPages()).map(({ route, page }) => ({
      path: route,
      title: page.heading,
      line: page.eyebrow ?? sectionOf(route) ?? address.locality,
      chart: page.blocks.find((block) => block.block === 'chart')?.chart,
    })),
    ...(await getPlacedServices()).map(({ family, node, parent }) => ({
      path: node.path,
      title: node.data.title,
      line: parent?.data.title ?? FAMILIES[family].short,
    })),
    ...(await getPosts()).map(({ path, data, chart }) => ({
      path,
      title: data.title,
      line: data.category,
      chart,
    })),
    ...(await getGuides()).map(({ path, title, list }) => ({
      path,
      title,
      line: navLabel(list) ?? address.locality,
    })),
    ...(await getCollection('legal')).map(({ id, data }) => ({
      path: `/${id}`,
      title: data.title,
      line: address.locality,
    })),
  ];
  return texts.map(({ path, title, line, ...rest }) => ({
    path,
    picture: {
      title: title.replace(DATE, '$1\u00a0$2\u00a0$3'),
      line,
      firm,
      kolam: path === ROUTES.home ? 'lattice' : kolamFor(path),
      ...rest,
    },
  }));
}

/** A date stays on one line. */
const DATE = /\b(\d{1,2}) ([A-Z][a-z]+) (\d{4})\b/g;

/** The section under Home that the page belongs to. */
const sectionOf = (route: string) => crumbsFor(route, '').slice(1, -1).at(-1)?.label;
