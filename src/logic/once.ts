/** A function of one text that works each text out once. For answers that are small and costly to find. */
export function oncePerText<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly answer: T }>();
  return (text) => {
    const found = known.get(text) ?? { answer: work(text) };
    known.set(text, found);
    return found.answer;
  };
}
