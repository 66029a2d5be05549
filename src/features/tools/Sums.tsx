import { DetailsDisclosure } from '#ui/DetailsDisclosure.tsx';
import { Chevron } from './Chevron.tsx';
import { formatRupees } from './read-field.logic.ts';

interface Props {
  lines: readonly {
    readonly label: string;
    /** Rupees, or words. */
    readonly value: number | string;
    /** How the value comes about, a line a step. */
    readonly steps: readonly string[];
  }[];
}

/** Numbers, each of which opens to the sum behind it. */
export function Sums({ lines }: Props) {
  return lines.map(({ label, value, steps }) => (
    <DetailsDisclosure
      key={label}
      className="group border-b border-rule print:[&>div]:block"
      summaryClass="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2"
      summary={
        <>
          <span>{label}</span>
          <span className="flex items-center gap-3 font-semibold tabular-nums">
            {typeof value === 'number' ? formatRupees(value) : value}
            <Chevron />
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
  ));
}
