/** The closing half of a fault: the value that was probably meant, and all that are allowed. */
import { distance } from 'fastest-levenshtein';

/** Share of the longer word that may differ before a guess is no longer one. */
const GUESS_MAX_SHARE = 0.5;

/** The allowed value nearest to what was found; undefined when none comes near. */
export function nearest(found: unknown, allowed: readonly string[]): string | undefined {
  if (typeof found !== 'string' || found.trim() === '') return undefined;
  const word = found.trim().toLowerCase();
  const near = allowed
    .map((value) => ({ value, ...closeness(word, value.toLowerCase()) }))
    .filter(({ near }) => near)
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.value;
}

/** A word that begins or ends the other counts as near, however long the rest is. */
function closeness(a: string, b: string): { near: boolean; steps: number } {
  const steps = distance(a, b);
  const part = a.length >= 3 && words(b).includes(a);
  return { near: part || steps <= Math.max(a.length, b.length) * GUESS_MAX_SHARE, steps };
}

const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** `did you mean "Technology"? allowed: "Technology", "Corporate Law"` */
export function allowedText(found: unknown, allowed: readonly string[]): string {
  const list = `allowed: ${allowed.map((value) => JSON.stringify(value)).join(', ')}`;
  return `${didYouMean(found, allowed)}${list}`;
}

/** `did you mean "Technology"? `, or nothing. */
export function didYouMean(found: unknown, allowed: readonly string[]): string {
  const guess = nearest(found, allowed);
  return guess === undefined ? '' : `did you mean ${JSON.stringify(guess)}? `;
}
