import type { InlinePart } from '#lib/inline-text.ts';
import { InlineText } from './InlineText.tsx';

interface Step {
  readonly title: string;
  readonly text: readonly InlinePart[];
  readonly duration?: string | undefined;
}

/** Numbered rows: numeral, bold title, line, usual duration. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="border-b border-rule">
      {steps.map(({ title, text, duration }, index) => (
        <li
          key={index}
          className="grid grid-cols-[2.2rem_minmax(0,1fr)] gap-x-4 border-t border-rule py-4 md:grid-cols-[3rem_minmax(0,1fr)_auto]"
        >
          <span className="font-display text-[1.6rem] leading-tight text-tone" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <strong>{title}</strong>
            <p className="linked">
              <InlineText parts={text} />
            </p>
          </div>
          {duration && (
            <span className="col-start-2 text-small text-muted md:col-start-3 md:max-w-36 md:text-right">
              {duration}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
