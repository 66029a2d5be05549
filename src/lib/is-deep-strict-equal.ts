type Group = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Whether two pieces of data are the same, as `node:util` has it; this one runs in a browser too. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isDeepStrictEqual(one[name], other[name]))
  );
}
