/**
 * Every content collection, in the order of the editing page: after the firm and its menu, what changes most
 * often comes first.
 */
import type { z } from 'zod';
import { documents, guidance, legal, policies, posts, resources, taxUpdates } from './articles.ts';
import type { Collection } from './collection.ts';
import { companyForms } from './company-forms.ts';
import { complianceRules } from './compliance-rules.ts';
import { facts } from './facts.ts';
import { lateFees } from './late-fees.ts';
import {
  caseStudies,
  compliance,
  events,
  faqs,
  recruitmentSteps,
  recruitmentStories,
  terms,
} from './lists.ts';
import { home, pages, services } from './pages.ts';
import { payComponents } from './pay-components.ts';
import { registrationRules } from './registration-rules.ts';
import { navigation, redirects, site } from './site.ts';
import { toolForms } from './tool-forms.ts';

export const COLLECTIONS = {
  site,
  navigation,
  posts,
  events,
  compliance,
  taxUpdates,
  guidance,
  caseStudies,
  faqs,
  services,
  home,
  pages,
  resources,
  policies,
  documents,
  recruitmentSteps,
  recruitmentStories,
  facts,
  toolForms,
  complianceRules,
  companyForms,
  lateFees,
  payComponents,
  terms,
  registrationRules,
  legal,
  redirects,
} as const;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
export type EntryData<Name extends CollectionName> = z.infer<(typeof COLLECTIONS)[Name]['schema']>;

/** The description of a collection, for code that treats all collections alike. */
export const collectionNamed = (name: CollectionName): Collection => COLLECTIONS[name];

/** Where a visitor finds an entry: path, with the anchor of one that is part of a page. */
export const addressOf = (name: CollectionName, id: string, data: object): string | undefined =>
  collectionNamed(name).address?.(id, data as Record<string, unknown>);
