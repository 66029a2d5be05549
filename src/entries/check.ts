/** The build's check of everything under `content/`: each entry, and what entries say of each other. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REDIRECTS, ROUTES, postPath } from '#config/routes.ts';
import { FAMILIES, expectedServiceIds, servicePagePath } from '#config/services.ts';
import { GUIDANCE_PAGES } from '#config/vocabularies.ts';
import type { Fault } from '#schemas/fault-text.ts';
import { standInFields, type Site } from '#schemas/site.ts';
import { COLLECTION_NAMES, type CollectionName } from './collections.ts';
import { CONTENT_DIR, readCollection, readSite, readTokens, type ReadEntry } from './read.ts';

export type Entries = { [Name in CollectionName]: ReadEntry<Name>[] };

export interface CheckResult {
  readonly site: Site | undefined;
  readonly entries: Entries;
  /** Each stops the build. */
  readonly faults: Fault[];
  /** Each is printed; the build goes on. */
  readonly warnings: string[];
}

interface Options {
  readonly contentDir?: string;
  readonly publicDir?: string;
  /** Today as `YYYY-MM-DD`, for dates that have passed. */
  readonly today: string;
}

/** Reads and checks all content. */
export function checkContent({
  contentDir = CONTENT_DIR,
  publicDir = 'public',
  today,
}: Options): CheckResult {
  const { value: site, faults } = readSite(contentDir);
  const tokens = site === undefined ? new Map<string, string>() : readTokens(site, contentDir);
  const found: Fault[] = [...faults];
  const entries = Object.fromEntries(
    COLLECTION_NAMES.map((name) => {
      const reading = readCollection(name, tokens, contentDir);
      found.push(...reading.faults);
      return [name, reading.value];
    }),
  ) as Entries;
  // What refers to an entry that did not parse would only repeat its fault.
  if (found.length === 0)
    found.push(
      ...serviceFaults(entries),
      ...duplicateFaults(entries),
      ...reservedNameFaults(entries),
      ...linkFaults(entries),
      ...pictureFaults(entries, contentDir, publicDir),
      ...homeFaults(entries),
    );
  return { site, entries, faults: found, warnings: warnings(site, entries, today) };
}

/** Paths that a link inside the site may name. */
export function knownPaths(entries: Entries): Set<string> {
  return new Set<string>([
    ...Object.values(ROUTES),
    ...Object.keys(REDIRECTS),
    ...entries.pages.map(({ id }) => `/${id}`),
    ...entries.services.map(({ id }) => servicePagePath(id)),
    ...entries.posts.map(({ id }) => postPath(id)),
  ]);
}

function serviceFaults({ services }: Entries): Fault[] {
  const expected = expectedServiceIds();
  const ids = new Set(services.map(({ id }) => id));
  const missing = expected
    .filter((id) => !ids.has(id))
    .map((id) =>
      fault(`content/services/${id}.json`, '', 'is missing; src/config/services.ts names it'),
    );
  const extra = services
    .filter(({ id }) => !expected.includes(id))
    .map(({ file }) => fault(file, '', 'is not named in src/config/services.ts; add it there'));
  const empty = services
    .filter(
      ({ id, data }) =>
        data.sections.length === 0 && !services.some((other) => other.id.startsWith(`${id}/`)),
    )
    .map(({ file }) =>
      fault(file, 'sections', 'is missing; a service without subsections needs sections'),
    );
  return [...missing, ...extra, ...empty];
}

