/** Structured data of a page: one JSON-LD `@graph`, typed by schema.org's vocabulary. */
import type { AccountingService, BreadcrumbList, Graph, Thing, WebSite } from 'schema-dts';
import { DEFAULT_OG_IMAGE } from '#site/file-paths.ts';
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

const FIRM_ID = '#firm';
const WEBSITE_ID = '#website';

export const absolute = (origin: URL, path: string) => new URL(path, origin).href;
const firmId = (origin: URL) => absolute(origin, `/${FIRM_ID}`);
/** Points to the firm that every page's graph describes. */
export const firmReference = (origin: URL) => ({ '@id': firmId(origin) }) as const;

/**
 * The whole graph: firm and website on every page, breadcrumbs on inner ones, then the page's own. The firm is
 * described in full where a visitor meets it, on the home page.
 */
export function graph(
  context: GraphContext,
  crumbs: readonly Crumb[],
  own: readonly Thing[],
): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      crumbs.length > 1 ? firmInBrief(context) : firm(context),
      website(context),
      ...(crumbs.length > 1 ? [breadcrumbs(context, crumbs)] : []),
      ...own,
    ],
  };
}

/** JSON that is safe inside a script element: `<` cannot close it. */
export function toJsonLd(value: Graph): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
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
    '@id': firmId(origin),
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
