import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Opens the answer that the address names (`/faqs#faq-12`), on arrival and whenever the hash changes,
 * where the browser does not by itself. `parts`: answers, and sections with answers. `reveal` brings back what a
 * search has taken away.
 */
export function useAddressedAnswer(parts: readonly { id: string }[], reveal?: () => void) {
  const open = useEffectEvent(() => {
    const id = location.hash.slice(1);
    const isThere = document.getElementById(id)?.matches('section');
    if (isThere || !parts.some((part) => part.id === id)) return;
    if (reveal) flushSync(reveal);
    const part = document.getElementById(id);
    const item = part?.closest('details');
    // It may be among those that 'Show More' shows.
    item?.parentElement?.closest('details')?.setAttribute('open', '');
    item?.setAttribute('open', '');
    (item ?? part)?.scrollIntoView();
  });
  useEffect(() => {
    queueMicrotask(open); // flushSync() may not be called within an effect.
    const follow = () => open();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}
