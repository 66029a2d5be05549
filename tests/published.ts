/** The entries that content/ publishes today. The tests take the expected texts and numbers from these entries. */
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import type { CollectionName } from '#collections/index.ts';
import { ROUTES, guidePath } from '#site/routes.ts';

export const entriesOf = <Name extends CollectionName>(name: Name): readonly ReadEntry<Name>[] =>
  readContent().published[name];

/** The firm as content/site.json describes it. */
export const firm = entriesOf('site')[0]?.data as ReadEntry<'site'>['data'];

/** Posts that the blog lists. */
export const listedPosts = entriesOf('posts').filter(({ data }) => data.listed !== false);

/** Address of an article, for tests that can use any article. */
export const somePost = `/blog/${listedPosts[0]?.id ?? ''}`;

/** The guides and tax updates, each of which has a page and an item in a list. */
export const guides = [
  ...entriesOf('guides').map(({ id, data: { title, summary, date } }) => {
    return { path: guidePath(id) ?? '', title, summary, date };
  }),
  ...entriesOf('taxUpdates').map(({ id, data: { title, description, published } }) => {
    return { path: `${ROUTES.taxUpdates}/${id}`, title, summary: description, date: published };
  }),
];

/** Returns the services of a family, without their subsections. */
export const servicesOf = (family: string): string[] =>
  entriesOf('services')
    .map(({ id }) => id.split('/'))
    .filter(([first, , section]) => first === family && section === undefined)
    .map(([, service = '']) => service);

/** Counts the services of a family, or the subsections of a service. */
export const servicesIn = (id: string): number =>
  entriesOf('services').filter((service) => service.id.replace(/\/[^/]+$/, '') === id).length;
