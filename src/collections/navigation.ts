/** Menu, footer and sidebars: `content/navigation.json`, the one list of the links that every page has. */
import { z } from 'zod';
import { entry, internalPath, text } from './fields.ts';

const label = () => text().describe('Words of the link.');
const link = {
  label: label(),
  href: internalPath().describe('Address on this site, such as "/contact"; the page must exist.'),
  download: z
    .boolean()
    .optional()
    .describe('true where the address is a file, which is saved instead of opened.'),
};
const links = () => z.array(entry(link)).min(1).describe('Links from top to bottom; at least one.');

const group = () => entry({ heading: text().describe('Heading above the links.'), links: links() });

const headerItem = entry({
  ...link,
  label: text().describe('Words of the link, or of the button that opens the list.'),
  href: link.href.optional().describe('Address of a link; left out where the item has a list.'),
  items: links().optional().describe('Links of the list that opens under the item.'),
}).superRefine(({ href, items }, context) => {
  if ((href === undefined) !== (items === undefined)) return;
  context.addIssue({
    code: 'custom',
    path: ['href'],
    message:
      href === undefined
        ? 'is missing; an item of the header is a link with "href", or a list with "items"'
        : 'is beside "items"; an item is a link or a list, so take one of the two out',
  });
});

export const navigationSchema = entry({
  header: z.array(headerItem).min(1).describe('Menu at the top of every page, in order.'),
  footer: z.array(group()).min(1).max(3).describe('Columns of the footer; three fit.'),
  legal: links().describe('Links beside the copyright line.'),
  sidebars: entry({
    financial: group().describe('Beside the pages under /financial.'),
    hr: group().describe('Beside the pages under /hr.'),
    general: group().describe('Beside all other resource pages.'),
  }).describe('Lists beside the resource pages.'),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type LinkGroup = Navigation['footer'][number];
export type NavLink = LinkGroup['links'][number];

/** Sidebar of a resource page, by the first part of its path. */
export function sidebarOf({ sidebars }: Navigation, route: string): LinkGroup {
  const [, section] = route.split('/');
  return sidebars[section === 'financial' || section === 'hr' ? section : 'general'];
}

/** Short name of a route, as menus call it; undefined where no menu names it. */
export function labelIn(navigation: Navigation, route: string): string | undefined {
  const { header, footer, legal, sidebars } = navigation;
  const named = [
    ...header.flatMap(({ items, ...item }) => items ?? [item]),
    ...[...Object.values(sidebars), ...footer].flatMap((group) => group.links),
    ...legal,
  ];
  return named.find(({ href }) => href === route)?.label;
}
