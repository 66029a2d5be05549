/** Menu, footer and sidebars, from content/navigation.json. */
import { navigationSchema, type Navigation } from '#collections/site.ts';
import source from '../../content/navigation.json';

const navigation: Navigation = navigationSchema.parse(source);

export const getNavigation = (): Navigation => navigation;

/** Short name of a route in the menus; undefined if no menu has it. */
export function navLabel(route: string): string | undefined {
  const { header, footer, legal, sidebars } = navigation;
  const named = [
    ...header.flatMap(({ items, ...item }) => items ?? [item]),
    ...[...Object.values(sidebars), ...footer].flatMap((group) => group.links),
    ...legal,
  ];
  return named.find(({ href }) => href === route)?.label;
}
