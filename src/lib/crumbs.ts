/** Calculates breadcrumbs and `aria-current` from the path of a page. */
import { ROUTES } from '#site/routes.ts';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

const HOME: Crumb = { label: 'Home', href: ROUTES.home };
const SERVICES: Crumb = { label: 'Services', href: ROUTES.services };
const GUIDES: Crumb = { label: 'Guides', href: ROUTES.guides };
const TOOLS: Crumb = { label: 'Tools', href: ROUTES.tools };
const RESOURCES: Crumb = { label: 'Resources', href: ROUTES.resources };

/** Prefixes of page paths, each with the section of these pages. All other pages are directly under Home. */
const SECTIONS: readonly (readonly [prefix: string, section: Crumb])[] = [
  ['/services/', SERVICES],
  [ROUTES.financeCoe, SERVICES],
  ['/resources/', RESOURCES],
  ['/financial/', RESOURCES],
  ['/hr/', RESOURCES],
  [ROUTES.blog, RESOURCES],
  [ROUTES.faqs, RESOURCES],
  ['/guides/', GUIDES],
  ['/tools/', TOOLS],
];

/** Returns the section to which a page belongs; undefined for a page directly under Home. */
export const siteSectionOf = (path: string) =>
  SECTIONS.find(([prefix]) => path.startsWith(prefix))?.[1];

/** Returns the breadcrumbs: Home, section, `between`, page. The overview page of a section gets the section's name. */
export function crumbsFor(path: string, label: string, between: readonly Crumb[] = []): Crumb[] {
  const section = siteSectionOf(path);
  const own = SECTIONS.find(([, { href }]) => href === path)?.[1].label ?? label;
  return [HOME, ...(section ? [section] : []), ...between, { label: own, href: path }];
}

/** Returns `aria-current` for a link on the page `path`: `page` if `href` is that page, `true` for a page above it. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
