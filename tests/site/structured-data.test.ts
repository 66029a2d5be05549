/**
 * Checks that the structured data of every page has the fields that Google requires for a search result. The type
 * check with schema-dts ensures that types and properties exist in schema.org.
 */
import { expect, test } from 'vitest';
import { readContent } from '#collections/reading/read.ts';
import { ROUTES, UNINDEXED_PATHS, postPath } from '#site/routes.ts';
import { ORIGIN, pages } from './built-pages.ts';

type Node = Readonly<Record<string, unknown>>;

/** Fields that Google requires for each type. For Article and Organization, Google only recommends these fields. */
const GOOGLE_REQUIRES: Readonly<Record<string, string>> = {
  Article: 'headline image author',
  BlogPosting: 'headline image datePublished dateModified author',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name item',
  Event: 'name startDate location',
  Place: 'name address',
  VirtualLocation: 'url',
  AccountingService: 'name address',
  PostalAddress: 'addressLocality addressCountry',
  Organization: 'name url',
  WebSite: 'name url',
};
/** Types without required fields, because Google has no special search result for these types. */
const NO_RESULT = ['Country', 'GeoCoordinates', 'Service', 'OfferCatalog', 'Offer'];

const { published } = readContent();
const nodes = pages.flatMap(({ path, root }) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ innerHTML }) => [...typedNodes(JSON.parse(innerHTML))])
    .map((node) => ({ path, node, type: String(node['@type']) })),
);

/** Yields every object that has an `@type`, including nested objects. */
function* typedNodes(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield value as Node;
  for (const inner of Object.values(value)) yield* typedNodes(inner);
}

test('describes the firm on every page, the site on the home page, services and articles on their pages', () => {
  for (const { path } of pages) {
    const types = nodes.filter((one) => one.path === path).map(({ type }) => type);
    const expected = ['AccountingService'];
    if (path === '/') expected.push('WebSite');
    else if (!UNINDEXED_PATHS.includes(path)) expected.push('BreadcrumbList');
    if (path.startsWith('/services/')) expected.push('Service');
    if (/^\/blog\/\d/.test(path)) expected.push('BlogPosting');
    expect(types, path).toEqual(expect.arrayContaining(expected));
  }
});

test('gives every type of structured data the fields that Google requires', () => {
  for (const { path, node, type } of nodes.filter((one) => !NO_RESULT.includes(one.type))) {
    const required = (GOOGLE_REQUIRES[type] ?? 'a row above').split(' ');
    const missing = required.filter((name) => String(node[name] ?? '') === '');
    expect(missing, `${path}: ${type}`).toEqual([]);
  }
});

test('on the advisory page, mentions the firm, India and the services that the entry lists', () => {
  const service = nodes.find(({ path, type }) => path === ROUTES.faas && type === 'Service')?.node;
  expect(service).toMatchObject({ areaServed: { name: 'India' } });
  expect(JSON.stringify(service?.['provider'])).toContain('#firm');
  const catalogue = service?.['hasOfferCatalog'] as { itemListElement: { itemOffered: Node }[] };
  const names = catalogue.itemListElement.map(({ itemOffered }) => itemOffered['name']);
  const page = published.pages.find(({ id }) => `/${id}` === ROUTES.faas);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual(page?.data.offers);
});

test('leaves examples and past events out of structured data', () => {
  const { events, caseStudies, recruitmentSuccessStories, posts } = published;
  const titles = nodes.filter(({ type }) => type === 'Event').map(({ node }) => node['name']);
  const told = events.filter(({ data }) => data.status !== 'completed' && !data.example);
  expect(titles.sort()).toEqual(told.map(({ data }) => data.title).sort());
  const invented = [...events, ...caseStudies, ...recruitmentSuccessStories]
    .filter(({ data }) => data.example)
    .map(({ data }): string => data.title);
  // The invented author of an example is looked for only on the example's page: a real author may have the same name.
  const authors = new Map(
    posts.filter(({ data }) => data.example).map(({ id, data }) => [postPath(id), data.author]),
  );
  for (const { path, node } of nodes)
    for (const name of [node['name'], node['headline']].filter(Boolean))
      expect([...invented, authors.get(path)], path).not.toContain(name);
});

const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/;
const WITH_ADDRESS = ['url', 'image', 'item', 'mainEntityOfPage', 'sameAs'];
test('writes every date in ISO 8601 and every address in full', () => {
  for (const { path, node } of nodes)
    for (const [name, value] of Object.entries(node)) {
      if (/Date$|^date/.test(name) && name !== 'foundingDate')
        expect(value, `${path}: ${name}`).toMatch(DATE_OR_TIME);
      if (WITH_ADDRESS.includes(name))
        for (const address of [value].flat())
          expect(address, `${path}: ${name}`).toMatch(/^https:\/\/[^/\s]+\/\S*$/);
    }
});

test('numbers breadcrumbs from 1, beginning with the home page and ending with the page itself', () => {
  for (const { path, node } of nodes.filter(({ type }) => type === 'BreadcrumbList')) {
    const items = node['itemListElement'] as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${ORIGIN}/`);
    if (!UNINDEXED_PATHS.includes(path)) expect(items.at(-1)?.item).toBe(ORIGIN + path);
  }
});
