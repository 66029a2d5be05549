import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface Props {
  /** Content of the line that visitors click; in Astro files, the slot `head`. */
  head?: ReactNode;
  children?: ReactNode;
  /** Whether the content below the line is visible at first. */
  open?: boolean;
  className?: string;
  summaryClassName?: string;
}

const LINE = 'min-h-11 justify-between gap-3 py-1.5 print:min-h-0 print:py-1';

/** A line that shows or hides the content below it. */
export function Disclosure({ head, children, open, className, summaryClassName = LINE }: Props) {
  return (
    <details className={className} open={open}>
      <summary className={`flex items-center ${summaryClassName}`}>
        {head}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform duration-150 print:hidden [[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
