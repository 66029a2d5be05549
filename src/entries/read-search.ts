/** What the search knows, read in plain Node: for its tests and its measurement. */
import { headingAnchor } from '#logic/heading-anchor.ts';
import type { SearchSources } from '#logic/site-search-sources.ts';
import type { CollectionName } from './collections.ts';
import { readCollection, readSite, readTokens } from './read.ts';

/** The sound entries of `content/`, with the headings of their texts. */
export function readSearchSources(): SearchSources {
  const { value: site } = readSite();
  const tokens = site ? readTokens(site) : new Map<string, string>();
  const read = <Name extends CollectionName>(name: Name) =>
    readCollection(name, tokens).value.map((entry) => ({
      ...entry,
      headings: headingsOf(entry.body),
    }));
  const [home] = read('home');
  if (!home) throw new Error('content/home/home.json is missing or faulty');
  return {
    home: home.data,
    pages: read('pages'),
    legal: read('legal'),
    services: read('services'),
    faqs: read('faqs'),
    posts: read('posts'),
    guidance: read('guidance'),
    taxUpdates: read('taxUpdates'),
    compliance: read('compliance'),
    policies: read('policies'),
    resources: read('resources'),
    documents: read('documents'),
    events: read('events'),
    caseStudies: read('caseStudies'),
  };
}

const headingsOf = (body: string) =>
  [...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, text = '']) => ({
    text,
    slug: headingAnchor(text),
  }));
