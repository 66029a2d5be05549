/** Makes the items of the site search from the entries of all collections. */
import type { MarkdownHeading } from 'astro';
import type { CollectionEntry } from 'astro:content';
import {
  COLLECTION_NAMES,
  entryPath,
  collectionNamed,
  type CollectionName,
  type EntryData,
} from '#collections/index.ts';
import { replaceChartsWithSentences } from '#lib/charts/chart.ts';
import { markAsExample } from '#lib/format.ts';
import { headingAnchor } from '#lib/slug.ts';
import { DOCUMENT_GROUPS, ROUTES, isServicePage } from '#site/routes.ts';
import { SERVICE_SECTIONS } from '#site/service-sections.ts';
import { FAMILIES, type FamilyId } from '#site/services.ts';
import type { SearchItem } from './search-items.ts';

type SearchEntry = CollectionEntry<CollectionName>;
export type SearchedEntries = {
  readonly [Name in CollectionName]: readonly CollectionEntry<Name>[];
};

/** Fields that `entryItem` reads from the entries of all collections. */
type TextField =
  'title' | 'author' | 'category' | 'excerpt' | 'summary' | 'description' | 'date' | 'lastUpdated';
type Fields = Partial<Readonly<Record<TextField, string>>> &
  Pick<Partial<EntryData<'posts'>>, 'keywords' | 'example' | 'listed'> & { head?: object };
/** Fields whose texts are searched together with the body of the entry. */
const TEXT_FIELDS = (
  'audience applicability lead description location agenda challenge answer solution result ' +
  'savings costs facts sections blocks reasons team partners ethics'
).split(' ');
/** Subfields of `TEXT_FIELDS` that are not searched, such as ids, because readers do not see their values. */
const NON_TEXT_FIELDS = new Set(
  'block field icon color image href subject duration id by see figures'.split(' '),
);
const SUMMARY_MAX_CHARS = 170;

/** Values that a collection sets for its items. A title is required if the entries have no field `title`. */
type ItemFields<Name extends CollectionName> = Partial<SearchItem> &
  Pick<SearchItem, EntryData<Name> extends { title: string } ? 'kind' : 'kind' | 'title'>;

/**
 * The collections that the search covers. Each function returns the kind of the item, and the values for which the
 * entry has no field that `TextField` names.
 */
const ITEM_BY_COLLECTION: {
  readonly [Name in CollectionName]?: (entry: CollectionEntry<Name>) => ItemFields<Name>;
} = {
  events: ({ data: { type, example } }) => ({
    kind: 'event',
    category: example ? markAsExample(type) : type,
  }),
  deadlines: () => ({ kind: 'deadline' }),
  taxUpdates: ({ data }) => ({ kind: 'update', category: data.jurisdiction }),
  guides: () => ({ kind: 'guide' }),
  faqs: ({ data }) => ({
    kind: 'faq',
    title: data.question,
    summary: summaryOf(textOf(data.answer)),
    category: data.head.title,
  }),
  caseStudies: ({ data: { industry, challenge, example } }) => ({
    kind: 'case-study',
    summary: summaryOf(textOf(challenge)),
    category: example ? markAsExample(industry) : industry,
  }),
  services: ({ id, data }) => ({
    kind: 'service',
    category: FAMILIES[id.split('/')[0] as FamilyId].label,
    sections: data.sections
      .map(({ field, heading }) => heading ?? SERVICE_SECTIONS[field].heading)
      .filter((heading) => heading !== '')
      .map((heading) => [heading, headingAnchor(heading)]),
  }),
  home: ({ data }) => ({ kind: 'page', keywords: [...data.keywords, 'Home'] }),
  pages: ({ id, data }) => ({
    kind: 'page',
    ...(isServicePage(`/${id}`) && { kind: 'service', category: 'Services in brief' }),
    ...(data.guide && { kind: 'guide', category: data.guide.situation }),
    keywords: [...data.keywords, data.heading, ...(data.guide?.phrases ?? [])],
    sections: data.blocks.flatMap((block) =>
      'heading' in block && block.heading !== undefined && block.block !== 'cta'
        ? [[block.heading] as const]
        : [],
    ),
  }),
  resources: ({ data }) => ({ kind: 'document', category: `${data.type} · ${data.category}` }),
  policies: () => ({ kind: 'policy' }),
  documents: ({ data: { group } }) => ({ kind: 'document', category: DOCUMENT_GROUPS[group].name }),
  legal: () => ({ kind: 'page' }),
  glossaryTerms: ({ data }) => ({
    kind: 'term',
    title: data.long ? `${data.term}: ${data.long}` : data.term,
    summary: summaryOf(textOf(data.meaning)),
    category: data.head.title,
  }),
  posts: () => ({ kind: 'article' }),
};

