/**
 * Routes that the code refers to. Most other pages are files under content/pages/; the path of the file is the address.
 * Addresses have no trailing slash (docs/decisions/urls.md).
 */
import { FAMILIES } from './services.ts';

export const ROUTES = {
  home: '/',
  about: '/about',
  services: '/services',
  companySecretarial: FAMILIES['company-secretarial'].path,
  faas: FAMILIES.faas.path,
  hr: FAMILIES.hr.path,
  financeCoe: '/finance-coe',
  resources: '/resources',
  contact: '/contact',
  privacy: '/privacy',
  search: '/search',
  blog: '/blog',
  caseStudies: '/resources/case-studies',
  complianceCalendar: '/resources/compliance-calendar',
  events: '/resources/events',
  faqs: '/faqs',
  faqsIndia: '/faqs-india',
  faasResources: '/financial/faas-resources',
  taxUpdates: '/financial/tax-updates',
  policies: '/hr/policies',
  recruitment: '/hr/recruitment',
  tools: '/tools',
  companyForms: '/tools/company-forms',
  registrations: '/tools/registrations',
  wageCalculator: '/tools/wage-calculator',
  complianceYear: '/tools/compliance-year',
  lateFees: '/tools/late-fees',
  guides: '/guides',
  nriLandlord: '/guides/nri-landlord',
  glossary: '/resources/glossary',
} as const;

export type Route = (typeof ROUTES)[keyof typeof ROUTES];

/** Resource pages that list short articles. Each key is the name of the folder in content/guidance/ with the articles. */
export const GUIDANCE_ROUTES = {
  'compliance-guides': '/financial/compliance-guides',
  'international-standards': '/financial/international-standards',
  'cfo-insights': '/financial/cfo-insights',
  'payroll-updates': '/hr/payroll-updates',
  'compliance-alerts': '/hr/compliance-alerts',
  training: '/hr/training',
} as const;
export type GuidancePage = keyof typeof GUIDANCE_ROUTES;

/** For each group of documents: the page that offers it, its name in the search, and the name for one document. */
export const DOCUMENT_GROUPS = {
  /** No page lists the brochure; the header links to it. */
  brochure: { route: undefined, name: 'Brochure', kind: 'Brochure' },
  'tax-updates': { route: ROUTES.taxUpdates, name: 'Tax Updates', kind: 'Tax update' },
  'hr-quick-reference': { route: ROUTES.policies, name: 'HR Policies', kind: 'HR quick reference' },
  recruitment: { route: ROUTES.recruitment, name: 'Recruitment Guides', kind: 'Recruitment' },
} as const;
export type DocumentGroup = keyof typeof DOCUMENT_GROUPS;

/** Addresses that redirect (301): two from the specification, and the address of FAAS without its last bracket. */
export const ROUTE_ALIASES: Readonly<Record<string, string>> = {
  '/company-se': `${FAMILIES['company-secretarial'].path}?service=company-incorporation`,
  '/company-incorporation': `${FAMILIES['company-secretarial'].path}?service=company-incorporation`,
  // Programs that turn addresses in texts into links often leave out a bracket at the end.
  [ROUTES.faas.replace(/\)$/, '')]: ROUTES.faas,
};

export const NOT_FOUND_PATH = '/404';
/** The id of a post is a number, so no post can have the address `/blog/not-found`. */
export const BLOG_NOT_FOUND_PATH = `${ROUTES.blog}/not-found`;
export const ERROR_PATH = '/500';
/** Pages that stay out of search engines and the sitemap: errors, and the site's own search. */
export const UNINDEXED_PATHS: readonly string[] = [
  NOT_FOUND_PATH,
  BLOG_NOT_FOUND_PATH,
  ERROR_PATH,
  ROUTES.search,
];

export const SEND_PATH = '/api/v1.0/email/send';

/** Parameters that fill in the contact form. The message is in the hash, which browsers do not send to a server. */
export const SUBJECT_PARAM = 'subject';
export const MESSAGE_PARAM = 'message';

/** Returns an address that opens the contact form with this subject and, if it is not empty, this message. */
export function contactHref(subject: string, message = ''): string {
  const page = `${ROUTES.contact}?${SUBJECT_PARAM}=${encodeURIComponent(subject)}`;
  return message === '' ? page : `${page}#${MESSAGE_PARAM}=${encodeURIComponent(message)}`;
}

export const SEARCH_PARAM = 'q';
/**
 * Longest search query. A longer query, such as a pasted page, is cut, because the search would block the browser for
 * seconds and servers refuse such a long address.
 */
export const QUERY_MAX_CHARS = 500;
export const searchHref = (query: string): string =>
  `${ROUTES.search}?${new URLSearchParams({ [SEARCH_PARAM]: query.slice(0, QUERY_MAX_CHARS) })}`;

/** `7` → `/blog/7` */
export const postPath = (id: string | number): string => `${ROUTES.blog}/${id}`;

/** Categories of deadlines. The addresses of a category's calendar file and filtered list contain the value. */
export const COMPLIANCE_SLUGS = {
  'Income Tax': 'income-tax',
  GST: 'gst',
  'Company Law': 'company-law',
  'Labour & Payroll': 'labour-payroll',
} as const;
export type ComplianceCategory = keyof typeof COMPLIANCE_SLUGS;
export const COMPLIANCE_CATEGORIES = Object.keys(COMPLIANCE_SLUGS) as ComplianceCategory[];

/** Checks whether a page under content/pages/ describes a service. */
export const isServicePage = (path: string): boolean =>
  path.startsWith(`${ROUTES.services}/`) || path === ROUTES.financeCoe;

/** Returns the address of a guide by its id (`compliance-guides/gst-returns`); undefined if no page lists the guide. */
export function guidePath(id: string): string | undefined {
  const [page = '', name, ...deeper] = id.split('/');
  if (name === undefined || deeper.length > 0 || !(page in GUIDANCE_ROUTES)) return undefined;
  return `${GUIDANCE_ROUTES[page as GuidancePage]}/${name}`;
}
