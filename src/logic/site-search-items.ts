/** What the site's search knows: an item for each entry, question and page, and the words of its text. */
import type { z } from 'zod';
import { navLabel } from '#config/navigation.ts';
import { LEGAL_ROUTES, ROUTES, isServicePage, postPath } from '#config/routes.ts';
import { SERVICE_FIELDS } from '#config/service-fields.ts';
import { FAMILIES, servicePagePath, type FamilyId } from '#config/services.ts';
import type { postSchema } from '#schemas/reading.ts';
import type { faqsSchema } from '#schemas/records.ts';
import type { serviceSchema } from '#schemas/service.ts';
import { headingAnchor } from './heading-anchor.ts';
import type { SearchSection } from './site-search-index.ts';
import { readingOf, recordsOf } from './site-search-resources.ts';
import type { Entry, SearchSource, SearchSources } from './site-search-sources.ts';
import { anchored, opening, textOf } from './site-search-text.ts';

/** What the pages under /services belong to that are no entry of a family. */
const SERVICE_PAGES = 'Services in brief';

/** Everything there is to find. Posts come last, newest first: the further down, the later loaded. */
export function searchSources(sources: SearchSources): SearchSource[] {
  return [
    ...servicesOf(sources),
    ...pagesOf(sources),
    ...sources.faqs.flatMap(({ data }) => questionsOf(data)),
    ...sources.services.flatMap(serviceQuestionsOf),
    ...readingOf(sources),
    ...recordsOf(sources),
    ...sources.posts.filter(({ data }) => data.listed).map(postOf),
  ];
}

function servicesOf({ services }: SearchSources): SearchSource[] {
  const titles = new Map(services.map(({ id, data }) => [id, data.title]));
  return services.map(({ id, data }) => ({
    item: {
      kind: 'service',
      title: data.title,
      url: servicePagePath(id),
      summary: data.summary,
      category: titles.get(id.slice(0, id.lastIndexOf('/'))) ?? familyOf(id).label,
      keywords: data.keywords,
      sections: data.sections.flatMap(({ field, heading }): SearchSection[] => {
        const title = heading ?? SERVICE_FIELDS[field].heading;
        return title === '' ? [] : [anchored(title, headingAnchor(title))];
      }),
    },
    text: textOf(data.sections),
  }));
}

const familyOf = (id: string) => FAMILIES[id.split('/')[0] as FamilyId];

/** Pages of their own, those under /services among the services. */
function pagesOf({ home, pages, legal }: SearchSources): SearchSource[] {
  return [
    {
      item: {
        kind: 'page',
        title: home.title,
        url: ROUTES.home,
        summary: home.description,
        keywords: [...home.keywords, 'Home'],
      },
      text: textOf([home.lead, home.reasons, home.team, home.partners, home.ethics]),
    },
    ...pages
      .filter(({ id }) => `/${id}` !== ROUTES.search)
      .map(({ id, data }): SearchSource => {
        const route = `/${id}`;
        const label = navLabel(route);
        const isService = isServicePage(route);
        return {
          item: {
            kind: isService ? 'service' : 'page',
            title: data.title,
            url: route,
            summary: data.description,
            ...(isService && { category: SERVICE_PAGES }),
            keywords: [...data.keywords, data.heading, ...(label === undefined ? [] : [label])],
            sections: data.blocks.flatMap((block): SearchSection[] =>
              'heading' in block && block.heading !== undefined && block.block !== 'cta'
                ? [[block.heading]]
                : [],
            ),
          },
          text: textOf([data.lead, data.blocks]),
        };
      }),
    ...legal.map(({ id, data, body = '', headings = [] }): SearchSource => ({
      item: {
        kind: 'page',
        title: data.title,
        url: LEGAL_ROUTES[id] ?? '',
        summary: data.description,
        keywords: data.keywords,
        sections: headings.map(({ text, slug }) => anchored(text, slug)),
      },
      text: textOf(body),
    })),
  ];
}

function questionsOf({ title, page, faqs }: z.infer<typeof faqsSchema>): SearchSource[] {
  return faqs.map(({ id, question, answer }) =>
    questionOf(
      question,
      answer,
      `${ROUTES[page === 'faqs' ? 'faqs' : 'faqsIndia']}#faq-${id}`,
      title,
    ),
  );
}

function serviceQuestionsOf({ id, data }: Entry<typeof serviceSchema>): SearchSource[] {
  return data.faqs.map(({ question, answer }, place) =>
    questionOf(question, answer, `${servicePagePath(id)}#faq-${place + 1}`, data.title),
  );
}

function questionOf(
  question: string,
  answer: readonly string[],
  url: string,
  category: string,
): SearchSource {
  const text = textOf(answer);
  return {
    item: { kind: 'faq', title: question, url, summary: opening(text), category },
    text,
  };
}

function postOf({ id, data, body = '', headings = [] }: Entry<typeof postSchema>): SearchSource {
  return {
    item: {
      kind: 'article',
      title: data.title,
      url: postPath(id),
      summary: data.excerpt,
      category: data.category,
      author: data.author,
      date: data.date,
      keywords: data.keywords,
      sections: headings.map(({ text, slug }) => anchored(text, slug)),
    },
    // When it is asked for: the texts of thousands of articles at once took 400 MB.
    get text() {
      return textOf(body);
    },
  };
}
