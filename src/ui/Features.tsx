import type { InlinePart } from '#lib/inline-text.ts';
import type { Colour } from '#site/palette.ts';
import { Icon, type IconName } from './Icon.tsx';
import { InlineText } from './InlineText.tsx';

/** An item with an address is a link. */
interface Item {
  readonly title?: string | undefined;
  readonly text: readonly InlinePart[];
  readonly icon?: IconName | undefined;
  readonly href?: string | undefined;
  readonly color?: Colour | undefined;
}
interface Props {
  items: readonly Item[];
  /** `wide` for page sections, `narrow` inside a two-column page. */
  columns?: 'wide' | 'narrow';
}

/** Titled items in ruled columns. */
export function Features({ items, columns = 'wide' }: Props) {
  return (
    <ul className={`grid gap-x-10 ${columns === 'narrow' ? 'lg:grid-cols-2' : 'threes'}`}>
      {items.map(({ title, text, icon, href, color }, index) => (
        <li key={index} data-tone={color} className="group relative border-t border-rule py-6">
          {icon && <Icon name={icon} className="mb-4 text-tone" />}
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
          <p className="linked mt-2 max-w-prose">
            <InlineText parts={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
