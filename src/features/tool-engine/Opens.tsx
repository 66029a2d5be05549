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
    <details className={`border-b border-rule ${className}`} {...(open && { open })}>
      <summary className="flex min-h-11 items-center justify-between gap-3 py-1.5 print:min-h-0 print:py-1">
        {head}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
