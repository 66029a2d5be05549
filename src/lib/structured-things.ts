/** What single pages add to their structured data (structured-data.ts): services, articles, events. */
import type { Article, BlogPosting, Event, Service, WebApplication } from 'schema-dts';
import { DEFAULT_OG_IMAGE } from '#site/file-paths.ts';
import { ROUTES, contactHref } from '#site/routes.ts';
import { instants } from './india-time.ts';
import { absolute, firmReference, type GraphContext } from './structured-data.ts';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export function service(
  { site, origin }: GraphContext,
  { name, description, path }: Described,
): Service {
  return {
    '@type': 'Service',
    name,
    description,
    url: absolute(origin, path),
    serviceType: name,
    areaServed: { '@type': 'Country', name: site.areaServed },
    provider: firmReference(origin),
  };
}

/** The five services that the advisory page offers (spec section 1). */
const ADVISORY_OFFERS = [
  'Business registration',
  'Audit advisory',
  'Accounting',
  'Taxation',
  'Virtual CFO',
] as const;

/** The advisory service: the firm as provider, area India, five offered services (spec section 1). */
export function advisoryService(context: GraphContext, page: Described): Service {
  return {
    ...(service(context, page) as Exclude<Service, string>),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.name,
      itemListElement: ADVISORY_OFFERS.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
  } as Service;
}

interface Post extends Described {
  readonly date: string;
  readonly updated: string;
  /** Left out, the firm is the author. */
  readonly author: string | undefined;
  readonly image: string;
  readonly section: string;
  readonly words: number;
}

export function blogPosting({ origin }: GraphContext, post: Post): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.name,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated,
    author:
      post.author === undefined
        ? firmReference(origin)
        : { '@type': 'Organization', name: post.author, url: absolute(origin, ROUTES.about) },
    publisher: firmReference(origin),
    image: absolute(origin, post.image),
    articleSection: post.section,
    wordCount: post.words,
    inLanguage: 'en-IN',
    mainEntityOfPage: absolute(origin, post.path),
  };
}

interface Guide extends Described {
  readonly section: string;
  readonly image: string;
  /** Day of publication or of the last change, where it is known. */
  readonly date: string | undefined;
}

/** A guide or an update, written by the firm. */
export function article({ origin }: GraphContext, guide: Guide): Article {
  return {
    '@type': 'Article',
    headline: guide.name,
    description: guide.description,
    ...(guide.date !== undefined && { dateModified: guide.date }),
    author: firmReference(origin),
    publisher: firmReference(origin),
    image: absolute(origin, guide.image),
    articleSection: guide.section,
    inLanguage: 'en-IN',
    mainEntityOfPage: absolute(origin, guide.path),
  };
}

interface Occasion {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly time: string;
  readonly location: string;
}

export function event({ site, origin }: GraphContext, occasion: Occasion): Event {
  const { start, end } = instants(occasion.date, occasion.time);
  const online = occasion.location.startsWith('Online');
  return {
    '@type': 'Event',
    name: occasion.title,
    description: occasion.description,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: online
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: online
      ? { '@type': 'VirtualLocation', url: absolute(origin, contactHref(occasion.title)) }
      : {
          '@type': 'Place',
          name: occasion.location,
          address: {
            '@type': 'PostalAddress',
            addressLocality: site.address.locality,
            addressCountry: site.address.countryCode,
          },
        },
    organizer: firmReference(origin),
    image: absolute(origin, DEFAULT_OG_IMAGE),
  } as Event;
}

/** A tool that runs in the browser, free of charge. */
export function webApplication(
  { origin }: GraphContext,
  { name, description, path }: Described,
): WebApplication {
  return {
    '@type': 'WebApplication',
    name,
    description,
    url: absolute(origin, path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    provider: firmReference(origin),
  };
}
