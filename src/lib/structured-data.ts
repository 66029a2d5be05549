/** Structured data of a page: one JSON-LD `@graph`, typed by schema.org's vocabulary. */
import type {
  AccountingService,
  Article,
  BlogPosting,
  BreadcrumbList,
  Event,
  Graph,
  Service,
  Thing,
  WebApplication,
  WebSite,
} from 'schema-dts';
import { DEFAULT_OG_IMAGE } from '#site/file-paths.ts';
import { ROUTES, contactHref } from '#site/routes.ts';
import { instants } from './format.ts';
import type { Site } from '#collections/site.ts';

/** What every page's graph needs: the firm and the site's public address. */
export interface GraphContext {
  readonly site: Site;
  readonly origin: URL;
}

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

const absolute = (origin: URL, path: string) => new URL(path, origin).href;
/** Points to the firm that every page's graph describes. */
const firmReference = (origin: URL) => ({ '@id': absolute(origin, '/#firm') }) as const;

/**
 * The whole graph: the firm on every page, breadcrumbs on inner ones, then the page's own. The firm is
 * described in full where a visitor meets it, on the home page, and with it the website.
 */
export function graph(
  context: GraphContext,
  crumbs: readonly Crumb[],
  own: readonly Thing[],
): Graph {
  const isInner = crumbs.length > 1;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(isInner
        ? [firmInBrief(context), breadcrumbs(context, crumbs)]
        : [firm(context), website(context)]),
      ...own,
    ],
  };
}

/** JSON that is safe inside a script element: `<` cannot close it. */
export function toJsonLd(value: Graph): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function website({ site, origin }: GraphContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absolute(origin, '/#website'),
    name: site.name,
    url: origin.href,
    inLanguage: 'en-IN',
    publisher: firmReference(origin),
  };
}

function firm(context: GraphContext): AccountingService {
  const { site, origin } = context;
  return {
    ...firmInBrief(context),
    legalName: site.legalName,
    description: site.description,
    telephone: site.phone,
    email: site.email,
    image: absolute(origin, DEFAULT_OG_IMAGE),
    foundingDate: String(site.established),
    areaServed: { '@type': 'Country', name: site.areaServed },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: site.map.latitude,
      longitude: site.map.longitude,
    },
    sameAs: Object.values(site.social),
  };
}

/** What names it beyond doubt. */
function firmInBrief({ site, origin }: GraphContext) {
  const { street, locality, region, postalCode, countryCode } = site.address;
  return {
    '@type': 'AccountingService',
    ...firmReference(origin),
    name: site.name,
    url: origin.href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
  } as const satisfies AccountingService;
}

function breadcrumbs({ origin }: GraphContext, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(origin, href),
    })),
  };
}

/** What any page tells of itself. */
interface Described {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export function service({ site, origin }: GraphContext, page: Described) {
  return {
    '@type': 'Service',
    name: page.name,
    description: page.description,
    url: absolute(origin, page.path),
    serviceType: page.name,
    areaServed: { '@type': 'Country', name: site.areaServed },
    provider: firmReference(origin),
  } as const satisfies Service;
}

/** The five services that the advisory page offers (spec section 1). */
const ADVISORY_OFFERS = [
  'Business registration',
  'Audit advisory',
  'Accounting',
  'Taxation',
  'Virtual CFO',
];

export function advisoryService(context: GraphContext, page: Described): Service {
  return {
    ...service(context, page),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.name,
      itemListElement: ADVISORY_OFFERS.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
  };
}

interface Text extends Described {
  readonly section: string;
  readonly image: string;
  /** Day of the last change, where it is known. */
  readonly date: string | undefined;
}

/** A guide or an update, written by the firm. */
export function article({ origin }: GraphContext, text: Text) {
  return {
    '@type': 'Article',
    headline: text.name,
    description: text.description,
    author: firmReference(origin),
    publisher: firmReference(origin),
    image: absolute(origin, text.image),
    articleSection: text.section,
    inLanguage: 'en-IN',
    mainEntityOfPage: absolute(origin, text.path),
    ...(text.date !== undefined && { dateModified: text.date }),
  } as const satisfies Article;
}

interface Post extends Text {
  readonly published: string;
  /** Left out, the firm is the author. */
  readonly author: string | undefined;
  readonly words: number;
}

export function blogPosting(context: GraphContext, post: Post): BlogPosting {
  const { author, published, words } = post;
  const url = absolute(context.origin, ROUTES.about);
  return {
    ...article(context, post),
    '@type': 'BlogPosting',
    datePublished: published,
    ...(author !== undefined && { author: { '@type': 'Organization', name: author, url } }),
    wordCount: words,
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
  const { locality, countryCode } = site.address;
  const online = occasion.location.startsWith('Online');
  return {
    '@type': 'Event',
    name: occasion.title,
    description: occasion.description,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url: absolute(origin, contactHref(occasion.title)) }
      : {
          '@type': 'Place',
          name: occasion.location,
          address: {
            '@type': 'PostalAddress',
            addressLocality: locality,
            addressCountry: countryCode,
          },
        },
    organizer: firmReference(origin),
    image: absolute(origin, DEFAULT_OG_IMAGE),
  };
}

/** A tool that runs in the browser, free of charge. */
export function webApplication({ origin }: GraphContext, page: Described): WebApplication {
  return {
    '@type': 'WebApplication',
    name: page.name,
    description: page.description,
    url: absolute(origin, page.path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    provider: firmReference(origin),
  };
}
