/** The visitors' tools: their pages and their questions. */
import { getCollection } from 'astro:content';
import type { Route } from '#site/routes.ts';
import { getPages } from './pages.ts';

/** The tools, and the guides with tools in them, in their order. */
export const getTools = async () =>
  (await getPages())
    .flatMap(({ route, page }) =>
      page.tool ? [{ route: route as Route, page, ...page.tool }] : [],
    )
    .sort((a, b) => a.order - b.order);

/** How many questions each tool can ask, by the last part of its path. */
export async function countQuestions(): Promise<ReadonlyMap<string, number>> {
  const forms = await getCollection('toolForms');
  return new Map(
    forms.map(({ id, data }) => [
      id,
      data.groups
        .flatMap(({ questions }) => questions)
        // What to compare side by side is no question about the visitor.
        .filter(({ kind, choices }) => kind !== 'one' || choices !== undefined).length,
    ]),
  );
}
