/** The ticks of a checklist as the browser keeps them: item keys with a space between. */

/** Anything else that was stored holds no key of the list and so counts as no ticks. */
export function readTicks(stored: string | null): ReadonlySet<string> {
  return new Set(stored?.split(' '));
}

/** Empty when no box is ticked. */
export function writeTicks(keys: readonly string[]): string {
  return keys.join(' ');
}

/** `3 of 8 ready` */
export function readyLine(ready: number, all: number): string {
  return `${ready} of ${all} ready`;
}
