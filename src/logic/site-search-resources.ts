/** Items of the resource pages: articles, documents, dated records, case studies. */
import type { z } from 'zod';
import { navLabel } from '#config/navigation.ts';
import { BROCHURE_PATH } from '#config/file-paths.ts';
import { DOCUMENT_ROUTES, guidancePlace, ROUTES } from '#config/routes.ts';
import type { SearchSection } from './site-search-index.ts';
import type { Entry, SearchSource, SearchSources } from './site-search-sources.ts';
import { opening, textOf } from './site-search-text.ts';

/** What is read on a resource page or saved from there. */
export function readingOf({
  guidance,
  policies,
  resources,
  documents,
}: SearchSources): SearchSource[] {
  // Short articles share a page, so their headings may occur twice in it: only the article is linked.
  const headingsOf = ({ headings = [] }: Entry<z.ZodType>): SearchSection[] =>
    headings.map(({ text }) => [text]);
  return [
    ...guidance.map((entry): SearchSource => {
      const { id, data, body = '' } = entry;
      const { page, anchor } = guidancePlace(id);
      const url = `${page}#${anchor}`;
      const { title, summary, date, audience } = data;
      return {
        item: { kind: 'guide', title, url, summary, date, sections: headingsOf(entry) },
        text: textOf([audience, body]),
      };
    }),
    ...policies.map((entry): SearchSource => {
      const { id, data, body = '' } = entry;
      const { title, description, category, lastUpdated } = data;
      return {
        item: {
          kind: 'policy',
          title,
          url: `${ROUTES.policies}#${id}`,
          summary: description,
          category,
          date: lastUpdated,
          sections: headingsOf(entry),
        },
        text: textOf([data.applicability, body]),
      };
    }),
    ...resources.map((entry): SearchSource => {
      const { id, data, body = '' } = entry;
      const { title, description, type, category, date } = data;
      return {
        item: {
          kind: 'document',
          title,
          url: `${ROUTES.faasResources}#${id}`,
          summary: description,
          category: `${type} · ${category}`,
          date,
          sections: headingsOf(entry),
        },
        text: textOf(body),
      };
    }),
    ...documents.map((entry): SearchSource => {
      const { id, data, body = '' } = entry;
      const page = DOCUMENT_ROUTES[data.group];
      return {
        item: {
          kind: 'document',
          title: data.title,
          url: page === undefined ? BROCHURE_PATH : `${page}#${id}`,
          summary: data.description,
          category: navLabel(page ?? BROCHURE_PATH) ?? '',
          date: data.date,
          sections: headingsOf(entry),
        },
        text: textOf(body),
      };
    }),
  ];
}

/** Dated records and case studies, each with its place on its page. */
export function recordsOf(sources: SearchSources): SearchSource[] {
  return [
    ...sources.taxUpdates.map(({ id, data, body = '' }): SearchSource => ({
      item: {
        kind: 'update',
        title: data.title,
        url: `${ROUTES.taxUpdates}#${id}`,
        summary: data.description,
        category: data.jurisdiction,
        date: data.date,
      },
      text: textOf(body),
    })),
    ...sources.compliance.map(({ id, data }): SearchSource => ({
      item: {
        kind: 'deadline',
        title: data.title,
        url: `${ROUTES.complianceCalendar}#${id}`,
        summary: opening(data.description),
        category: data.category,
        date: data.date,
      },
      text: data.description,
    })),
    ...sources.events.map(({ id, data }): SearchSource => ({
      item: {
        kind: 'event',
        title: data.title,
        url: `${ROUTES.events}#${id}`,
        summary: opening(data.description),
        category: data.type,
        date: data.date,
      },
      text: textOf([data.description, data.location, data.agenda]),
    })),
    ...sources.caseStudies.map(({ id, data }): SearchSource => ({
      item: {
        kind: 'case-study',
        title: data.title,
        url: `${ROUTES.caseStudies}#${id}`,
        summary: opening(textOf(data.challenge)),
        category: data.industry,
      },
      text: textOf([data.challenge, data.solution, data.result, data.savings]),
    })),
  ];
}
