/** Returns a function that caches its result for each object as long as the object exists. */
export function rememberResults<Key extends object, Result>(calculate: (key: Key) => Result) {
  const results = new WeakMap<Key, { result: Result }>();
  return (key: Key): Result => {
    const known = results.get(key) ?? { result: calculate(key) };
    results.set(key, known);
    return known.result;
  };
}
