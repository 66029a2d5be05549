import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { DetailsDisclosure } from '#ui/DetailsDisclosure.tsx';

interface Props {
  label: ReactNode;
  value: ReactNode;
  /** How the value comes about, a line a step. */
  steps: readonly string[];
}

/** A number that opens to the sum behind it. */
export function Sum({ label, value, steps }: Props) {
  return (
    <DetailsDisclosure
      className="group border-b border-rule print:[&>div]:block"
      summaryClass="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2"
      summary={
        <>
          <span>{label}</span>
          <span className="flex items-center gap-3 font-semibold tabular-nums">
            {value}
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="text-muted transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none print:hidden"
            />
          </span>
        </>
      }
    >
      <ul className="pb-4 text-small text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </DetailsDisclosure>
  );
}
