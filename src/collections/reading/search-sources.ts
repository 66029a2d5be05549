/** Everything the site's search finds, from the entries of all collections. */
import {
  COLLECTION_NAMES,
  addressOf,
  collectionNamed,
  type CollectionName,
  type EntryData,
} from '#collections/index.ts';
import { exampleOf } from '#lib/format.ts';
import { headingAnchor } from '#lib/slug.ts';
import { opening, textOf, type SearchItem, type SearchSection } from '#lib/search-text.ts';
import { DOCUMENT_GROUPS, ROUTES, isServicePage } from '#site/routes.ts';
import { SERVICE_FIELDS } from '#site/service-fields.ts';
import { FAMILIES, type FamilyId } from '#site/services.ts';

/** An item, and the rest of its text, whose words are searched but not shown. */
export interface SearchSource {
  readonly item: SearchItem;
  readonly text: string;
}

/** An entry as both Astro and the plain reading of `content/` give it. */
interface SearchEntry<Data = object> {
  readonly id: string;
  readonly data: Data;
  readonly body?: string | undefined;
  /** Headings of the body with their anchors. */
  readonly headings?: readonly { readonly text: string; readonly slug: string }[] | undefined;
}

export type SearchSources = {
  readonly [Name in CollectionName]: readonly SearchEntry<EntryData<Name>>[];
};

/** Fields that the item of an entry is made of, whatever its collection. */
type Fields = Readonly<
  Partial<Record<'excerpt' | 'summary' | 'description' | 'date' | 'lastUpdated', string>>
> & {
  readonly title?: string;
  readonly author?: string;
  readonly category?: string;
  readonly keywords?: readonly string[];
  readonly example?: boolean;
  readonly listed?: boolean;
};
/** Fields whose words are searched as those of the body are. */
const TEXTS = [
  ...['audience', 'applicability', 'lead', 'description', 'location', 'agenda', 'challenge'],
  ...['solution', 'result', 'savings', 'sections', 'blocks', 'terms', 'reasons'],
  ...['team', 'partners', 'ethics'],
];

/**
 * What kind of thing an entry is, and what does not follow from fields named alike. Collections that are left
 * out, such as stories and steps, are found through the page that has them.
 */
const FOUND: {
  readonly [Name in CollectionName]?: (
    entry: SearchEntry<EntryData<Name>>,
    all: SearchSources,
  ) => Partial<SearchItem> & Pick<SearchItem, 'kind'>;
} = {
  events: ({ data: { type, example } }) => ({
    kind: 'event',
    category: example ? exampleOf(type) : type,
  }),
  compliance: () => ({ kind: 'deadline' }),
  taxUpdates: ({ data }) => ({ kind: 'update', category: data.jurisdiction }),
  guidance: () => ({ kind: 'guide' }),
  caseStudies: ({ data: { industry, challenge, example } }) => ({
    kind: 'case-study',
    summary: opening(textOf(challenge)),
    category: example ? exampleOf(industry) : industry,
  }),
  services: ({ id, data }, { services }) => {
    const above = services.find((one) => one.id === id.slice(0, id.lastIndexOf('/')));
    return {
      kind: 'service',
      category: above?.data.title ?? FAMILIES[id.split('/')[0] as FamilyId].label,
      sections: data.sections
        .map(({ field, heading }) => heading ?? SERVICE_FIELDS[field].heading)
        .filter((heading) => heading !== '')
        .map((heading) => [heading, headingAnchor(heading)]),
    };
  },
  home: ({ data }) => ({ kind: 'page', keywords: [...data.keywords, 'Home'] }),
  pages: ({ id, data }) => ({
    kind: 'page',
    ...(isServicePage(`/${id}`) && { kind: 'service', category: 'Services in brief' }),
    keywords: [...data.keywords, data.heading],
    sections: data.blocks.flatMap((block) =>
      'heading' in block && block.heading !== undefined && block.block !== 'cta'
        ? [[block.heading] as const]
        : [],
    ),
  }),
  resources: ({ data }) => ({ kind: 'document', category: `${data.type} · ${data.category}` }),
  policies: () => ({ kind: 'policy' }),
  documents: ({ data: { group } }) => ({ kind: 'document', category: DOCUMENT_GROUPS[group].name }),
  // One item a field of law: one a term would come before the services and articles that the words are about.
  terms: ({ data: { title, terms } }) => ({
    kind: 'page',
    title: `Glossary: ${title}`,
    summary: `${terms.length} terms in a sentence or two each.`,
  }),
  legal: () => ({ kind: 'page' }),
  posts: () => ({ kind: 'article' }),
};

/** Items and their words. Posts come last, in their order: the further down, the later loaded. */
export function searchSources(all: SearchSources): SearchSource[] {
  const names = COLLECTION_NAMES.filter((name) => name !== 'posts');
  return [...names, 'posts' as const].flatMap((name) =>
    all[name].flatMap((entry: SearchEntry) => [
      ...entryItem(name, entry, all),
      ...questionItems(name, entry),
    ]),
  );
}

function entryItem(name: CollectionName, entry: SearchEntry, all: SearchSources): SearchSource[] {
  const { id, body = '', headings = [] } = entry;
  const data: Fields = entry.data;
  const foundAs = FOUND[name] as
    ((entry: SearchEntry, all: SearchSources) => Pick<SearchItem, 'kind'>) | undefined;
  const url = addressOf(name, id, data) ?? '';
  if (foundAs === undefined || data.listed === false || url === ROUTES.search) return [];
  const { title = '', category, keywords, author, date = data.lastUpdated } = data;
  const item: SearchItem = {
    title,
    url,
    summary: opening(data.excerpt ?? data.summary ?? data.description ?? ''),
    ...(category !== undefined && { category }),
    ...(author !== undefined && { author: data.example ? exampleOf(author) : author }),
    ...(date !== undefined && { date }),
    ...(keywords !== undefined && { keywords }),
    // Headings of bodies that share a page may occur twice there, so only the entry is linked.
    ...(body !== '' && {
      sections: headings.map(({ text, slug }): SearchSection =>
        collectionNamed(name).ownPage ? [text, slug] : [text],
      ),
    }),
    ...foundAs(entry, all),
  };
  const texts = TEXTS.map((field) => (data as Readonly<Record<string, unknown>>)[field]);
  return [{ item, text: textOf([texts, body]) }];
}

/** The questions of a service by their place, those of the FAQ pages by their numbers. */
function questionItems(name: CollectionName, { id, data }: SearchEntry): SearchSource[] {
  const { title, faqs = [] } = data as {
    title?: string;
    faqs?: readonly { id?: number; question: string; answer: readonly string[] }[];
  };
  const [page = ''] = addressOf(name, id, data)?.split('#') ?? [];
  return faqs.map(({ id: number, question, answer }, place) => {
    const text = textOf(answer);
    const url = `${page}#faq-${number ?? place + 1}`;
    const summary = opening(text);
    return { item: { kind: 'faq', title: question, url, summary, category: title }, text };
  });
}
