import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Opens the answer that the address names (`/faqs#faq-12`), on arrival and whenever the hash changes,
 * if the browser does not do so itself. `parts`: answers, and sections with answers. `reveal` shows what a search
 * has filtered out.
 */
export function useAddressedAnswer(parts: readonly { id: string }[], reveal?: () => void) {
  const open = useEffectEvent(() => {
    const id = location.hash.slice(1);
    const isThere = document.getElementById(id)?.matches('section');
    if (isThere || !parts.some((part) => part.id === id)) return;
    if (reveal) flushSync(reveal);
    const part = document.getElementById(id);
    const item = part?.closest('details');
    // The answer may be behind 'Show More'.
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
