import type { HTMLAttributes } from 'react';
import { ROUTES } from '#site/routes.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';

/** The hero's two links; 'Services' leads where the slide leads. */
export function HeroLinks({
  servicesHref,
  describedBy,
  onHold,
}: {
  servicesHref: string;
  /** Id of the words that say which service. */
  describedBy: string | undefined;
  /** Pointer or focus came or went: the link must not change under it. */
  onHold: (held: boolean) => void;
}) {
  const hold: HTMLAttributes<HTMLElement> = {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') onHold(true);
    },
    onPointerLeave: () => onHold(false),
    onFocus: () => onHold(true),
    onBlur: () => onHold(false),
  };
  return (
    <div className="flex w-fit flex-wrap gap-3" {...hold}>
      <a href={ROUTES.contact} className={`${BUTTON} ${BUTTON_TONES.gold}`}>
        GET STARTED
      </a>
      <a
        href={servicesHref}
        aria-describedby={describedBy}
        className={`${BUTTON} ${BUTTON_TONES.line}`}
      >
        Services
      </a>
    </div>
  );
}
