/** Splits entries, soonest first, into those to come and the completed ones, of which the latest is first. */
export function splitCompleted<Entry extends { readonly data: { readonly status: string } }>(
  entries: readonly Entry[],
): { upcoming: Entry[]; completed: Entry[] } {
  const isCompleted = ({ data }: Entry) => data.status === 'completed';
  return {
    upcoming: entries.filter((entry) => !isCompleted(entry)),
    completed: entries.filter(isCompleted).reverse(),
  };
}
