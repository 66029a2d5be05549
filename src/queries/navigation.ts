/** Menu, footer and sidebars, from content/navigation.json. */
import type { Navigation } from '#collections/navigation.ts';
import { getEntryData } from './entry.ts';

const navigation = await getEntryData('navigation', 'navigation');

export const getNavigation = (): Navigation => navigation;

/** Returns the short name of a route in the menus; undefined if no menu contains the route. */
export function navLabel(route: string): string | undefined {
  const { header, footer, legal, sidebars } = navigation;
  const links = [
    ...header.flatMap(({ items, ...item }) => items ?? [item]),
    ...[...Object.values(sidebars), ...footer].flatMap((group) => group.links),
    ...legal,
  ];
  return links.find(({ href }) => href === route)?.label;
}
