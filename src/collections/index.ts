/** All collections, in the order of the editing page: the firm, the menu, then the lists that change most often. */
import type { z } from 'zod';
import { documents, guides, legal, policies, posts, resources, taxUpdates } from './articles.ts';
import type { Collection } from './collection.ts';
import { companyForms } from './company-forms.ts';
import { complianceRules } from './compliance-rules.ts';
import { deadlines, events } from './events.ts';
import { home } from './home.ts';
import { lateFees } from './late-fees.ts';
import { legalFigures } from './legal-figures.ts';
import { navigation, redirects } from './navigation.ts';
import { pages } from './pages.ts';
import { payComponents } from './pay-components.ts';
import { faqs, glossaryTerms } from './questions.ts';
import { registrationRules } from './registration-rules.ts';
import { services } from './services.ts';
import { site } from './site.ts';
import { caseStudies, recruitmentSteps, recruitmentSuccessStories } from './stories.ts';
import { toolForms } from './tool-forms.ts';

export const COLLECTIONS = {
  site,
  navigation,
  posts,
  events,
  deadlines,
  taxUpdates,
  guides,
  caseStudies,
  faqs,
  services,
  home,
  pages,
  resources,
  policies,
  documents,
  recruitmentSteps,
  recruitmentSuccessStories,
  legalFigures,
  toolForms,
  complianceRules,
  companyForms,
  lateFees,
  payComponents,
  glossaryTerms,
  registrationRules,
  legal,
  redirects,
} as const;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

export type EntryData<Name extends CollectionName> = z.output<(typeof COLLECTIONS)[Name]['schema']>;

/** The fields that all entries of a file share, and `id`, the name of the file. */
export type GroupData<Name extends CollectionName> = z.output<
  NonNullable<(typeof COLLECTIONS)[Name]['group']>['head']
> & { readonly id: string };

/** Returns the description of a collection, typed for code that treats all collections alike. */
export const collectionNamed = (name: CollectionName): Collection => COLLECTIONS[name];

/**
 * Returns the address at which visitors find an entry: a path, with an anchor if the entry is part of a page, such as
 * `/faqs#faq-3`. `head`: the fields that all entries of the file share, if the file has several entries.
 */
export const entryPath = (
  name: CollectionName,
  id: string,
  data: object,
  head: object = {},
): string | undefined => collectionNamed(name).address?.(id, data, head);
