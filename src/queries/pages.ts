/** Gets static pages (heads and blocks by route) and the legal texts. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { Route } from '#site/routes.ts';
import { GUIDE_SITUATIONS } from '#site/vocabularies.ts';
import { getEntryData } from './entry.ts';

/** A page entry with the ids of the statutory figures that it names. */
export type PageData = CollectionEntry<'pages'>['data'];

/** Returns the page entry of a route; a route without one stops the build. */
export const getPage = (route: string): Promise<PageData> => getEntryData('pages', route.slice(1));

export async function getPages(): Promise<{ route: string; page: PageData }[]> {
  const entries = await getCollection('pages');
  return entries.map(({ id, data }) => ({ route: `/${id}`, page: data }));
}

export const getLegalTexts = () => getCollection('legal');

/** Returns the guides that answer one question each, under their headings and in their order. */
export async function getGuidePages() {
  const guides = (await getPages()).flatMap(({ route, page }) =>
    page.guide ? [{ route, page, ...page.guide }] : [],
  );
  const bySituation = Map.groupBy(
    guides.sort((a, b) => a.order - b.order),
    ({ situation }) => situation,
  );
  return GUIDE_SITUATIONS.flatMap((situation) => {
    const listed = bySituation.get(situation);
    return listed ? [{ situation, guides: listed }] : [];
  });
}

/** Returns the guides on a service or the service above it. `id`: `faas/registrations/gst`, or `faas` for a family. */
export const getGuidesFor = async (id: string) =>
  (await getGuidePages())
    .flatMap(({ guides }) => guides)
    .filter(({ services = [] }) =>
      services.some(
        (service) => `${id}/`.startsWith(`${service}/`) || service.startsWith(`${id}/`),
      ),
    );

/** Returns the tools, and the guides that contain tools, in their order. */
export const getTools = async () =>
  (await getPages())
    .flatMap(({ route, page }) =>
      page.tool ? [{ route: route as Route, page, ...page.tool }] : [],
    )
    .sort((a, b) => a.order - b.order);
