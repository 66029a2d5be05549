/** What content/ publishes today: tests expect what an editor has written, however much it is. */
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import type { CollectionName } from '#collections/index.ts';

/** The entries of a collection that are out. */
export const entriesOf = <Name extends CollectionName>(name: Name): readonly ReadEntry<Name>[] =>
  readContent().published[name];

/** The firm as content/site.json describes it: an editor who changes it changes what the tests expect. */
export const firm = entriesOf('site')[0]?.data as ReadEntry<'site'>['data'];

/** Posts that the blog lists. */
export const listedPosts = entriesOf('posts').filter(({ data }) => data.listed !== false);

/** Address of an article, for tests that need any. */
export const somePost = `/blog/${listedPosts[0]?.id ?? ''}`;

/** The services of a family, without their subsections. */
export const servicesOf = (family: string): string[] =>
  entriesOf('services')
    .map(({ id }) => id.split('/'))
    .filter(([first, , section]) => first === family && section === undefined)
    .map(([, service = '']) => service);

/** How many services a family, or how many subsections a service has. */
export const servicesIn = (id: string): number =>
  entriesOf('services').filter((service) => service.id.replace(/\/[^/]+$/, '') === id).length;
