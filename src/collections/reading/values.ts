/** What is in the fields of an entry, with the path of each value: `blocks[2].items[0].href`. */

export function* valuesIn(value: unknown, path = ''): Generator<{ path: string; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');
    yield* valuesIn(inner, name);
  }
}

export const textsIn = (value: unknown) =>
  [...valuesIn(value)].flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, value }] : [],
  );
