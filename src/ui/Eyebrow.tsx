import type { ReactNode } from 'react';

/** Small line above a heading, with a short rule in the group's colour. */
export function Eyebrow({ children }: { children?: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-fine font-semibold text-tone">
      <span className="h-px w-8 shrink-0 bg-current" aria-hidden="true" />
      {children}
    </p>
  );
}
