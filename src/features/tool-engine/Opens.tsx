import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';

interface Props {
  head: ReactNode;
  children: ReactNode;
  open?: boolean;
  className?: string;
}

/** A line that opens what is below it. */
export function Opens({ head, children, open, className = '' }: Props) {
  return (
    <details className={`group border-b border-rule ${className}`} {...(open && { open })}>
      <summary className="flex min-h-11 items-center justify-between gap-3 py-1.5">
        {head}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
