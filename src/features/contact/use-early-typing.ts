import { useEffect, useState } from 'react';
import { readEarlyTyping, restoreEarlyTyping } from '#ui/early-typing.ts';

/** Keeps what was typed into the printed fields with these ids, whatever hydration does to them. */
export function useEarlyTyping(ids: readonly string[]): void {
  // While the first render runs, the printed fields are still in the page.
  const [early] = useState(() =>
    typeof document === 'undefined' ? undefined : readEarlyTyping(ids),
  );
  useEffect(() => {
    if (early) restoreEarlyTyping(early);
  }, [early]);
}
