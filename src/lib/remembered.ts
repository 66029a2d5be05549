/**
 * A pure function of a text that keeps what it found: a check of the content asks the same of nearly all texts
 * as the one before it, in `npm run dev` and on the editing page at every save.
 */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}
