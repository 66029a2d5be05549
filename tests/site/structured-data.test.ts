/**
 * Structured data of every page: against schema.org's vocabulary, in the typings that Google
 * generates from it (schema-dts), and against the fields that Google's results require.
 */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readContent } from '#collections/reading/read.ts';
import { postPath } from '#site/routes.ts';

type Node = Readonly<Record<string, unknown>>;
interface Found {
  readonly file: string;
  readonly node: Node;
}

const ORIGIN = 'https://www.example.com/';

/** Google's required properties, each with the page of Search Central that lists them. */
const GOOGLE_REQUIRES: Readonly<Record<string, readonly string[]>> = {
  // structured-data/article names no required property; these are its recommended ones.
  Article: ['headline', 'image', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  // structured-data/breadcrumb
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  // structured-data/event: name, startDate, location and the location's address
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  // structured-data/local-business, for its subtype
  AccountingService: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  // structured-data/organization names no required property; an author is known by these (article).
  Organization: ['name', 'url'],
  // appearance/site-names
  WebSite: ['name', 'url'],
  // A tool; what Google requires of a software application (offers, ratings) is not claimed.
  WebApplication: ['name', 'url'],
};

/** Left out while the entries that bring them are examples. */
const OF_EXAMPLES = ['Event', 'Place', 'VirtualLocation', 'Organization'];

/** Emitted, and no kind of result at Google: the vocabulary alone decides. */
const NO_RESULT = ['Country', 'GeoCoordinates', 'Service', 'OfferCatalog', 'Offer'];

const { readings } = readContent();
const pages = globSync('dist/**/*.html')
  .sort()
  .map((file) => ({ file, root: parse(readFileSync(file, 'utf8')) }));
const graphs = pages.flatMap(({ file, root }) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => ({ file, graph: JSON.parse(script.innerHTML) as Node })),
);
const nodes = graphs.flatMap(({ file, graph }) =>
  [...typedNodes(graph['@graph'])].map((node): Found => ({ file, node })),
);

/** Every object with a type, those inside others too. */
function* typedNodes(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield value as Node;
  for (const inner of Object.values(value)) yield* typedNodes(inner);
}

const typeOf = ({ node }: Found) => String(node['@type']);
const tell = ({ file, node }: Found, fault: string) =>
  `${file}: ${String(node['@type'])}: ${fault}`;

