/** What a query of the site's search asks for. */
import { SYNONYMS } from '#site/site-search.ts';
import { isTelling, wordsAt } from '#lib/search-words.ts';

/** One thing a query asks for: the words typed, then other names of the same thing. */
export type Slot = readonly (readonly string[])[];

const namesOf = (phrase: string) =>
  wordsAt(phrase)
    .map(({ form }) => form)
    .filter(isTelling);
const GROUPS = SYNONYMS.map((group) => group.map(namesOf));

/** The things a query asks for, in order. Stop words count only when there is nothing else. */
export function slotsOf(query: string): Slot[] {
  const all = wordsAt(query).map(({ form }) => form);
  const telling = all.filter(isTelling);
  const words = telling.length > 0 ? telling : all;
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    const slot = slotAt(words, at);
    slots.push(slot);
    at += slot[0]?.length ?? 1;
  }
  return slots;
}

/** The longest known name that begins at a word, else the word alone. */
function slotAt(words: readonly string[], at: number): Slot {
  const longest = GROUPS.flat()
    .filter((name) => name.every((word, offset) => words[at + offset] === word))
    .reduce<readonly string[]>((best, name) => (name.length > best.length ? name : best), []);
  const typed = longest.length > 0 ? longest : words.slice(at, at + 1);
  const isTyped = (name: readonly string[]) => name.join(' ') === typed.join(' ');
  const others = GROUPS.filter((group) => group.some(isTyped)).flat();
  return [typed, ...others.filter((name) => !isTyped(name))];
}
