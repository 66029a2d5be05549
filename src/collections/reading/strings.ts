/** Every text in a value with its field path: `blocks[2].items[0].href`. */
export function* strings(value: unknown, path = ''): Generator<{ path: string; value: string }> {
  if (typeof value === 'string') yield { path, value };
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* strings(inner, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* strings(inner, path === '' ? key : `${path}.${key}`);
}
