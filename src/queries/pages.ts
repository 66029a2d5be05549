/** Static pages: heads and blocks by route, and the legal texts. */
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Route } from '#site/routes.ts';

/** A page entry with the ids of the statutory figures it names. */
export type Page = CollectionEntry<'pages'>['data'];

/** The page entry of a route; a route without one stops the build. */
export async function getPage(route: string): Promise<Page> {
  const entry = await getEntry('pages', route.slice(1));
  if (!entry)
    throw new Error(
      `content/pages${route}.json, which the route ${route} needs, is missing or has an error, which the terminal names`,
    );
  return entry.data;
}

export async function getPages(): Promise<{ route: string; page: Page }[]> {
  const entries = await getCollection('pages');
  return entries.map(({ id, data }) => ({ route: `/${id}`, page: data }));
}

export const getLegalTexts = () => getCollection('legal');

/** The tools, and the guides with tools in them, in their order. */
export const getTools = async () =>
  (await getPages())
    .flatMap(({ route, page }) =>
      page.tool ? [{ route: route as Route, page, ...page.tool }] : [],
    )
    .sort((a, b) => a.order - b.order);
