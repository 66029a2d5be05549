import type { InlinePart } from '#lib/inline-text.ts';
import { InlineText } from './InlineText.tsx';

interface Props {
  items: readonly { readonly title?: string | undefined; readonly text: readonly InlinePart[] }[];
}

/** Two columns of dashed lines; an item may begin with a bold title. */
export function DashList({ items }: Props) {
  return (
    <ul className="dashes linked gap-10 md:columns-2">
      {items.map(({ title, text }, index) => (
        <li key={index}>
          {title && (
            <>
              <strong className="font-semibold">{title}.</strong>{' '}
            </>
          )}
          <InlineText parts={text} />
        </li>
      ))}
    </ul>
  );
}
