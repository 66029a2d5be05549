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
import type { SearchItem, SearchSection } from '#lib/search-index.ts';
import { opening, textOf } from '#lib/search-text.ts';
import { ROUTES, isServicePage } from '#site/routes.ts';
import type { SearchKind } from '#site/site-search.ts';
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
  ...['solution', 'result', 'savings', 'sections', 'blocks', 'terms', 'duties', 'reasons'],
  ...['team', 'partners', 'ethics'],
];

/** Collections whose entries are an item each. A story and a step are found through their page. */
const KINDS: Partial<Record<CollectionName, SearchKind>> = {
  events: 'event',
  compliance: 'deadline',
  taxUpdates: 'update',
  guidance: 'guide',
  caseStudies: 'case-study',
  services: 'service',
  home: 'page',
  pages: 'page',
  resources: 'document',
  policies: 'policy',
  documents: 'document',
  terms: 'page',
  duties: 'page',
  legal: 'page',
  posts: 'article',
};

/** What an item has that does not follow from fields named alike. */
const OWN: {
  readonly [Name in CollectionName]?: (
    entry: SearchEntry<EntryData<Name>>,
    all: SearchSources,
  ) => Partial<SearchItem>;
} = {
  events: ({ data: { type, example } }) => ({ category: example ? exampleOf(type) : type }),
  taxUpdates: ({ data }) => ({ category: data.jurisdiction }),
  caseStudies: ({ data: { industry, challenge, example } }) => ({
    summary: opening(textOf(challenge)),
    category: example ? exampleOf(industry) : industry,
  }),
  resources: ({ data }) => ({ category: `${data.type} · ${data.category}` }),
  documents: ({ data: { group } }) => ({ category: DOCUMENT_CATEGORIES[group] }),
  // One item a field of law: one a term would come before the services and articles that the words are about.
  terms: ({ data: { title, terms } }) => ({
    title: `Glossary: ${title}`,
    summary: `${terms.length} terms in a sentence or two each.`,
  }),
  duties: ({ data: { title, lead } }) => ({
    title: `Foreign subsidiary: ${title}`,
    summary: lead,
  }),
  home: ({ data }) => ({ keywords: [...data.keywords, 'Home'] }),
  pages: ({ id, data }) => ({
    ...(isServicePage(`/${id}`) && { kind: 'service', category: 'Services in brief' }),
    keywords: [...data.keywords, data.heading],
    sections: data.blocks.flatMap((block) =>
      'heading' in block && block.heading !== undefined && block.block !== 'cta'
        ? [[block.heading] as const]
        : [],
    ),
  }),
  services: ({ id, data }, { services }) => {
    const above = services.find((one) => one.id === id.slice(0, id.lastIndexOf('/')));
    return {
      category: above?.data.title ?? FAMILIES[id.split('/')[0] as FamilyId].label,
      sections: data.sections
        .map(({ field, heading }) => heading ?? SERVICE_FIELDS[field].heading)
        .filter((heading) => heading !== '')
        .map((heading) => [heading, headingAnchor(heading)]),
    };
  },
};

const DOCUMENT_CATEGORIES = {
  brochure: 'Brochure',
  'tax-updates': 'Tax Updates',
  'hr-quick-reference': 'HR Policies',
  recruitment: 'Recruitment Guides',
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
  const kind = KINDS[name];
  const url = addressOf(name, id, data) ?? '';
  if (kind === undefined || data.listed === false || url === ROUTES.search) return [];
  const own = OWN[name] as ((entry: SearchEntry, all: SearchSources) => object) | undefined;
  const { title = '', category, keywords, author, date = data.lastUpdated } = data;
  const item: SearchItem = {
    kind,
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
    ...own?.(entry, all),
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
