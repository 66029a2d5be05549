/** The state of a list in the address of its page. */

/**
 * Puts another query into the address. `pushState` makes a history entry, so that Back undoes a
 * choice; `replaceState` changes the present one, for what changes with each letter.
 */
export function writeQuery(query: string, how: 'pushState' | 'replaceState'): void {
  const { pathname, hash } = window.location;
  try {
    history[how](null, '', (query || pathname) + hash);
  } catch {
    // Safari refuses more than 100 writes in 30 seconds; the list is right all the same.
  }
}
