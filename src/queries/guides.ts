/** Guides and tax updates: the texts that have a page of their own below the page that lists them. */
import { GUIDANCE_ROUTES, type GuidancePage } from '#site/routes.ts';
import { addressOf } from '#collections/index.ts';
import { getGuidance, getTaxUpdates } from './lists.ts';

/** All guides and updates, each list in its order. */
export async function getGuides() {
  const pages = Object.keys(GUIDANCE_ROUTES) as GuidancePage[];
  const lists = await Promise.all(pages.map(getGuidance));
  return [...lists.flat(), ...(await getTaxUpdates())].map((entry) => {
    const { collection, id, data } = entry;
    const path = addressOf(collection, id, data) ?? '';
    return {
      path,
      /** Page that lists it. */
      list: path.slice(0, path.lastIndexOf('/')),
      title: data.title,
      summary: 'summary' in data ? data.summary : data.description,
      /** Day it was published or last changed. */
      date: 'published' in data ? data.published : data.date,
      entry,
    };
  });
}

export type Guide = Awaited<ReturnType<typeof getGuides>>[number];
