import type { InlinePart } from '#lib/inline-text.ts';
import { InlineText } from './InlineText.tsx';

interface Props {
  items: readonly { readonly title?: string | undefined; readonly text: readonly InlinePart[] }[];
}

/** Two columns of dashed lines; an item may begin with a bold title. */
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
