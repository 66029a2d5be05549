/** Every fixed route of the site (spec 2.1 and decisions, Routes), once. No trailing slash. */
import { FAMILIES } from './services.ts';
import type { GuidancePage } from './vocabularies.ts';

export const ROUTES = {
  home: '/',
  about: '/about',
  services: '/services',
  companySecretarial: FAMILIES['company-secretarial'].path,
  faas: FAMILIES.faas.path,
  hr: FAMILIES.hr.path,
  internationalAccounting: '/services/financial/international',
  governance: '/services/financial/governance',
  virtualCfo: '/services/financial/virtual-cfo',
  tax: '/services/financial/tax',
  secretarial: '/services/financial/secretarial',
  staffing: '/services/hr/staffing',
  payroll: '/services/hr/payroll',
  hrCompliance: '/services/hr/compliance',
  financeCoe: '/finance-coe',
  resources: '/resources',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  blog: '/blog',
  caseStudies: '/resources/case-studies',
  complianceCalendar: '/resources/compliance-calendar',
  events: '/resources/events',
  faqs: '/faqs',
  faqsIndia: '/faqs-india',
  faasResources: '/financial/faas-resources',
  taxUpdates: '/financial/tax-updates',
  complianceGuides: '/financial/compliance-guides',
  internationalStandards: '/financial/international-standards',
  cfoInsights: '/financial/cfo-insights',
  policies: '/hr/policies',
  recruitment: '/hr/recruitment',
  payrollUpdates: '/hr/payroll-updates',
  complianceAlerts: '/hr/compliance-alerts',
  training: '/hr/training',
} as const;

export type Route = (typeof ROUTES)[keyof typeof ROUTES];

/** Resource pages made of short articles, by their folder under content/guidance/. */
export const GUIDANCE_ROUTES: Record<GuidancePage, Route> = {
  'compliance-guides': ROUTES.complianceGuides,
  'international-standards': ROUTES.internationalStandards,
  'cfo-insights': ROUTES.cfoInsights,
  'payroll-updates': ROUTES.payrollUpdates,
  'compliance-alerts': ROUTES.complianceAlerts,
  training: ROUTES.training,
};

/** Link targets kept as the specification gives them; each answers 301 (decisions, Routes). */
export const REDIRECTS: Record<string, string> = {
  '/company-se': `${FAMILIES['company-secretarial'].path}?service=company-incorporation`,
  '/company-incorporation': `${FAMILIES['company-secretarial'].path}?service=company-incorporation`,
};

export const NOT_FOUND_PATH = '/404';
export const ERROR_PATH = '/500';
export const SITEMAP_PATH = '/sitemap-index.xml';
export const DEFAULT_OG_IMAGE = '/metaimg.png';

/** Social picture of a page, by its path; home has the default one. */
export function socialPicturePath(path: string): string {
  return path === ROUTES.home ? DEFAULT_OG_IMAGE : `/og${path}.png`;
}

/** The brochure lies at the site root (spec 2.2). */
export const BROCHURE_PATH = '/brochure.pdf';
export const SEND_PATH = '/api/v1.0/email/send';

/** Query parameter that fills in the contact form's subject. */
export const SUBJECT_PARAM = 'subject';

/** Contact page with the subject filled in. */
export function contactHref(subject: string): string {
  return `${ROUTES.contact}?${SUBJECT_PARAM}=${encodeURIComponent(subject)}`;
}

export function postPath(id: string | number): string {
  return `${ROUTES.blog}/${id}`;
}

/** Address of a generated document. */
export function downloadPath(slug: string): string {
  return `/downloads/${slug}.pdf`;
}

/** Routes with a template of their own; every other page entry is shown by the block template. */
export const OWN_TEMPLATES: ReadonlySet<string> = new Set<Route>([
  ROUTES.home,
  ROUTES.services,
  ROUTES.companySecretarial,
  ROUTES.faas,
  ROUTES.hr,
  ROUTES.resources,
  ROUTES.contact,
  ROUTES.privacy,
  ROUTES.terms,
  ROUTES.blog,
  ROUTES.caseStudies,
  ROUTES.complianceCalendar,
  ROUTES.events,
  ROUTES.faqs,
  ROUTES.faqsIndia,
  ROUTES.faasResources,
  ROUTES.taxUpdates,
  ROUTES.complianceGuides,
  ROUTES.internationalStandards,
  ROUTES.cfoInsights,
  ROUTES.policies,
  ROUTES.recruitment,
  ROUTES.payrollUpdates,
  ROUTES.complianceAlerts,
  ROUTES.training,
]);
