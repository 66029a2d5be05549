/** Groups items by key, in the order in which the keys first occur. Safari before 17.4 has no `Map.groupBy`. */
export function groupByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
