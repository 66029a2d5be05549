/** Lists the values in the fields of an entry, with the path of each: `blocks[2].items[0].href`. */

interface Value {
  readonly path: string;
  readonly value: unknown;
}

/** Adds a value and all values inside it to `found`, and returns `found`. Nested generators would be much slower. */
export function valuesIn(value: unknown, path = '', found: Value[] = []): Value[] {
  found.push({ path, value });
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`;
    valuesIn(inner, Array.isArray(value) ? `${path}[${key}]` : name, found);
  }
  return found;
}

export const textsIn = (value: unknown) =>
  valuesIn(value).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, value }] : [],
  );
