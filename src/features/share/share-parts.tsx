import { Share2 } from 'lucide-react';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';

/** Look that the printed list of links and the menu share. */
export const SHARE_BUTTON = `${BUTTON} ${BUTTON_TONES.quiet}`;
export const SHARE_LIST =
  'absolute left-0 top-full z-10 mt-2 w-56 max-w-[75vw] scroll-mb-4 rounded-[8px] border border-rule bg-card py-2 shadow-float';
export const SHARE_ITEM = 'flex min-h-11 w-full items-center px-5 text-left no-underline';

export function ShareLabel() {
  return (
    <>
      <Share2 size={18} aria-hidden="true" />
      Share
    </>
  );
}
