/** Gets the page entries by route, and the legal texts. */
import { getCollection, type CollectionEntry } from 'astro:content';
import type { Route } from '#site/routes.ts';
import { GUIDE_SITUATIONS } from '#site/vocabularies.ts';
import { getEntryData } from './entry.ts';

/** Fields of a page entry, with the ids of the statutory figures in its texts. */
export type PageData = CollectionEntry<'pages'>['data'];

/** Returns the page entry of a route. A route without a page entry stops the build. */
export const getPage = (route: string): Promise<PageData> => getEntryData('pages', route.slice(1));

export async function getPages(): Promise<{ route: string; page: PageData }[]> {
  const entries = await getCollection('pages');
  return entries.map(({ id, data }) => ({ route: `/${id}`, page: data }));
}

export const getLegalTexts = () => getCollection('legal');

/** Returns the guides that answer one question each, grouped by situation and sorted by `order`. */
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

/** Returns the guides on the service `id` (`faas/registrations/gst`, `faas`), on its parents and on its children. */
export const getGuidesFor = async (id: string) =>
  (await getGuidePages())
    .flatMap(({ guides }) => guides)
    .filter(({ services = [] }) =>
      services.some(
        (service) => `${id}/`.startsWith(`${service}/`) || service.startsWith(`${id}/`),
      ),
    );

/** Returns all pages that contain a tool, including guides, sorted by `order`. */
export const getTools = async () =>
  (await getPages())
    .flatMap(({ route, page }) =>
      page.tool ? [{ route: route as Route, page, ...page.tool }] : [],
    )
    .sort((a, b) => a.order - b.order);
