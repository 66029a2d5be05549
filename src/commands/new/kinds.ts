/** The kinds of entry that `npm run new` makes, and where each one goes. */
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { FAMILY_IDS } from '#config/services.ts';
import { GUIDANCE_PAGES } from '#config/vocabularies.ts';
import { COLLECTIONS, type CollectionName } from '#entries/collections.ts';
import { files } from '#entries/read.ts';
import { factsSchema, faqsSchema, redirectsSchema } from '#schemas/records.ts';
import { PAGE_BLOCKS, SERVICE_SECTIONS, STARTERS } from './starters.ts';

interface AnyKind {
  /** What it is, in the list of kinds. */
  readonly about: string;
  readonly collection: CollectionName;
  /** Values that are not asked for; a flag may still give them. */
  readonly given?: (today: string) => Readonly<Record<string, unknown>>;
}

/** An entry that is a file of its own. */
export interface FileKind extends AnyKind {
  readonly kind: 'file';
  /** How the file is named: the next number, the title in short, or the route it is asked for. */
  readonly named: 'number' | 'title' | 'route';
  /** Folders of the collection to choose among, when it has some; new ones may be among them. */
  readonly folders?: (contentDir: string) => readonly string[];
  /** Markdown that a new body begins with. */
  readonly body?: string;
}

/** An entry that is one more item in a list of an existing file. */
export interface ItemKind extends AnyKind {
  readonly kind: 'item';
  /** Field of the file that holds the list. */
  readonly list: string;
  readonly item: z.ZodObject;
}

export type Kind = FileKind | ItemKind;

/** A practice, or a service that the new one becomes a part of. */
function servicePlaces(contentDir: string): string[] {
  const ids = files('services', contentDir).map((file) =>
    relative(join(contentDir, 'services'), file)
      .replaceAll('\\', '/')
      .replace(/\.json$/, ''),
  );
  return [...FAMILY_IDS, ...ids.filter((id) => id.split('/').length === 2)].sort();
}

export const KINDS = {
  post: {
    kind: 'file',
    about: 'a blog post, with its picture',
    collection: 'posts',
    named: 'number',
    given: (date) => ({ date }),
    body: STARTERS.posts,
  },
  faq: {
    kind: 'item',
    about: 'a question on one of the FAQ pages',
    collection: 'faqs',
    list: 'faqs',
    item: faqsSchema.shape.faqs.element,
  },
  event: { kind: 'file', about: 'an event', collection: 'events', named: 'title' },
  'tax-update': {
    kind: 'file',
    about: 'a tax update',
    collection: 'taxUpdates',
    named: 'title',
    body: STARTERS.taxUpdates,
  },
  policy: {
    kind: 'file',
    about: 'an HR policy to download',
    collection: 'policies',
    named: 'title',
    given: (lastUpdated) => ({ lastUpdated, version: '1.0' }),
    body: STARTERS.policies,
  },
  resource: {
    kind: 'file',
    about: 'a FAAS resource to download',
    collection: 'resources',
    named: 'title',
    given: (date) => ({ date }),
    body: STARTERS.resources,
  },
  document: {
    kind: 'file',
    about: 'another document to download',
    collection: 'documents',
    named: 'title',
    given: (date) => ({ date }),
    body: STARTERS.documents,
  },
  'case-study': { kind: 'file', about: 'a case study', collection: 'caseStudies', named: 'title' },
  compliance: {
    kind: 'file',
    about: 'a due date on the compliance calendar',
    collection: 'compliance',
    named: 'title',
  },
  guidance: {
    kind: 'file',
    about: 'a short article on a resource page',
    collection: 'guidance',
    named: 'title',
    folders: () => GUIDANCE_PAGES,
    given: (date) => ({ date }),
    body: STARTERS.guidance,
  },
  service: {
    kind: 'file',
    about: 'a service, or a subsection of one',
    collection: 'services',
    named: 'title',
    folders: servicePlaces,
    given: (reviewed) => ({ reviewed, sections: SERVICE_SECTIONS }),
  },
  page: {
    kind: 'file',
    about: 'a page of its own',
    collection: 'pages',
    named: 'route',
    given: () => ({ blocks: PAGE_BLOCKS }),
  },
  story: {
    kind: 'file',
    about: 'a recruitment success story',
    collection: 'recruitmentStories',
    named: 'title',
  },
  fact: {
    kind: 'item',
    about: 'a statutory figure for the fact register',
    collection: 'facts',
    list: 'facts',
    item: factsSchema.shape.facts.element,
    given: (asOf) => ({ asOf }),
  },
  redirect: {
    kind: 'item',
    about: 'an address that has moved',
    collection: 'redirects',
    list: 'redirects',
    item: redirectsSchema.shape.redirects.element,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** The schema whose fields are asked for. */
export function schemaOf(kind: Kind): z.ZodObject {
  return kind.kind === 'item' ? kind.item : (COLLECTIONS[kind.collection].schema as z.ZodObject);
}
