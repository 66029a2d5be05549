/** Every content collection: its folder under `content/`, its file kind and its schema. */
import type { z } from 'zod';
import { homeSchema } from '#schemas/home.ts';
import { pageSchema } from '#schemas/page.ts';
import {
  documentSchema,
  guidanceSchema,
  legalSchema,
  policySchema,
  postSchema,
  resourceSchema,
} from '#schemas/reading.ts';
import {
  caseStudySchema,
  complianceSchema,
  eventSchema,
  factsSchema,
  faqsSchema,
  recruitmentStepSchema,
  recruitmentStorySchema,
  redirectsSchema,
  taxUpdateSchema,
} from '#schemas/records.ts';
import { serviceSchema } from '#schemas/service.ts';

interface Collection {
  /** Folder under `content/`; every file of the kind below it is an entry. */
  readonly folder: string;
  readonly extension: 'md' | 'json';
  readonly schema: z.ZodType;
}

export const COLLECTIONS = {
  home: { folder: 'home', extension: 'json', schema: homeSchema },
  pages: { folder: 'pages', extension: 'json', schema: pageSchema },
  services: { folder: 'services', extension: 'json', schema: serviceSchema },
  posts: { folder: 'blog', extension: 'md', schema: postSchema },
  guidance: { folder: 'guidance', extension: 'md', schema: guidanceSchema },
  resources: { folder: 'resources', extension: 'md', schema: resourceSchema },
  policies: { folder: 'policies', extension: 'md', schema: policySchema },
  documents: { folder: 'documents', extension: 'md', schema: documentSchema },
  legal: { folder: 'legal', extension: 'md', schema: legalSchema },
  taxUpdates: { folder: 'tax-updates', extension: 'md', schema: taxUpdateSchema },
  caseStudies: { folder: 'case-studies', extension: 'json', schema: caseStudySchema },
  compliance: { folder: 'compliance', extension: 'json', schema: complianceSchema },
  events: { folder: 'events', extension: 'json', schema: eventSchema },
  faqs: { folder: 'faqs', extension: 'json', schema: faqsSchema },
  recruitmentSteps: {
    folder: 'recruitment/steps',
    extension: 'json',
    schema: recruitmentStepSchema,
  },
  recruitmentStories: {
    folder: 'recruitment/stories',
    extension: 'json',
    schema: recruitmentStorySchema,
  },
  facts: { folder: 'facts', extension: 'json', schema: factsSchema },
  redirects: { folder: 'redirects', extension: 'json', schema: redirectsSchema },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
export type EntryData<Name extends CollectionName> = z.infer<(typeof COLLECTIONS)[Name]['schema']>;
