/** Fills `{{name}}` in copy with statutory figures and firm facts. */

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

export interface Interpolated<T> {
  readonly value: T;
  /** Names that were filled in, each once. */
  readonly used: string[];
  /** Names that stand for nothing. */
  readonly unknown: string[];
}

/** Replaces the tokens in every text of a value (lists and groups included). */
export function interpolate<T>(value: T, names: ReadonlyMap<string, string>): Interpolated<T> {
  const used = new Set<string>();
  const unknown = new Set<string>();
  const fill = (found: string) =>
    found.replace(TOKEN, (token, name: string) => {
      const replacement = names.get(name);
      (replacement === undefined ? unknown : used).add(name);
      return replacement ?? token;
    });
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return fill(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part !== null && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
    return part;
  };
  return { value: walk(value) as T, used: [...used], unknown: [...unknown] };
}
