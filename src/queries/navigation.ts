/** Menu, footer and sidebars, from content/navigation.json. */
import { getEntry } from 'astro:content';
import type { Navigation } from '#collections/navigation.ts';

const entry = await getEntry('navigation', 'navigation');
if (!entry)
  throw new Error('content/navigation.json is missing or has an error, which the terminal names');
const navigation: Navigation = entry.data;

export const getNavigation = (): Navigation => navigation;

/** Short name of a route in the menus; undefined if no menu has it. */
export function navLabel(route: string): string | undefined {
  const { header, footer, legal, sidebars } = navigation;
  const links = [
    ...header.flatMap(({ items, ...item }) => items ?? [item]),
    ...[...Object.values(sidebars), ...footer].flatMap((group) => group.links),
    ...legal,
  ];
  return links.find(({ href }) => href === route)?.label;
}
