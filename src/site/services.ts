import { MESSAGES } from './messages.ts';

/**
 * The three service families: where they live, which `?service=` values they accept,
 * which subsections a group has, and the aliases other pages link with (`ROUTE_ALIASES`). Defined here and nowhere else; the entries under
 * `content/services/<family>/` must match these lists, and the build checks that they do.
 */
export const FAMILIES = {
  'company-secretarial': {
    path: '/services/company-secretarial-services',
    label: 'Company Secretarial Services',
    short: 'Company secretarial',
    colour: 'green',
    /** The button that leads from a detail back to the grid. */
    backLabel: MESSAGES.backToServices,
    services: [
      'company-incorporation',
      'secretarial-services',
      'transaction-advisory',
      'representative-services',
      'corporate-insolvency',
      'fema-rbi',
      'sebi-compliance',
    ],
    subsections: {
      'company-incorporation': [
        'opc',
        'private-limited',
        'public-limited',
        'llp',
        'producer-company',
        'section8',
        'branch-office',
        'government-company',
      ],
    },
    aliases: {
      'opc-registration': 'company-incorporation/opc',
      'private-limited': 'company-incorporation/private-limited',
      'public-limited': 'company-incorporation/public-limited',
      'llp-registration': 'company-incorporation/llp',
      'ma-advisory': 'transaction-advisory',
    },
    /** Values that belong to another family: the visitor is taken there. */
    borrowed: [],
  },
  faas: {
    path: '/services/financial-audit-advisory-services(FAAS)',
    label: 'FAAS Services',
    short: 'Financial audit and advisory',
    colour: 'blue',
    backLabel: 'Back to FAAS Services',
    services: [
      'registrations',
      'audit-advisory',
      'accounting-services',
      'compliance-service',
      'taxation-services',
      'international-taxation',
      'virtual-cfo',
    ],
    subsections: {
      registrations: [
        'sole-proprietorship',
        'partnership',
        'trust',
        'association',
        'gst',
        'shops-establishment',
        'esi',
        'epfo',
        'professional-tax',
        'iec',
        'stpi',
        'msme',
      ],
    },
    aliases: {},
    borrowed: [],
  },
  hr: {
    path: '/services/hr-services',
    label: 'HR Services',
    short: 'HR services',
    colour: 'purple',
    backLabel: 'Back to HR Services',
    services: ['professional-staffing', 'payroll-management', 'hr-compliance'],
    subsections: {},
    aliases: {
      'employee-benefits': 'payroll-management',
      'talent-acquisition': 'professional-staffing',
    },
    borrowed: ['compliance-service', 'taxation-services', 'international-taxation', 'virtual-cfo'],
  },
} as const;

export type FamilyId = keyof typeof FAMILIES;
export const FAMILY_IDS = Object.keys(FAMILIES) as FamilyId[];

/** Query parameter names of the drill-down pages. */
export const SERVICE_PARAM = 'service';
export const SECTION_PARAM = 'section';

/** Address of a family's page with a service, and a subsection of it, open. */
export function drillDownHref(family: FamilyId, service: string, section?: string): string {
  const query = new URLSearchParams({ [SERVICE_PARAM]: service });
  if (section !== undefined) query.set(SECTION_PARAM, section);
  return `${FAMILIES[family].path}?${query}`;
}

/** Path of a service's or subsection's own page, from its entry id (`faas/registrations/gst`). */
export function servicePagePath(entryId: string): string {
  const [family, ...rest] = entryId.split('/');
  if (!isFamilyId(family)) throw new Error(`"${entryId}" is not the id of a service entry`);
  return [FAMILIES[family].path, ...rest].join('/');
}

/** Entry ids (`<family>/<service>[/<subsection>]`) that the lists above call for. */
export function expectedServiceIds(): string[] {
  return FAMILY_IDS.flatMap((family) => {
    const { services, subsections } = FAMILIES[family];
    const nested = Object.entries(subsections).flatMap(([service, ids]: [string, string[]]) =>
      ids.map((id) => `${family}/${service}/${id}`),
    );
    return [...services.map((service) => `${family}/${service}`), ...nested];
  });
}

export function isFamilyId(value: string | undefined): value is FamilyId {
  return value !== undefined && value in FAMILIES;
}
