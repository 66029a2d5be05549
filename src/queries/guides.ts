/** Guides and tax updates: the texts that have a page of their own below the page that lists them. */
import type { CollectionEntry } from 'astro:content';
import { GUIDANCE_ROUTES, ROUTES, guidancePath, type Route } from '#site/routes.ts';
import { GUIDANCE_PAGES } from '#site/vocabularies.ts';
import { addressOf } from '#collections/index.ts';
import { getGuidance, getTaxUpdates } from './lists.ts';

export interface Guide {
  readonly path: string;
  /** Page that lists it. */
  readonly list: Route;
  readonly title: string;
  readonly summary: string;
  /** Day it was published or last changed; of an update only the day it takes effect is known. */
  readonly date?: string;
  readonly entry: CollectionEntry<'guidance'> | CollectionEntry<'taxUpdates'>;
}

/** Every one of them, in the order of its list. */
export async function getGuides(): Promise<Guide[]> {
  const lists = await Promise.all(GUIDANCE_PAGES.map(getGuidance));
  const guidance = lists.flat().map((entry): Guide => {
    const { title, summary, date } = entry.data;
    const [page] = entry.id.split('/') as [(typeof GUIDANCE_PAGES)[number]];
    return {
      path: guidancePath(entry.id),
      list: GUIDANCE_ROUTES[page],
      title,
      summary,
      date,
      entry,
    };
  });
  const updates = (await getTaxUpdates()).map((entry): Guide => {
    const { title, description: summary } = entry.data;
    const path = addressOf('taxUpdates', entry.id, entry.data) ?? '';
    return { path, list: ROUTES.taxUpdates, title, summary, entry };
  });
  return [...guidance, ...updates];
}
