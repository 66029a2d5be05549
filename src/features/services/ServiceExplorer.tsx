import { memo, useRef, type ReactNode, type RefObject } from 'react';
import { MESSAGES } from '#site/messages.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { useServiceViews } from './use-service-views.ts';

interface Props {
  /** The printed grid. Hidden and never unmounted, so that its HTML is never written by a script. */
  children?: ReactNode;
}

/**
 * The drill-down of a service family: opens the details that the services' own pages
 * print, in place, and keeps the address in step. Until it is hydrated the cards are links to those pages.
 */
export function ServiceExplorer({ children }: Props) {
  return (
    <ErrorBoundary>
      <Explorer>{children}</Explorer>
    </ErrorBoundary>
  );
}

function Explorer({ children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { waiting } = useServiceViews(root, host);
  return (
    <div ref={root} className="wrap pb-20" aria-busy={waiting}>
      {children}
      <Host host={host} />
      <p role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-20 mx-auto w-fit">
        {waiting && (
          <span className="block rounded-full border border-rule bg-card px-5 py-2 shadow-float">
            {MESSAGES.loading}
          </span>
        )}
      </p>
    </div>
  );
}

/** Holds the open detail, which React did not draw and leaves alone. */
const Host = memo(
  ({ host }: { host: RefObject<HTMLDivElement | null> }) => (
    <div ref={host} data-host suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ),
  () => true,
);
