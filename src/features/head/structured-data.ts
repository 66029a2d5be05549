/** Structured data of a page: one JSON-LD `@graph` with the types of schema.org. */
import type { Graph, Thing } from 'schema-dts';
import type { EventData } from '#collections/events.ts';
import type { Crumb } from '#lib/crumbs.ts';
import { parseEventTimes } from '#lib/format.ts';
import type { Post } from '#queries/posts.ts';
import { getSite } from '#queries/site.ts';
import { DEFAULT_OG_IMAGE, socialPicturePath } from '#site/file-paths.ts';
import { ROUTES, contactHref } from '#site/routes.ts';

const site = getSite();
const { street, locality, region, postalCode, countryCode } = site.address;
const absolute = (path: string) => new URL(path, import.meta.env.SITE).href;
const AREA_SERVED = { '@type': 'Country', name: site.areaServed } as const;
/** Reference to the firm, whose description is in the graph of every page. */
const FIRM = { '@id': absolute('/#firm') } as const;

const firmInBrief = {
  '@type': 'AccountingService',
  ...FIRM,
  name: site.name,
  url: absolute('/'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  },
} as const satisfies Thing;

const firm: Thing = {
  ...firmInBrief,
  legalName: site.legalName,
  description: site.description,
  telephone: site.phone,
  email: site.email,
  image: absolute(DEFAULT_OG_IMAGE),
  foundingDate: String(site.established),
  areaServed: AREA_SERVED,
  geo: { '@type': 'GeoCoordinates', ...site.map },
  sameAs: site.social?.map(({ href }) => href),
};

const website: Thing = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.name,
  url: absolute('/'),
  inLanguage: 'en-IN',
  publisher: FIRM,
};

/**
 * Returns the graph of a page as JSON that is safe inside a script element. On the home and error pages, the graph
 * contains the firm in full and the website; on other pages, the firm in brief and the breadcrumbs. `pageNodes` follow.
 */
export function structuredDataJson(crumbs: readonly Crumb[], pageNodes: readonly Thing[]): string {
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
  const siteNodes = crumbs.length > 1 ? [firmInBrief, breadcrumbs] : [firm, website];
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...siteNodes, ...pageNodes],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Name, description and path (such as `/about`) of a page. */
type PageSummary = Readonly<Record<'name' | 'description' | 'path', string>>;

/** Describes a service of the firm. `offers`: names of the services that the page at `path` lists. */
export const service = (
  { name, description, path }: PageSummary,
  offers?: readonly string[],
): Thing => ({
  '@type': 'Service',
  name,
  description,
  url: absolute(path),
  serviceType: name,
  areaServed: AREA_SERVED,
  provider: { ...FIRM, name: site.name },
  ...(offers && {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map((offer) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: offer },
      })),
    },
  }),
});

type ArticleSummary = PageSummary & Readonly<Record<'section' | 'date', string>>;

/** Describes a guide or an update, whose author is the firm. `date` is the day of the last change, `YYYY-MM-DD`. */
export const article = ({ name, description, path, section, date }: ArticleSummary) =>
  ({
    '@type': 'Article',
    headline: name,
    description,
    author: FIRM,
    publisher: FIRM,
    image: absolute(socialPicturePath(path)),
    articleSection: section,
    inLanguage: 'en-IN',
    mainEntityOfPage: absolute(path),
    dateModified: date,
  }) as const satisfies Thing;

/** Describes a post. Names the firm as the author if the post is an example, because the author is then invented. */
export function blogPosting({ data, path }: Post): Thing {
  const { title, excerpt, category, date, updated = date, author, example } = data;
  const url = absolute(ROUTES.about);
  return {
    ...article({ name: title, description: excerpt, path, section: category, date: updated }),
    '@type': 'BlogPosting',
    datePublished: date,
    ...(!example && { author: { '@type': 'Organization', name: author, url } }),
  };
}

/** Describes an event, online or at a place in the firm's city. */
export function event({ title, description, date, time, location }: EventData): Thing {
  const { start, end } = parseEventTimes(date, time);
  const isOnline = /^online\b/i.test(location);
  const address = {
    '@type': 'PostalAddress',
    addressLocality: locality,
    addressCountry: countryCode,
  } as const;
  return {
    '@type': 'Event',
    name: title,
    description,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: absolute(contactHref(title)) }
      : { '@type': 'Place', name: location, address },
    organizer: FIRM,
    image: absolute(DEFAULT_OG_IMAGE),
  };
}
