import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';

/** Link above the title that leads one level up, such as to the list of services. */
export const BackLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a
    {...link}
    className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-2 px-1 text-small text-muted hover:text-ink hover:underline hover:underline-offset-4 print:hidden"
  >
    <ArrowLeft size={16} aria-hidden="true" />
    {children}
  </a>
);