/** One value that must not stand twice, with where it stands. */
interface Unique {
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

function duplicateFaults(entries: Entries): Fault[] {
  const unique: Unique[] = [];
  const add = (file: string, field: string, scope: string, value: string | number) =>
    unique.push({ file, field, value: `${scope}\u0000${value}` });
  for (const name of [
    'services',
    'guidance',
    'resources',
    'policies',
    'documents',
    'caseStudies',
    'recruitmentStories',
    'faqs',
  ] as const)
    for (const { id, file, data } of entries[name]) {
      const parent = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
      const scope =
        'category' in data && name === 'policies'
          ? data.category
          : 'group' in data
            ? data.group
            : 'page' in data
              ? data.page
              : parent;
      add(file, 'order', `${name}/${scope}`, data.order);
    }
  for (const { file, data } of entries.recruitmentSteps) add(file, 'step', 'step', data.step);
  for (const { file, data } of entries.faqs)
    data.faqs.forEach(({ id }, index) => add(file, `faqs[${index}].id`, data.page, id));
  for (const { file, data } of entries.facts)
    data.facts.forEach(({ id }, index) => add(file, `facts[${index}].id`, 'fact', id));
  for (const name of ['resources', 'policies', 'documents'] as const)
    for (const { id, file } of entries[name]) add(file, 'file name', 'download', id);
  for (const { file, data } of entries.posts)
    if (data.featured) add(file, 'featured', 'post', 'true');
  for (const { file, data } of [
    ...entries.pages,
    ...entries.posts,
    ...entries.services,
    ...entries.legal,
  ])
    add(file, 'title', 'title', data.title);
  for (const { file, data } of [...entries.pages, ...entries.legal])
    add(file, 'description', 'description', data.description);
  const first = new Map<string, Unique>();
  const faults: Fault[] = [];
  for (const one of unique) {
    const key = `${one.field.replace(/\[\d+\]/, '')}\u0000${one.value}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, one);
    else
      faults.push(
        fault(
          one.file,
          one.field,
          `"${one.value.split('\u0000')[1]}" stands already in ${earlier.file}`,
        ),
      );
  }
  return faults;
}

function reservedNameFaults({ posts, guidance }: Entries): Fault[] {
  return [
    ...posts
      .filter(({ id }) => !/^[1-9]\d*$/.test(id))
      .map(({ file }) => fault(file, '', 'a post is named by a number, such as content/blog/7.md')),
    ...guidance
      .filter(({ id }) => !(GUIDANCE_PAGES as readonly string[]).includes(id.split('/')[0] ?? ''))
      .map(({ file }) =>
        fault(file, '', `lies in no known page folder; allowed: ${GUIDANCE_PAGES.join(', ')}`),
      ),
  ];
}

/** `](/path)`, or `](</path(with parentheses)>)`. */
const MARKDOWN_LINK = /\]\((?:<(\/[^>]*)>|(\/(?:[^()\s]|\([^()\s]*\))*))\)/g;

/** Every link inside the site, in fields and in Markdown, must lead to a page. */
function linkFaults(entries: Entries): Fault[] {
  const paths = knownPaths(entries);
  const leadsNowhere = (href: string) => !paths.has(href.replace(/[?#].*$/, ''));
  const faults: Fault[] = [];
  for (const name of COLLECTION_NAMES)
    for (const { file, data, body } of entries[name]) {
      for (const { path, value } of strings(data)) {
        const links =
          /(^|\.)(href|url)$/.test(path) && value.startsWith('/') ? [value] : markdownLinks(value);
        for (const href of links.filter(leadsNowhere))
          faults.push(fault(file, path, `links to ${href}, which is no page of this site`));
      }
      for (const href of markdownLinks(body).filter(leadsNowhere))
        faults.push(fault(file, 'body', `links to ${href}, which is no page of this site`));
    }
  return faults;
}

const markdownLinks = (source: string) =>
  [...source.matchAll(MARKDOWN_LINK)].map((match) => match[1] ?? match[2] ?? '');

function pictureFaults(entries: Entries, contentDir: string, publicDir: string): Fault[] {
  const faults: Fault[] = [];
  for (const name of ['posts', 'services', 'pages'] as const)
    for (const { file, data } of entries[name])
      for (const { path, value } of strings(data))
        if (/(^|\.)image$/.test(path) && !existsSync(join(contentDir, 'images', value)))
          faults.push(
            fault(file, path, `found "${value}"; there is no ${join(contentDir, 'images', value)}`),
          );
  for (const { file, data } of entries.home)
    for (const { path, value } of strings(data.slides))
      if (/(src|poster)$/i.test(path) && !existsSync(join(publicDir, value)))
        faults.push(
          fault(file, `slides${path}`, `found "${value}"; there is no ${join(publicDir, value)}`),
        );
  return faults;
}

function homeFaults({ home, services }: Entries): Fault[] {
  const serviceIds = new Set(services.map(({ id }) => id));
  return home.flatMap(({ file, data: { search, families } }) => {
    const keywords = search.entries.map(({ keyword }) => keyword);
    const unknown = (['suggestions', 'chips'] as const).flatMap((list) =>
      search[list].flatMap((keyword, index) =>
        keywords.includes(keyword)
          ? []
          : [
              fault(
                file,
                `search.${list}[${index}]`,
                `found "${keyword}"; no search entry has this keyword`,
              ),
            ],
      ),
    );
    const cards = families.cards.flatMap((card, index) =>
      card.services
        .filter((service) => !serviceIds.has(`${card.family}/${service}`))
        .map((service) =>
          fault(
            file,
            `families.cards[${index}].services`,
            `found "${service}"; allowed: ${FAMILIES[card.family].services.join(', ')}`,
          ),
        ),
    );
    return [...unknown, ...cards];
  });
}

function warnings(site: Site | undefined, entries: Entries, today: string): string[] {
  const standIns = site === undefined ? [] : standInFields(site);
  return [
    ...(standIns.length > 0
      ? [`content/site.json: stand-in values are still there: ${standIns.join(', ')}`]
      : []),
    ...[...entries.compliance, ...entries.events]
      .filter(({ data }) => data.status === 'upcoming' && data.date < today)
      .map(({ file, data }) => `${file}: status: says "upcoming", but ${data.date} has passed`),
    ...entries.facts.flatMap(({ file, data }) =>
      data.facts
        .filter(({ reviewBy }) => reviewBy < today)
        .map(({ id, reviewBy }) => `${file}: ${id}: was to be reviewed by ${reviewBy}`),
    ),
  ];
}

/** Every text in a value with its field path. */
function* strings(value: unknown, path = ''): Generator<{ path: string; value: string }> {
  if (typeof value === 'string') yield { path, value };
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* strings(inner, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* strings(inner, path === '' ? key : `${path}.${key}`);
}

const fault = (file: string, field: string, message: string): Fault => ({ file, field, message });
