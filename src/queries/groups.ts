/** Entries that share a file, back in their groups. */

interface GroupedEntry<Head> {
  readonly data: { readonly index: number; readonly head: Head & { readonly id: string } };
}

/** Sorts by the name of the file, then as in the file. */
export const byFileOrder = (a: GroupedEntry<object>, b: GroupedEntry<object>): number =>
  a.data.head.id.localeCompare(b.data.head.id) || a.data.index - b.data.index;

/**
 * The groups in their order, each with its entries as in the file:
 * `[{ id: 'faas', order: 1, title: 'Financial Audit …', entries: [{ id: 'faas/1', data: … }, …] }]`
 */
export function groupsInOrder<Head extends { order: number }, Entry extends GroupedEntry<Head>>(
  entries: readonly (Entry & GroupedEntry<Head>)[],
) {
  const groups = Map.groupBy(entries, ({ data }) => data.head.id);
  return [...groups.values()]
    .map((members) => members.toSorted(byFileOrder))
    .flatMap(([first, ...rest]) =>
      first ? [{ ...(first.data.head as Entry['data']['head']), entries: [first, ...rest] }] : [],
    )
    .sort((a, b) => a.order - b.order);
}
