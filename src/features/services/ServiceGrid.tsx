import { createContext, use, type ComponentProps } from 'react';
import { Icon } from '#ui/Icon.tsx';
import type { ServiceCard } from './service-detail.ts';
import type { ServiceView } from './service-views.logic.ts';

interface Props {
  cards: readonly ServiceCard[];
  /** True to place each summary below its title instead of to its right. */
  narrow?: boolean;
}

/** Shows a list of services, one per row: title, summary, number of subsections. The whole row is a link. */
export function ServiceGrid({ cards, narrow = false }: Props) {
  return (
    <ul className="border-b border-rule">
      {cards.map((card) => (
        <Card key={card.view} {...card} narrow={narrow} />
      ))}
    </ul>
  );
}

function Card({
  view,
  href,
  title,
  summary,
  icon,
  color,
  countText,
  narrow,
}: ServiceCard & { narrow: boolean }) {
  const link = useServiceLinkProps(view, href);
  return (
    <li
      data-tone={color}
      className={`group relative border-t border-rule py-4 before:absolute before:-top-px before:left-0 before:h-[3px] before:w-14 before:bg-tone hover:bg-tint md:py-5 lg:grid lg:items-baseline lg:gap-x-8 ${narrow ? 'lg:grid-cols-[minmax(0,1fr)_auto]' : 'lg:grid-cols-[18rem_minmax(0,1fr)_auto]'}`}
    >
      <div>
        <h2 className="flex items-baseline gap-2.5 text-[1.375rem] leading-tight md:text-[1.5rem]">
          <Icon name={icon} className="shrink-0 translate-y-0.5 text-tone" />
          <a {...link} className="card-link group-hover:text-tone">
            {title}
          </a>
        </h2>
      </div>
      <p className={`mt-1 max-w-prose max-md:text-small ${narrow ? '' : 'lg:mt-0'}`}>{summary}</p>
      <p
        className={`mt-1 text-small font-semibold text-tone lg:mt-0 lg:text-right ${narrow ? 'lg:col-start-2 lg:row-start-1' : ''}`}
        aria-hidden={countText === undefined}
      >
        {countText ?? 'View Details'} <span aria-hidden="true">→</span>
      </p>
    </li>
  );
}

/** A function that opens a service on the same page; undefined outside the drill-down. */
export const OpenInPlaceContext = createContext<((view: ServiceView) => void) | undefined>(
  undefined,
);

/** Returns the properties of a link to a service's page. In the drill-down, a click does not leave the page. */
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
      // With a modifier key, the browser opens the link in a new tab or window, or downloads the page.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(view);
    },
  };
}
