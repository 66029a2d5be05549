/** Which keys open the site's search. */

/** A pressed key, as the browser tells of it. */
interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What decides whether the key means the search. */
interface Setting {
  /** The focus is in something that takes what is typed. */
  readonly inControl: boolean;
  /** The visitor has not switched `/` off (WCAG 2.1.4). */
  readonly slash: boolean;
  /** On a Mac, Ctrl-K in a text box cuts the rest of the line. */
  readonly mac: boolean;
}

/** `/`, Ctrl-K and Cmd-K. */
export function opensSearch(press: Press, { inControl, slash, mac }: Setting): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey) return false;
  // On many keyboards `/` is a key with Shift.
  if (key === '/') return slash && !inControl && !ctrlKey && !metaKey;
  if (key.toLowerCase() !== 'k' || shiftKey) return false;
  return metaKey || (ctrlKey && !(mac && inControl));
}
