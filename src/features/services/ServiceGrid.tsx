import { createContext, use, type ComponentProps } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { ServiceCard } from './service-detail.ts';
import type { ServiceView } from './service-views.logic.ts';

export function ServiceGrid({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    // The first column begins at the page's edge: what reaches beyond it is cut off.
    <ul className="threes grid border-b border-rule sm:-mx-gutter sm:[clip-path:inset(-3px_theme(spacing.gutter))]">
      {cards.map((card) => (
        <Card key={card.view} {...card} />
      ))}
    </ul>
  );
}

function Card({ view, href, title, summary, icon, color, countText, ribbon }: ServiceCard) {
  const link = useServiceLinkProps(view, href);
  return (
    <li
      data-tone={color}
      className="group relative flex flex-col border-t border-rule py-8 before:absolute before:-top-px before:left-0 before:h-[3px] before:w-14 before:bg-tone sm:px-gutter sm:shadow-[-1px_0_rgb(var(--rule))] sm:before:left-gutter"
    >
      {ribbon && (
        <p className="mb-2 w-fit rounded-full bg-brass-lit px-3 py-0.5 text-small font-semibold text-on-brass">
          {ribbon}
        </p>
      )}
      <Icon name={icon} className="mb-4 text-tone" />
      <h2 className="text-h3">
        <a {...link} className="card-link group-hover:text-tone">
          {title}
        </a>
      </h2>
      <p className="mb-4 mt-2 max-w-prose">{summary}</p>
      <p
        className="mt-auto text-small font-semibold text-tone"
        aria-hidden={countText === undefined}
      >
        {countText ?? 'View Details'} <span aria-hidden="true">→</span>
      </p>
    </li>
  );
}

/** Opens a view in place; without it, a link leads to the service's own page. Provided by the drill-down. */
export const OpenInPlaceContext = createContext<((view: ServiceView) => void) | undefined>(
  undefined,
);

/** Properties of a link to a service: to its own page, or in the drill-down to its view in place. */
export function useServiceLinkProps(
  view: ServiceView,
  href: string,
): ComponentProps<'a'> & { 'data-opens': ServiceView } {
  const open = use(OpenInPlaceContext);
  const link = { href, 'data-opens': view };
  if (!open) return link;
  return {
    ...link,
    onClick: (event) => {
      // With a modifier, a click asks for a new tab, a window or a download.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(view);
    },
  };
}
