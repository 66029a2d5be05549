/** Header, footer and sidebar links. Labels as the specification gives them. */
import { BROCHURE_PATH } from './file-paths.ts';
import { ROUTES } from './routes.ts';
import { serviceHref } from './services.ts';

/** A navigation item (spec section 3): `download` items save a file instead of opening a page. */
export interface NavItem {
  readonly label: string;
  readonly href: string;
  readonly type: 'link' | 'download';
}
export interface NavDropdown {
  readonly label: string;
  readonly type: 'dropdown';
  readonly items: readonly NavItem[];
}

const link = (label: string, href: string): NavItem => ({ label, href, type: 'link' });

export const BROCHURE: NavItem = { label: 'Brochure', href: BROCHURE_PATH, type: 'download' };

export const HEADER_ITEMS: readonly (NavItem | NavDropdown)[] = [
  link('Home', ROUTES.home),
  link('About', ROUTES.about),
  {
    label: 'Services',
    type: 'dropdown',
    items: [
      link('Company Secretarial Services', ROUTES.companySecretarial),
      link('FAAS Services', ROUTES.faas),
      link('HR Services', ROUTES.hr),
      link('Virtual CFO Services', serviceHref('faas', 'virtual-cfo')),
      link('Audit Advisory Services', serviceHref('faas', 'audit-advisory')),
      link('International Taxation Services', serviceHref('faas', 'international-taxation')),
    ],
  },
  {
    label: 'Resources',
    type: 'dropdown',
    items: [
      link('Blog', ROUTES.blog),
      link('FAQs', ROUTES.faqs),
      BROCHURE,
      link('All resources', ROUTES.resources),
      link('Tools', ROUTES.tools),
      link('Compliance calendar', ROUTES.complianceCalendar),
    ],
  },
  link('Contact', ROUTES.contact),
];

export const FOOTER_SERVICES: readonly NavItem[] = [
  link('Company Secretarial Services', ROUTES.companySecretarial),
  link('FAAS Services', ROUTES.faas),
  link('HR Services', ROUTES.hr),
  link('Virtual CFO Services', ROUTES.virtualCfo),
  link('Center of Excellence', ROUTES.financeCoe),
];

export const FOOTER_QUICK_LINKS: readonly NavItem[] = [
  link('About Us', ROUTES.about),
  link('Blog', ROUTES.blog),
  link('Contact', ROUTES.contact),
  link('FAQs', ROUTES.faqs),
];

export const FOOTER_LEGAL: readonly NavItem[] = [
  link('Privacy Policy', ROUTES.privacy),
  link('Terms of Service', ROUTES.terms),
  link('Accessibility', ROUTES.accessibility),
];

interface Sidebar {
  readonly heading: string;
  readonly links: readonly NavItem[];
}

/** Sidebar of the resource pages, by the first part of the path; '' stands for every other path. */
export const SIDEBARS: Record<'financial' | 'hr' | '', Sidebar> = {
  financial: {
    heading: 'Financial Resources',
    links: [
      link('FAAS Resources', ROUTES.faasResources),
      link('Tax Updates', ROUTES.taxUpdates),
      link('Compliance Guides', ROUTES.complianceGuides),
      link('International Standards', ROUTES.internationalStandards),
      link('CFO Insights', ROUTES.cfoInsights),
    ],
  },
  hr: {
    heading: 'HR Resources',
    links: [
      link('HR Policies', ROUTES.policies),
      link('Recruitment Guides', ROUTES.recruitment),
      link('Payroll Updates', ROUTES.payrollUpdates),
      link('Compliance Alerts', ROUTES.complianceAlerts),
      link('Training', ROUTES.training),
    ],
  },
  '': {
    heading: 'Resources',
    links: [
      link('Case Studies', ROUTES.caseStudies),
      link('Compliance Calendar', ROUTES.complianceCalendar),
      link('Events', ROUTES.events),
      link('Glossary', ROUTES.glossary),
      link('Blog', ROUTES.blog),
      link('FAQs', ROUTES.faqs),
      link('FAQs India', ROUTES.faqsIndia),
    ],
  },
};

/** Short name of a route, as menus call it; undefined where no menu names it. */
export function navLabel(route: string): string | undefined {
  const items = [
    ...HEADER_ITEMS.flatMap((item) => (item.type === 'dropdown' ? item.items : [item])),
    ...FOOTER_SERVICES,
    ...FOOTER_LEGAL,
    ...Object.values(SIDEBARS).flatMap(({ links }) => links),
  ];
  return items.find(({ href }) => href === route)?.label;
}
