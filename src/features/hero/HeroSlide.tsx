import type { ReactNode } from 'react';

/**
 * The place of a slide behind the words. The film's drawing is at the right, on phones beside the
 * controls; its edges, and the half under the words, melt into the navy field, so that words
 * stay readable on any film and no drawing is cropped on very wide screens.
 */
const KINDS = {
  film: [
    '-bottom-2.5 -right-12 aspect-[2/3] w-72 [mask-composite:intersect]',
    '[mask-image:linear-gradient(to_right,transparent,#000_10%,#000_90%,transparent),linear-gradient(transparent,#000_50%,#000_92%,transparent)]',
    'md:bottom-auto md:right-[max(0px,calc(50%-39rem))] md:top-[47%] md:aspect-video md:w-[min(62rem,92vw)] md:-translate-y-1/2',
    'md:[mask-image:linear-gradient(to_right,transparent_35%,#000_56%,#000_91%,transparent),linear-gradient(transparent,#000_14%,#000_80%,transparent)]',
  ].join(' '),
  // Clear of the search, which overlaps the field's lower edge.
  picture:
    'wrap inset-x-0 bottom-12 grid h-[8.75rem] items-start md:bottom-8 md:top-0 md:h-auto md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-center md:gap-12 md:*:col-start-2',
} as const;

/** One slide of the carousel; those that are not current are out of sight and out of the way. */
export function HeroSlide({
  kind,
  label,
  current,
  children,
}: {
  kind: keyof typeof KINDS;
  /** Position, such as "1 of 4"; without one it is no slide yet, only a picture. */
  label: string | undefined;
  current: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role={label && 'group'}
      aria-roledescription={label && 'slide'}
      aria-label={label}
      aria-hidden={!current || undefined}
      className={`${KINDS[kind]} absolute transition-[opacity,visibility] duration-500 aria-hidden:invisible aria-hidden:opacity-0 motion-reduce:transition-none`}
    >
      {children}
    </div>
  );
}
