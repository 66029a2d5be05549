/** The tools under /tools and the guides with tools in them: for whom each is, and which services it concerns. */
import { ROUTES, type Route } from './routes.ts';

export interface Tool {
  readonly route: Route;
  readonly audience: string;
  /** Services whose pages lead to it, as `family/service`; what lies below them is meant too. */
  readonly services: readonly string[];
}

export const TOOLS: readonly Tool[] = [
  {
    route: ROUTES.companyForms,
    audience: 'Founders',
    services: ['company-secretarial/company-incorporation', 'faas/registrations'],
  },
  {
    route: ROUTES.registrations,
    audience: 'Founders and employers',
    services: ['faas/registrations', 'hr/hr-compliance'],
  },
  {
    route: ROUTES.wageCalculator,
    audience: 'Employers and HR teams',
    services: ['hr/payroll-management', 'hr/hr-compliance'],
  },
  {
    route: ROUTES.complianceYear,
    audience: 'Finance heads and company secretaries',
    services: [
      'faas/compliance-service',
      'company-secretarial/secretarial-services',
      'hr/hr-compliance',
    ],
  },
  {
    route: ROUTES.lateFees,
    audience: 'Finance heads and accountants',
    services: ['faas/compliance-service', 'faas/taxation-services'],
  },
  {
    route: ROUTES.nriLandlord,
    audience: 'Non-residents with property in India',
    services: ['faas/international-taxation'],
  },
  {
    route: ROUTES.foreignSubsidiaryYear,
    audience: 'Finance heads of foreign-owned companies',
    services: ['company-secretarial/fema-rbi', 'faas/international-taxation'],
  },
];

/** Tools for a service, named `family/service` or `family/service/subsection`. */
export function toolsFor(service: string): readonly Tool[] {
  return TOOLS.filter(({ services }) =>
    services.some((one) => service === one || service.startsWith(`${one}/`)),
  );
}
