/** The pages of the tools. */
import type { Route } from '#site/routes.ts';
import { getPages } from './pages.ts';

/** The tools, and the guides with tools in them, in their order. */
export const getTools = async () =>
  (await getPages())
    .flatMap(({ route, page }) =>
      page.tool ? [{ route: route as Route, page, ...page.tool }] : [],
    )
    .sort((a, b) => a.order - b.order);
