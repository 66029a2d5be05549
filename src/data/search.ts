/** What the site's search knows, from all collections. */
import { createHash } from 'node:crypto';
import { getCollection, render, type CollectionEntry, type CollectionKey } from 'astro:content';
import { searchFiles } from '#logic/site-search-files.ts';
import { searchSources } from '#logic/site-search-items.ts';
import { type SearchSource } from '#logic/site-search-sources.ts';
import { getHome } from './lists.ts';
import { getPosts } from './posts.ts';

/** Everything there is to find, in the order of the index. */
export async function getSearchSources(): Promise<SearchSource[]> {
  return searchSources({
    home: await getHome(),
    pages: await entriesOf('pages'),
    legal: await entriesOf('legal'),
    services: await entriesOf('services'),
    faqs: await entriesOf('faqs'),
    posts: await Promise.all((await getPosts()).map(({ entry }) => withHeadings<'posts'>(entry))),
    guidance: await entriesOf('guidance'),
    taxUpdates: await entriesOf('taxUpdates'),
    compliance: await entriesOf('compliance'),
    policies: await entriesOf('policies'),
    resources: await entriesOf('resources'),
    documents: await entriesOf('documents'),
    events: await entriesOf('events'),
    caseStudies: await entriesOf('caseStudies'),
  });
}

const entriesOf = async <Name extends CollectionKey>(name: Name) =>
  Promise.all((await getCollection(name)).map(withHeadings));

const withHeadings = async <Name extends CollectionKey>(entry: CollectionEntry<Name>) => ({
  ...entry,
  headings: (await render(entry)).headings,
});

let made: Promise<ReturnType<typeof searchFiles>> | undefined;

/** The files of the search by name. A build makes them once, the development server each time. */
export function getSearchFiles() {
  return import.meta.env.DEV ? makeFiles() : (made ??= makeFiles());
}

async function makeFiles() {
  return searchFiles(await getSearchSources(), (content) =>
    createHash('sha256').update(content).digest('base64url').slice(0, 8),
  );
}