/** What the type checker says of each node, as a value of the typing that bears its name. */
function vocabularyFaults(found: readonly Found[]): string[] {
  const lines = found.map(
    (one, index) =>
      `export const node${index}: schema.${typeOf(one)} = ${JSON.stringify(one.node)};`,
  );
  const name = 'tests/dist/nodes.virtual.ts';
  const source = [`import type * as schema from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
      : getSourceFile(file, ...rest);
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? source : readFile(file));
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const line = file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    const one = found[line - 1];
    return one === undefined ? text : tell(one, text);
  });
}

/** The same thing is on many pages; one of each is enough. */
function distinct(found: readonly Found[]): Found[] {
  return [...new Map(found.map((one) => [JSON.stringify(one.node), one])).values()];
}

/** Not of the site: what the check must find, and a last thing that is right. */
const PROBES: readonly Node[] = [
  { '@type': 'Event', name: 'x', startDay: '2026-01-01' },
  { '@type': 'Accountancy', name: 'x' },
  { '@type': 'Event', eventStatus: 'https://schema.org/EventHeld' },
  { '@type': 'Event', organizer: { '@type': 'Answer', text: 'x' } },
  { '@type': 'BlogPosting', headline: 'x', name: 'inherited from Thing' },
];

// Together, since reading the typings takes most of the time.
test(
  'types and properties are those of schema.org, and strange ones are found',
  {
    timeout: 120_000,
  },
  () => {
    const all = distinct(nodes);
    const probes = PROBES.map((node) => ({ file: 'probe', node }));
    const faults = vocabularyFaults([...all, ...probes]);
    const [found, broken] = [true, false].map((isProbe) =>
      faults.filter((fault) => fault.startsWith('probe: ') === isProbe),
    ) as [string[], string[]];
    expect(all.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
    expect(found.map((fault) => fault.replace(/^probe: (\w+): .*$/s, '$1'))).toEqual([
      'Event',
      'Accountancy',
      'Event',
      'Event',
    ]);
  },
);

test('what Google requires of each type is there', () => {
  const broken = nodes.flatMap((one) => {
    const required = GOOGLE_REQUIRES[typeOf(one)];
    if (required === undefined)
      return NO_RESULT.includes(typeOf(one)) ? [] : [tell(one, 'has no row in the table')];
    const missing = required.filter((name) => isEmpty(one.node[name]));
    return missing.length === 0 ? [] : [tell(one, `lacks ${missing.join(', ')}`)];
  });
  expect(nodes.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
  const emitted = new Set(nodes.map(typeOf));
  const unused = [...Object.keys(GOOGLE_REQUIRES), ...NO_RESULT].filter(
    (type) => !emitted.has(type) && !OF_EXAMPLES.includes(type),
  );
  expect(unused).toEqual([]);
});

test('nothing that is marked as an example is in it', () => {
  const { events, caseStudies, recruitmentStories, posts } = readings;
  const invented: readonly string[] = [
    ...events.value,
    ...caseStudies.value,
    ...recruitmentStories.value,
  ]
    .filter(({ data }) => data.example)
    .map(({ data }) => data.title);
  // A byline is invented for the article that says so; another may have a real one of the same words.
  const authors = new Map(
    posts.value
      .filter(({ data }) => data.example)
      .map(({ id, data }) => [`dist${postPath(id)}.html`, data.author]),
  );
  const told = nodes.flatMap(({ file, node }) =>
    [node['name'], node['headline']]
      .map(String)
      .filter((name) => invented.includes(name) || authors.get(file) === name)
      .map((name) => `${file}: ${name}`),
  );
  expect(told).toEqual([]);
});

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

test('references lead to a thing of the same page, and ids are unique', () => {
  const broken: string[] = [];
  let references = 0;
  for (const { file, graph } of graphs) {
    const text = JSON.stringify(graph);
    const ids = [...typedNodes(graph)].flatMap((node) => node['@id'] ?? []);
    if (new Set(ids).size !== ids.length) broken.push(`${file}: an @id is used twice`);
    for (const [, id = ''] of text.matchAll(/\{"@id":("[^"]+")\}/g)) {
      references += 1;
      if (!ids.includes(JSON.parse(id))) broken.push(`${file}: ${id} leads to nothing`);
    }
  }
  expect(references).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('every page but error and redirect pages has one graph', () => {
  const without = pages
    .map(({ file }) => file)
    .filter((file) => graphs.filter((graph) => graph.file === file).length !== 1);
  expect(without).toEqual(['dist/company-incorporation.html', 'dist/company-se.html']);
});

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/;
const ADDRESSES = ['url', 'image', 'item', 'mainEntityOfPage', 'sameAs'];

test('dates are ISO 8601, addresses are whole', () => {
  const broken = nodes.flatMap((one) =>
    Object.entries(one.node).flatMap(([name, value]) => {
      const isDate = /Date$|^date/.test(name) && name !== 'foundingDate';
      if (isDate && !ISO_DATE.test(String(value)))
        return [tell(one, `${name} is ${String(value)}`)];
      if (!ADDRESSES.includes(name)) return [];
      return [value]
        .flat()
        .filter((address) => !/^https:\/\/[^/\s]+\/\S*$/.test(String(address)))
        .map((address) => tell(one, `${name} is ${String(address)}`));
    }),
  );
  expect(broken).toEqual([]);
});

test('breadcrumbs count from 1, begin at home and end at the page', () => {
  for (const one of nodes.filter((found) => typeOf(found) === 'BreadcrumbList')) {
    const items = one.node['itemListElement'] as { position: number; item: string }[];
    expect(items.length, one.file).toBeGreaterThan(1);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(ORIGIN);
    const path = one.file.slice('dist/'.length, -'.html'.length);
    if (!['404', '500'].includes(path)) expect(items.at(-1)?.item).toBe(ORIGIN + path);
  }
});
