import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

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

/** Beside what a press opens; turns when it is open. */
export const Chevron = () => (
  <ChevronDown
    size={18}
    aria-hidden="true"
    className="shrink-0 text-muted transition-transform duration-150 motion-reduce:transition-none print:hidden [[open]>summary>&]:rotate-180"
  />
);
