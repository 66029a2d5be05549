import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { watchCards } from './card-interest.ts';
import { defineTouched } from '#ui/define-touched.ts';
import { serviceDetails } from './service-details.ts';
import { GRID, isAbove, isReturn, stepTowards, type View } from './service-selection.logic.ts';

type Ref = RefObject<HTMLElement | null>;

/** What is open; the detail is missing while it is on its way. */
interface Open {
  readonly view: View;
  readonly detail?: HTMLElement | undefined;
}

/** What each history entry made here remembers. */
interface Entry {
  readonly cameFrom: View;
}

/**
 * Opens the views of a family's page in `root`, details in its `host`; keeps address, history, title and
 * focus in step.
 */
export function useServiceViews(root: Ref, host: Ref): { readonly waiting: boolean } {
  const [open, setOpen] = useState<Open>();
  const [waiting, setWaiting] = useState(false);

  useLayoutEffect(() => {
    if (open && host.current) present(open, host.current);
  }, [open, host]);

  useEffect(() => {
    const { serviceHead: head } = window;
    const element = root.current;
    if (!head || !element) return undefined;
    defineTouched();

    const viewInAddress = (): View => {
      const place = head.placeInAddress();
      return place.kind === 'view' ? place.view : GRID;
    };
    let now = viewInAddress();
    let wanted = now;
    const details = serviceDetails(head);
    const cards = watchCards(element, (view) => view !== GRID && details.prefetch(view));
    cards.look(element);

    /** Calls back once the view can be shown; a detail that never comes has a page of its own. */
    async function fetchView(view: View, show: (detail?: HTMLElement) => void): Promise<void> {
      wanted = view;
      const here = view === GRID ? undefined : details.ready(view);
      if (here || view === GRID) {
        setWaiting(false);
        return show(here);
      }
      setWaiting(true);
      try {
        const detail = await details.load(view);
        if (wanted !== view) return; // the visitor has gone on
        setWaiting(false);
        show(detail);
        cards.look(detail);
      } catch {
        if (wanted === view) location.assign(head?.pathOf(view) ?? '');
      }
    }

    /** Shows a view and focuses its heading or, on the way up, the card that had led down. */
    function turnTo(view: View, detail: HTMLElement | undefined, left: View) {
      now = view;
      // At once, so that focus and the browser's scrolling find the page in its new height.
      flushSync(() => setOpen({ view, detail }));
      const part = detail ?? element;
      const target = isAbove(view, left)
        ? part?.querySelector<HTMLElement>(`li [data-opens="${stepTowards(view, left)}"]`)
        : part?.querySelector<HTMLElement>('[data-view-heading]');
      target?.focus({ preventScroll: true });
      return target;
    }

    function go(view: View): void {
      if (isReturn(now, view, (history.state as Entry | null)?.cameFrom)) return history.back();
      void fetchView(view, (detail) => {
        const left = now;
        history.pushState({ cameFrom: left } satisfies Entry, '', head?.addressOf(view));
        const target = turnTo(view, detail, left);
        if (isAbove(view, left)) target?.scrollIntoView({ block: 'center', behavior: 'instant' });
        else (detail ?? element)?.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
    }

    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-opens]');
      if (!link || isForBrowser(event)) return;
      event.preventDefault();
      go(link.dataset['opens'] ?? GRID);
    };
    // The browser restores the entry's scroll position itself.
    const pop = () => {
      const view = viewInAddress();
      const left = now;
      wanted = view;
      if (view === left) return;
      if (view !== GRID && !details.ready(view)) turnTo(view, undefined, left);
      void fetchView(view, (detail) => turnTo(view, detail, left));
    };
    element.addEventListener('click', click);
    addEventListener('popstate', pop);
    void fetchView(now, (detail) => setOpen({ view: now, detail }));
    return () => {
      cards.stop();
      element.removeEventListener('click', click);
      removeEventListener('popstate', pop);
    };
  }, [root]);

  return { waiting };
}

/** The grid is hidden by `data-opens` on the root (ServiceGridView.astro), as the page's head does it. */
function present({ view, detail }: Open, host: HTMLElement): void {
  const { dataset } = document.documentElement;
  if (view === GRID) delete dataset['opens'];
  else dataset['opens'] = view;
  document.title = detail?.dataset['title'] ?? window.serviceHead?.gridTitle ?? document.title;
  // One that is in place already stays: taking it out would lose the focus.
  if (detail?.parentElement !== host) host.replaceChildren(...(detail ? [detail] : []));
}

/** A click that asks for a new tab, a window or a download, or that somebody has handled. */
function isForBrowser(click: MouseEvent): boolean {
  const modified = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button > 0 || modified || click.defaultPrevented;
}
