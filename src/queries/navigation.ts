/** Menu, footer and sidebars, from content/navigation.json. */
import { labelIn, navigationSchema, type Navigation } from '#collections/site.ts';
import source from '../../content/navigation.json';

const navigation: Navigation = navigationSchema.parse(source);

export const getNavigation = (): Navigation => navigation;

/** Short name of a route, as menus call it; undefined where no menu names it. */
export const navLabel = (route: string): string | undefined => labelIn(navigation, route);
