/**
 * The drill-down of a service family's page: shows one of the views that the page holds, keeps the
 * address in step, and moves focus. Without it every view is readable and cards lead to pages.
 */
import {
  GRID,
  isAbove,
  isReturn,
  stepTowards,
  type Place,
  type View,
} from '#logic/service-selection.ts';

/** What each history entry made here remembers. */
interface Entry {
  readonly cameFrom: View;
}

/**
 * @param explorer element whose children carry `data-view`, `data-address`, `data-title`
 * @param placeInAddress tells what the page's present address opens
 */
export function exploreServices(explorer: HTMLElement, placeInAddress: () => Place): void {
  const views = new Map(
    [...explorer.querySelectorAll<HTMLElement>(':scope > [data-view]')].map((element) => [
      element.dataset['view'] ?? GRID,
      element,
    ]),
  );

  const gridTitle = document.title;

  const viewInAddress = (): View => {
    const place = placeInAddress();
    return place.kind === 'view' ? place.view : GRID;
  };

  function show(view: View): void {
    for (const [id, element] of views) element.hidden = id !== view;
    document.title = views.get(view)?.dataset['title'] ?? gridTitle;
  }

  /** Shows a view and focuses its heading or, on the way up, the card that had led down. */
  function turnTo(view: View): HTMLElement | null | undefined {
    const left = open;
    open = view;
    show(view);
    const element = views.get(view);
    const target = isAbove(view, left)
      ? element?.querySelector<HTMLElement>(`[data-opens="${stepTowards(view, left)}"]`)
      : element?.querySelector<HTMLElement>('[data-view-heading]');
    target?.focus({ preventScroll: true });
    return target;
  }

  function go(view: View): void {
    if (isReturn(open, view, (history.state as Entry | null)?.cameFrom)) return history.back();
    const upwards = isAbove(view, open);
    history.pushState({ cameFrom: open } satisfies Entry, '', views.get(view)?.dataset['address']);
    const target = turnTo(view);
    if (upwards) target?.scrollIntoView({ block: 'center', behavior: 'instant' });
    else views.get(view)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  let open = viewInAddress();
  show(open);

  explorer.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-opens]');
    const view = link?.dataset['opens'];
    if (view === undefined || !views.has(view) || isForBrowser(event)) return;
    event.preventDefault();
    go(view);
  });

  // The browser restores the entry's scroll position itself.
  addEventListener('popstate', () => {
    const view = viewInAddress();
    if (view !== open) turnTo(view);
  });
}

/** A click that asks for a new tab, a window or a download, or that somebody has handled. */
function isForBrowser(click: MouseEvent): boolean {
  const modified = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button > 0 || modified || click.defaultPrevented;
}
