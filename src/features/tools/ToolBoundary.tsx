import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';

/** Around a tool that waits for its data: what is printed stays until then; a failure is told in its place. */
export function ToolBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
