/** Parameters of an address that a page keeps its state in. */

/** The query (with `?`, or '') with these values in it; a blank one goes, all others stay. */
export function withParams(query: string, values: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values))
    if (value === '') params.delete(name);
    else params.set(name, value);
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}
