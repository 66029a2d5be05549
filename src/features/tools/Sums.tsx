import { Chevron } from '#features/tool-engine/Chevron.tsx';
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

/** Numbers, each of which opens to the sum behind it; only ever in a result, so there is nothing to take over. */
export function Sums({ lines }: Props) {
  return lines.map(({ label, value, steps }) => (
    <details key={label} className="group border-b border-rule">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2">
        <span>{label}</span>
        <span className="flex items-center gap-3 font-semibold tabular-nums">
          {typeof value === 'number' ? formatRupees(value) : value}
          <Chevron />
        </span>
      </summary>
      <ul className="pb-4 text-small text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </details>
  ));
}
