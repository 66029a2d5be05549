import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FaqList } from '#features/faq/FaqList.tsx';
import { withRetries } from '#lib/retry.ts';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { HowWeCharge } from './HowWeCharge.tsx';
import { ServiceDetail } from './ServiceDetail.tsx';
import type { ServiceCard, ServiceDetailData } from './service-detail.ts';
import { ServiceGrid } from './ServiceGrid.tsx';
import { ServiceNavigation } from './ServiceLink.tsx';
import {
  GRID,
  GRID_ANCHOR,
  isAbove,
  queryOf,
  stepTowards,
  type View,
} from './service-views.logic.ts';

interface Props {
  /** Path of the family's page; the services' own pages and their data are below it. */
  path: string;
  /** Name of the family. */
  label: string;
  cards: readonly ServiceCard[];
}

/** State of a history entry that the drill-down made. */
type Entry = { readonly from: View } | null;

/** What is shown, and how the visitor got there; `from` is undefined on first load. */
interface Open {
  readonly detail?: ServiceDetailData | undefined;
  readonly from?: View;
  /** Reached by Back or Forward, so the browser itself restores the scroll position. */
  readonly byHistory?: boolean;
}

/**
 * The drill-down of a service family: its cards open the services in place, and the address follows. Before
 * hydration, and if the data does not load, the cards lead to the services' own pages.
 */
export function ServiceExplorer(props: Props) {
  return (
    <ErrorBoundary>
      <Explorer {...props} />
    </ErrorBoundary>
  );
}

function Explorer({ path, label, cards }: Props) {
  const root = useRef<HTMLDivElement>(null);
  /** Details that are loaded or loading. */
  const details = useRef(new Map<View, ServiceDetailData | Promise<ServiceDetailData>>());
  const wanted = useRef<View>(GRID);
  const [open, setOpen] = useState<Open>({});
  const [waiting, setWaiting] = useState(false);
  const { detail } = open;
  const view = detail?.view ?? GRID;

  function load(next: View): ServiceDetailData | Promise<ServiceDetailData> {
    const known = details.current.get(next);
    if (known) return known;
    const request = withRetries(() => fetchDetail(`${path}/${next}.json`)).then(
      (loaded) => {
        details.current.set(next, loaded);
        return loaded;
      },
      (error: unknown) => {
        details.current.delete(next);
        throw error;
      },
    );
    details.current.set(next, request);
    return request;
  }

  function show(detail: ServiceDetailData | undefined, byHistory: boolean) {
    setWaiting(false);
    // Rendered at once, so that focus and scrolling work on the page's new height.
    flushSync(() => setOpen({ detail, from: view, byHistory }));
  }

  async function follow(next: View) {
    // Going up to the previous view uses Back, so that the history does not grow.
    if (isAbove(next, view) && (history.state as Entry)?.from === next) return history.back();
    wanted.current = next;
    try {
      const found = next === GRID ? undefined : load(next);
      setWaiting(found instanceof Promise);
      const loaded = await found;
      if (wanted.current !== next) return; // The visitor has gone on.
      history.pushState({ from: view } satisfies Entry, '', path + queryOf(next));
      show(loaded, false);
    } catch {
      location.assign(`${path}/${next}`);
    }
  }

  const returnTo = useEffectEvent(() => {
    // The history of this page only has views that were shown before.
    const known = [...details.current.values()].find(
      (one) => !(one instanceof Promise) && queryOf(one.view) === location.search,
    ) as ServiceDetailData | undefined;
    wanted.current = known?.view ?? GRID;
    if (wanted.current !== view) show(known, true);
  });
  useEffect(() => {
    const listener = () => returnTo();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  const navigation = {
    open: (next: View) => void follow(next),
    expect: (next: View) => {
      if (next !== GRID) Promise.resolve(load(next)).catch(() => undefined);
    },
  };

  // The detail replaces everything that the page says about the family.
  useLayoutEffect(() => {
    if (!detail) return undefined;
    const { title, documentElement } = document;
    document.title = detail.pageTitle;
    documentElement.dataset['opens'] = detail.view;
    return () => {
      document.title = title;
      delete documentElement.dataset['opens'];
    };
  }, [detail]);

  // Focus goes to the heading or, on the way up, to the card that led down.
  useLayoutEffect(() => {
    const { detail, from, byHistory } = open;
    if (from === undefined) return;
    const view = detail?.view ?? GRID;
    const card =
      isAbove(view, from) &&
      root.current?.querySelector<HTMLElement>(`li [data-opens="${stepTowards(view, from)}"]`);
    const target = card || root.current?.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: true });
    if (byHistory) return;
    if (card) card.scrollIntoView({ block: 'center', behavior: 'instant' });
    else root.current?.closest('main')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [open]);

  return (
    <ServiceNavigation value={navigation}>
      <div ref={root} className="wrap pb-20" aria-busy={waiting}>
        {detail ? (
          <ServiceDetail key={detail.view} detail={detail}>
            <FaqList faqs={detail.faqs} name="faqs" short />
          </ServiceDetail>
        ) : (
          <section id={GRID_ANCHOR} aria-label={label} data-view={GRID}>
            <BackLink href={ROUTES.services}>{MESSAGES.backToServices}</BackLink>
            <ServiceGrid cards={cards} />
            <HowWeCharge />
          </section>
        )}
        <p
          role="status"
          className="pointer-events-none fixed inset-x-0 bottom-6 z-20 mx-auto w-fit"
        >
          {waiting && (
            <span className="block rounded-full border border-rule bg-card px-5 py-2 shadow-float">
              {MESSAGES.loading}
            </span>
          )}
        </p>
      </div>
    </ServiceNavigation>
  );
}

async function fetchDetail(url: string): Promise<ServiceDetailData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as ServiceDetailData;
}
