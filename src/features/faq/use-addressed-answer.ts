import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FaqItem } from './faq-items.logic.ts';

/**
 * Opens the answer that the address names (`/faqs#faq-12`), on arrival and whenever the hash changes,
 * where the browser does not by itself. `reveal` brings back a question that a search has taken away.
 */
export function useAddressedAnswer(faqs: readonly FaqItem[], reveal?: () => void) {
  const open = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (!faqs.some((faq) => faq.id === id)) return;
    if (reveal) flushSync(reveal);
    const answer = document.getElementById(id);
    const item = answer?.closest('details');
    // It may be among those that 'Show More' shows.
    item?.parentElement?.closest('details')?.setAttribute('open', '');
    item?.setAttribute('open', '');
    item?.scrollIntoView();
  });
  useEffect(() => {
    queueMicrotask(open); // flushSync() may not be called within an effect.
    const follow = () => open();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}
