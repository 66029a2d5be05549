import { createContext, use, type ComponentProps } from 'react';
import type { View } from './service-views.logic.ts';

interface Navigation {
  /** Opens a view in place. */
  readonly open: (view: View) => void;
  /** Loads a view that the visitor may open soon. */
  readonly preload: (view: View) => void;
}
/** Provided by the drill-down; without it, a link leads to the service's own page. */
export const ServiceNavigation = createContext<Navigation | undefined>(undefined);

/** Properties of a link to a service: to its own page, or in the drill-down to its view in place. */
export function useServiceLink(
  view: View,
  href: string,
): ComponentProps<'a'> & { 'data-opens': View } {
  const navigation = use(ServiceNavigation);
  const link = { href, 'data-opens': view };
  if (!navigation) return link;
  const preload = () => navigation.preload(view);
  return {
    ...link,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event) => {
      // With a modifier, a click asks for a new tab, a window or a download.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigation.open(view);
    },
  };
}
