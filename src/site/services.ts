import { FIXED_TEXTS } from './texts.ts';

/**
 * The three service families. The services of a family are the entries under `content/services/<family>/`. The page of
 * a family opens a service if `?service=` contains the service's name or an alias.
 */
export const FAMILIES = {
  'company-secretarial': {
    path: '/services/company-secretarial-services',
    label: 'Company Secretarial Services',
    short: 'Company secretarial',
    colour: 'green',
    /** Name of the family's picture: `secretarial` for `/media/plate-secretarial.avif`. */
    plate: 'secretarial',
    /** Label of the button that leads from a service back to the list of services. */
    backLabel: FIXED_TEXTS.backToServices,
    /** Other permitted values of `?service=`, each with the id of the entry that the value opens. */
    aliases: {
      'opc-registration': 'company-secretarial/company-incorporation/opc',
      'private-limited': 'company-secretarial/company-incorporation/private-limited',
      'public-limited': 'company-secretarial/company-incorporation/public-limited',
      'llp-registration': 'company-secretarial/company-incorporation/llp',
      'ma-advisory': 'company-secretarial/transaction-advisory',
    },
  },
  faas: {
    path: '/services/financial-audit-advisory-services(FAAS)',
    label: 'Accounts, audit and tax (FAAS)',
    short: 'Financial audit and advisory',
    colour: 'blue',
    plate: 'accounts',
    backLabel: 'Back to FAAS Services',
    aliases: {},
  },
  hr: {
    path: '/services/hr-services',
    label: 'HR Services',
    short: 'HR services',
    colour: 'purple',
    plate: 'hr',
    backLabel: 'Back to HR Services',
    aliases: {
      'employee-benefits': 'hr/payroll-management',
      'talent-acquisition': 'hr/professional-staffing',
      // The following services belong to another family, so each alias opens the service's own page.
      'compliance-service': 'faas/compliance-service',
      'taxation-services': 'faas/taxation-services',
      'international-taxation': 'faas/international-taxation',
      'virtual-cfo': 'faas/virtual-cfo',
    },
  },
} as const;

export type FamilyId = keyof typeof FAMILIES;
export const FAMILY_IDS = Object.keys(FAMILIES) as FamilyId[];

/** Anchor of the list of services on a family's page. */
export const GRID_ANCHOR = 'all-services';

/** Query parameter names of the drill-down pages. */
export const SERVICE_PARAM = 'service';
export const SECTION_PARAM = 'section';

/** Returns the address of the page of a service or subsection, from its entry id (`faas/registrations/gst`). */
export function servicePagePath(entryId: string): string {
  const [family, ...rest] = entryId.split('/');
  if (!isFamilyId(family)) throw new Error(`"${entryId}" is not the id of a service entry`);
  return [FAMILIES[family].path, ...rest].join('/');
}

export const isFamilyId = (value: string | undefined): value is FamilyId =>
  value !== undefined && value in FAMILIES;
