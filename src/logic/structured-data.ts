/** Structured data of a page: one JSON-LD `@graph`, typed by schema.org's vocabulary. */
import type {
  AccountingService,
  BlogPosting,
  BreadcrumbList,
  Event,
  FAQPage,
  Graph,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { ROUTES, contactHref } from '#config/routes.ts';
import type { Site } from '#schemas/site.ts';
import { instants } from './india-time.ts';

/** What every page's graph needs: the firm and the site's public address. */
export interface GraphContext {
  readonly site: Site;
  readonly origin: URL;
}

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

const FIRM_ID = '#firm';
const WEBSITE_ID = '#website';

const absolute = (origin: URL, path: string) => new URL(path, origin).href;
const firmId = (origin: URL) => absolute(origin, `/${FIRM_ID}`);
const firmReference = (origin: URL) => ({ '@id': firmId(origin) }) as const;

/** The whole graph: firm and website on every page, breadcrumbs on inner ones, then the page's own. */
export function graph(
  context: GraphContext,
  crumbs: readonly Crumb[],
  own: readonly Thing[],
): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firm(context),
      website(context),
      ...(crumbs.length > 1 ? [breadcrumbs(context, crumbs)] : []),
      ...own,
    ],
  };
}

/** JSON that may stand inside a script element: `<` cannot close it. */
export function toJsonLd(value: Graph): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function firm({ site, origin }: GraphContext): AccountingService {
  const { street, locality, region, postalCode, countryCode } = site.address;
  return {
    '@type': 'AccountingService',
    '@id': firmId(origin),
    name: site.name,
    legalName: site.legalName,
    description: site.description,
    url: origin.href,
    telephone: site.phone,
    email: site.email,
    image: absolute(origin, '/metaimg.png'),
    foundingDate: String(site.established),
    areaServed: { '@type': 'Country', name: site.areaServed },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: site.map.latitude,
      longitude: site.map.longitude,
    },
    sameAs: Object.values(site.social),
  };
}

function website({ site, origin }: GraphContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absolute(origin, `/${WEBSITE_ID}`),
    name: site.name,
    url: origin.href,
    inLanguage: 'en-IN',
    publisher: firmReference(origin),
  };
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

interface Article extends Described {
  readonly date: string;
  readonly updated: string;
  readonly author: string;
  readonly image: string;
  readonly section: string;
  readonly words: number;
}

export function blogPosting({ origin }: GraphContext, post: Article): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.name,
    description: post.description,
    datePublished: post.date,
    dateModified: post.updated,
    author: { '@type': 'Organization', name: post.author, url: absolute(origin, ROUTES.about) },
    publisher: firmReference(origin),
    image: absolute(origin, post.image),
    articleSection: post.section,
    wordCount: post.words,
    inLanguage: 'en-IN',
    mainEntityOfPage: absolute(origin, post.path),
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
    image: absolute(origin, '/metaimg.png'),
  } as Event;
}

export function faqPage(faqs: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
