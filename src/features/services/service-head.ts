import type { placeAt, Openings, Place } from './service-selection.logic.ts';

/** What the head of a service family's page leaves for the island (features/services/ServiceExplorer.tsx). */
export interface ServiceHead {
  /** What the page's present address opens. */
  readonly placeInAddress: () => Place;
  /** Title of the page while the grid is open. */
  readonly gridTitle: string;
  /** Address that opens a view in this page. */
  readonly addressOf: (view: string) => string;
  /** Path of a view's own page. */
  readonly pathOf: (view: string) => string;
  /** The detail that a view's own page prints; rejects when it does not come. */
  readonly requestDetail: (view: string) => Promise<HTMLElement>;
  /** What the address opened when the page came, its detail already asked for. */
  readonly first: { readonly view: string; readonly detail: Promise<HTMLElement> } | undefined;
}

declare global {
  interface Window {
    serviceHead?: ServiceHead;
  }
}

/**
 * Runs in the head of a service family's page, before anything is painted: hides the grid where the
 * address opens a detail, asks for that detail and puts it in place without waiting for the island. A
 * borrowed value leaves for its own page with nothing shown. Printed as text, so it uses nothing from
 * outside itself.
 */
function begin(place: typeof placeAt): void {
  const openings = JSON.parse(document.currentScript?.dataset['openings'] ?? '') as Openings;
  const root = document.documentElement;
  const placeInAddress = () => place(openings, location.search);
  const addressOf = (view: string) => {
    const [service = '', section] = view.split('/');
    if (service === '') return openings.path;
    const query = new URLSearchParams({ [openings.serviceParam]: service });
    if (section) query.set(openings.sectionParam, section);
    return `${openings.path}?${query}`;
  };
  const pathOf = (view: string) => `${openings.path}/${view}`;
  const requestDetail = (view: string) =>
    new Promise<HTMLElement>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', pathOf(view));
      // Parses HTML where the policy allows no script to write any.
      request.responseType = 'document';
      request.onloadend = () => {
        const detail = request.responseXML?.querySelector<HTMLElement>('[data-detail]');
        if (request.status !== 200 || !detail) return reject(new Error(`${request.status}`));
        for (const element of detail.querySelectorAll('script, style')) element.remove();
        resolve(document.adoptNode(detail));
      };
      request.send();
    });

  const found = placeInAddress();
  if (found.kind === 'elsewhere') {
    root.hidden = true;
    location.replace(found.href);
    return;
  }
  const { view } = found;
  const first = view === '' ? undefined : { view, detail: requestDetail(view) };
  window.serviceHead = {
    placeInAddress,
    gridTitle: document.title,
    addressOf,
    pathOf,
    requestDetail,
    first,
  };
  if (!first) return;
  root.dataset['opens'] = view;
  first.detail.then(
    (detail) => {
      const put = () => {
        const host = document.querySelector('[data-host]');
        // Unless the island is further already.
        if (host?.childElementCount !== 0 || root.dataset['opens'] !== view) return;
        host.append(detail);
        document.title = detail.dataset['title'] ?? document.title;
      };
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put);
      else put();
    },
    // The grid rather than an empty page, until the island has tried again.
    () => delete root.dataset['opens'],
  );
}

/**
 * Text of the inline script; its element carries `data-openings`, and the page gives its hash to the
 * content security policy.
 */
export const serviceHeadScript = (place: typeof placeAt) => `(${begin})(${place})`;
