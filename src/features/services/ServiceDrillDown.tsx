import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FaqList } from '#features/faq/FaqList.tsx';
import { withRetries } from '#lib/retry.ts';
import { GRID_ANCHOR } from '#site/services.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { HowWeCharge, ServiceDetail } from './ServiceDetail.tsx';
import type { ServiceCard, ServiceDetailData } from './service-detail.ts';
import { OpenInPlaceContext, ServiceGrid } from './ServiceGrid.tsx';
import { GRID_VIEW, serviceViewQuery, type ServiceView } from './service-views.logic.ts';

interface Props {
  /** Path of the family's page; the pages of its services and their data are below this path. */
  path: string;
  label: string;
  cards: readonly ServiceCard[];
}

/** State of a history entry that the drill-down added. `from`: the view that was shown before. */
type HistoryState = { readonly from: ServiceView } | null;

/** Shows a service on its family's page. Before hydration or if loading fails, a click opens the service's own page. */
export const ServiceDrillDown = island(Explorer);

function Explorer({ path, label, cards }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const details = useRef(new Map<ServiceView, ServiceDetailData>());
  const wanted = useRef<ServiceView>(GRID_VIEW);
  const [detail, setDetail] = useState<ServiceDetailData>();
  const [waiting, setWaiting] = useState(false);
  const view = detail?.view ?? GRID_VIEW;

  /**
   * @param byHistory True after Back or Forward: the address is already right, and the browser restores the scroll
   * position. Chromium restores this position at the end of the `popstate` event, so a view with loaded data must be
   * rendered without an `await`.
   */
  async function show(next: ServiceView, byHistory = false) {
    if (wanted.current === next) return;
    wanted.current = next;
    setWaiting(next !== GRID_VIEW);
    try {
      let loaded = details.current.get(next);
      if (!loaded && next !== GRID_VIEW) {
        loaded = await withRetries(() => fetchDetail(`${path}/${next}.json`));
        details.current.set(next, loaded);
      }
      if (wanted.current !== next) return; // The visitor has chosen another view.
      if (!byHistory)
        history.pushState({ from: view } satisfies HistoryState, '', path + serviceViewQuery(next));
      // Renders at once, because `moveFocus` needs the new view.
      flushSync(() => {
        setWaiting(false);
        setDetail(loaded);
      });
      if (root.current) moveFocus(root.current, view, !byHistory);
    } catch {
      if (wanted.current !== next) return;
      // If the visitor comes back, the browser may restore this page with its state, so the cards must work again.
      wanted.current = view;
      setWaiting(false);
      location.assign(`${path}/${next}`);
    }
  }

  const showAddress = useEffectEvent(() => {
    // Back and Forward lead only to views that were shown before, so their data is already loaded.
    const views = [...details.current.keys()];
    const next = views.find((key) => serviceViewQuery(key) === location.search) ?? GRID_VIEW;
    if (next !== view) void show(next, true);
  });
  useEffect(() => {
    // Firefox restores the scroll position before the view changes. Scroll anchoring would then scroll to the content
    // of the old view.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    const followHistory = () => showAddress();
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, []);

  function open(next: ServiceView) {
    // If the link leads to the previous view, goes back in the history instead of adding an entry.
    const isBack = next === detail?.back.view && (history.state as HistoryState)?.from === next;
    if (isBack) history.back();
    else void show(next);
  }

  // `data-detail-open` hides the other content of the family's page (services.css).
  useLayoutEffect(() => {
    if (!detail) return undefined;
    const { title } = document;
    const main = root.current?.closest('main');
    document.title = detail.pageTitle;
    main?.setAttribute('data-detail-open', '');
    // While the service is open, the contact link in the bottom bar (`.tray`) and the chat link contain its name.
    const asking = [...document.querySelectorAll<HTMLAnchorElement>('.tray :first-child, .chat')];
    const hrefs = asking.map(({ href }) => href);
    const pointAt = ([write, chat]: readonly string[]) =>
      asking.forEach((link) => {
        link.href = (link.matches('.chat') ? chat : write) ?? link.href;
      });
    pointAt([detail.cta.href, detail.ask.chat]);
    return () => {
      document.title = title;
      main?.removeAttribute('data-detail-open');
      pointAt(hrefs);
    };
  }, [detail]);

  return (
    <OpenInPlaceContext value={open}>
      <div ref={root} className="wrap pb-20" aria-busy={waiting}>
        {detail ? (
          <ServiceDetail key={detail.view} detail={detail}>
            <FaqList faqs={detail.faqs} name="faqs" short />
          </ServiceDetail>
        ) : (
          <section id={GRID_ANCHOR} aria-label={label} data-view={GRID_VIEW}>
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
              Loading…
            </span>
          )}
        </p>
      </div>
    </OpenInPlaceContext>
  );
}

async function fetchDetail(url: string): Promise<ServiceDetailData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as ServiceDetailData;
}

/** Moves the focus to the card that leads to the view `from`. If there is none, moves the focus to the heading. */
function moveFocus(root: HTMLElement, from: ServiceView, scroll: boolean): void {
  const cards = [...root.querySelectorAll<HTMLElement>('li [data-opens]')];
  const card = cards.find(({ dataset }) => `${from}/`.startsWith(`${dataset['opens']}/`));
  const target = card ?? root.querySelector('h1');
  target?.focus({ preventScroll: true });
  if (!scroll) {
    // The browser restores the scroll position, but sometimes before the cards exist.
    if (card) requestAnimationFrame(() => centreUnlessInView(card));
    return;
  }
  if (card) card.scrollIntoView({ block: 'center', behavior: 'instant' });
  else root.closest('main')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Centres the card unless it is in view. With `block: 'nearest'`, Firefox would move a card that is in view. */
function centreUnlessInView(card: HTMLElement): void {
  const { top, bottom } = card.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight)
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
}
