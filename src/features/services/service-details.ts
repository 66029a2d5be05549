/** Details of a family's services: each is asked for once and kept, with what the visitor opened in it. */
import { withRetries } from '#lib/retry.ts';
import type { View } from './service-selection.logic.ts';
import { keepTicks } from '#features/checklists/checklist.ts';
import type { ServiceHead } from './service-head.ts';

export interface ServiceDetails {
  /** The detail, if it is here already. */
  readonly ready: (view: View) => HTMLElement | undefined;
  /** Asks for a detail that may soon be wanted; a failure costs nothing. */
  readonly prefetch: (view: View) => void;
  /** Rejects after the last of several tries. */
  readonly load: (view: View) => Promise<HTMLElement>;
}

export function serviceDetails(head: ServiceHead): ServiceDetails {
  const here = new Map<View, HTMLElement>();
  const asked = new Map<View, Promise<HTMLElement>>();
  // By the view it was asked for: the visitor may have gone back since.
  if (head.first) keep(head.first.view, head.first.detail);

  function keep(view: View, request: Promise<HTMLElement>): Promise<HTMLElement> {
    const kept = request.then((detail) => {
      here.set(view, detail);
      // Their script belongs to the services' own pages.
      for (const list of detail.querySelectorAll<HTMLElement>('[data-checklist]')) keepTicks(list);
      return detail;
    });
    asked.set(view, kept);
    kept.catch(() => asked.delete(view));
    return kept;
  }

  const ask = (view: View) => asked.get(view) ?? keep(view, head.requestDetail(view));
  return {
    ready: (view) => here.get(view),
    prefetch: (view) => void ask(view).catch(() => undefined),
    load: (view) => withRetries(() => ask(view)),
  };
}
