/** Returns the function with its result for each object kept as long as the object is. */
export function rememberResults<Key extends object, Result>(calculate: (key: Key) => Result) {
  const results = new WeakMap<Key, { result: Result }>();
  return (key: Key): Result => {
    const known = results.get(key) ?? { result: calculate(key) };
    results.set(key, known);
    return known.result;
  };
}
