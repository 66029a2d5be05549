import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';

/** Link one level up, placed above the title. */
export function BackLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      className="group -ml-1 mb-2 inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold text-link hover:underline hover:underline-offset-4 print:hidden"
    >
      <ArrowLeft
        size={18}
        aria-hidden="true"
        className="transition-transform duration-150 ease-calm group-hover:-translate-x-0.5 motion-reduce:transition-none"
      />
      {children}
    </a>
  );
}
