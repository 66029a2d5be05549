import { ChevronDown } from 'lucide-react';

/** Beside what a press opens; turns when it is open. */
export const Chevron = () => (
  <ChevronDown
    size={18}
    aria-hidden="true"
    className="shrink-0 text-muted transition-transform duration-150 motion-reduce:transition-none print:hidden [[open]>summary>&]:rotate-180"
  />
);
