import type { InlinePart } from '#lib/inline-text.ts';
import type { Colour } from '#site/palette.ts';
import { InlineText } from './InlineText.tsx';

interface Item {
  readonly title?: string | undefined;
  readonly text: readonly InlinePart[];
  readonly href?: string | undefined;
  readonly color?: Colour | undefined;
  readonly duration?: string | undefined;
}
interface Props {
  items: readonly Item[];
}

/** Items in columns, with a line above each item: `wide` fills the width of a page, `narrow` one column of a page. */
export function FeatureList({
  items,
  columns = 'wide',
  large = false,
}: Props & { columns?: 'wide' | 'narrow'; large?: boolean }) {
  return (
    <ul className={`grid gap-x-10 ${columns === 'narrow' ? 'lg:grid-cols-2' : 'threes'}`}>
      {items.map(({ title, text, href, color }, index) => (
        <li key={index} data-tone={color} className="group relative border-t border-rule py-6">
          {title && (
            <h3 className="text-h3">
              {href ? (
                <a href={href} className="card-link group-hover:text-tone">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
          )}
          <p
            className={`linked mt-2 max-w-prose ${large ? 'font-display text-[clamp(1.25rem,2.1vw,1.75rem)] leading-snug text-heading' : ''}`}
          >
            <InlineText parts={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Two columns of items, each after a dash; an item may begin with a bold title. */
export function DashList({ items }: Props) {
  return (
    <ul className="linked gap-10 md:columns-2">
      {items.map(({ title, text }, index) => (
        <li
          key={index}
          className="relative break-inside-avoid py-2 pl-7 before:absolute before:left-0 before:top-[1.35em] before:w-3 before:border-t-2 before:border-tone"
        >
          {title && <strong>{title}. </strong>}
          <InlineText parts={text} />
        </li>
      ))}
    </ul>
  );
}

/** Numbered rows: number, bold title, text, usual duration. */
export function Steps({ items }: Props) {
  const hasDurations = items.some(({ duration }) => duration);
  return (
    <ol className="border-b border-rule">
      {items.map(({ title, text, duration }, index) => (
        <li
          key={index}
          className={`grid grid-cols-[2.2rem_minmax(0,1fr)] content-start gap-x-4 border-t border-rule py-4 ${hasDurations ? 'md:grid-cols-[3rem_minmax(0,1fr)_8.5rem]' : 'md:grid-cols-[3rem_minmax(0,1fr)]'}`}
        >
          <span
            className="row-span-2 font-display text-[1.6rem] leading-tight text-tone"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 md:contents">
            <strong className="min-w-0">{title}</strong>
            {duration && (
              <span className="text-small text-muted md:row-span-2 md:text-right">{duration}</span>
            )}
          </div>
          <p className="linked col-start-2">
            <InlineText parts={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
