/** What the site's search is made from: entries in, items and their words out. */
import type { z } from 'zod';
import type { homeSchema } from '#schemas/home.ts';
import type { pageSchema } from '#schemas/page.ts';
import type {
  documentSchema,
  guidanceSchema,
  legalSchema,
  policySchema,
  postSchema,
  resourceSchema,
} from '#schemas/reading.ts';
import type {
  caseStudySchema,
  complianceSchema,
  eventSchema,
  faqsSchema,
  taxUpdateSchema,
} from '#schemas/records.ts';
import type { serviceSchema } from '#schemas/service.ts';
import type { SearchItem } from './site-search-index.ts';

/** An entry as both Astro and the plain reading of `content/` give it. */
export interface Entry<Schema extends z.ZodType> {
  readonly id: string;
  readonly data: z.infer<Schema>;
  readonly body?: string | undefined;
  /** Headings of the body with their anchors. */
  readonly headings?: readonly { readonly text: string; readonly slug: string }[] | undefined;
}
type Entries<Schema extends z.ZodType> = readonly Entry<Schema>[];

export interface SearchSources {
  readonly home: z.infer<typeof homeSchema>;
  readonly pages: Entries<typeof pageSchema>;
  readonly legal: Entries<typeof legalSchema>;
  readonly services: Entries<typeof serviceSchema>;
  readonly faqs: Entries<typeof faqsSchema>;
  readonly posts: Entries<typeof postSchema>;
  readonly guidance: Entries<typeof guidanceSchema>;
  readonly taxUpdates: Entries<typeof taxUpdateSchema>;
  readonly compliance: Entries<typeof complianceSchema>;
  readonly policies: Entries<typeof policySchema>;
  readonly resources: Entries<typeof resourceSchema>;
  readonly documents: Entries<typeof documentSchema>;
  readonly events: Entries<typeof eventSchema>;
  readonly caseStudies: Entries<typeof caseStudySchema>;
}

/** An item, and the rest of its text, whose words are searched but not shown. */
export interface SearchSource {
  readonly item: SearchItem;
  readonly text: string;
}