export const SEARCHED_COLLECTIONS = COLLECTION_NAMES.filter((name) => name in ITEM_BY_COLLECTION);

export function createSearchItems(all: SearchedEntries): SearchItem[] {
  const itemsOf = (name: CollectionName) =>
    all[name].flatMap((entry: SearchEntry) => [
      ...entryItem(name, entry),
      ...questionItems(name, entry),
    ]);
  return SEARCHED_COLLECTIONS.flatMap(itemsOf);
}

function entryItem(name: CollectionName, entry: SearchEntry): SearchItem[] {
  const { id, body = '' } = entry;
  const data = entry.data as Fields;
  const headings = (entry.rendered?.metadata?.headings ?? []) as MarkdownHeading[];
  const itemFields = ITEM_BY_COLLECTION[name] as (entry: SearchEntry) => ItemFields<'posts'>;
  const url = entryPath(name, id, data, data.head) ?? '';
  const { ownPage } = collectionNamed(name);
  if (data.listed === false || url === ROUTES.search) return [];
  const { title = '', category, keywords, author, date = data.lastUpdated } = data;
  const texts = TEXT_FIELDS.map((field) => (data as Readonly<Record<string, unknown>>)[field]);
  return [
    {
      title,
      url,
      summary: summaryOf(data.excerpt ?? data.summary ?? data.description ?? ''),
      category,
      author: author && data.example ? markAsExample(author) : author,
      date,
      keywords,
      // Entries that share a page may have the same headings, so only the headings on an entry's own page get anchors.
      sections:
        body === ''
          ? undefined
          : headings.map(({ text, slug }) => (ownPage ? [text, slug] : [text])),
      text: textOf([texts, body]),
      ...itemFields(entry),
    },
  ];
}

/** Returns an item for each question of a service; the anchor of the third question is `#faq-3`. */
function questionItems(name: CollectionName, { id, data }: SearchEntry): SearchItem[] {
  const { title, faqs = [] } = data as Partial<EntryData<'services'>>;
  const [page = ''] = entryPath(name, id, data)?.split('#') ?? [];
  return faqs.map(({ question, answer }, index) => {
    const text = textOf(answer);
    const url = `${page}#faq-${index + 1}`;
    const summary = summaryOf(text);
    return { kind: 'faq', title: question, url, summary, category: title, text };
  });
}

/** Returns all texts in `part` as one line, without the addresses of links. */
function textOf(part: unknown): string {
  return stringsIn(part)
    .map(replaceChartsWithSentences)
    .join(' ')
    .replace(/\]\((?:<[^>]*>|[^)]*)\)/g, ']')
    .replace(/[[\]*`]+/g, '')
    .replace(/[|\s]+/g, ' ');
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(stringsIn);
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part)
    .filter(([field]) => !NON_TEXT_FIELDS.has(field))
    .flatMap(([, value]) => stringsIn(value));
}

/** Returns the beginning of a text, with an ellipsis if it is cut. */
function summaryOf(text: string): string {
  if (text.length <= SUMMARY_MAX_CHARS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_MAX_CHARS))} …`;
}
