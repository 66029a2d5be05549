/** What a field holds, read off the JSON Schema of its collection: the base of form and values alike. */

export type Shape =
  | { readonly kind: 'text'; readonly pattern?: string; readonly patternText?: string }
  /** A calendar day as `2026-11-21`. */
  | { readonly kind: 'day' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag'; readonly otherwise: boolean }
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly min?: number;
      readonly max?: number;
    }
  /** One text or a list of texts; the form shows paragraphs with an empty line between them. */
  | { readonly kind: 'paragraphs' }
  /** A list of texts inside a list, such as a row of a table; the form shows one text to a line. */
  | { readonly kind: 'lines' }
  | { readonly kind: 'list'; readonly item: Shape; readonly min?: number; readonly max?: number }
  /** `bare`: the field that stands alone when it is the only one filled in. */
  | { readonly kind: 'group'; readonly fields: readonly Field[]; readonly bare?: string }
  /** Groups of several kinds in one list; the field `key` names the kind. */
  | { readonly kind: 'kinds'; readonly key: string; readonly kinds: readonly NamedGroup[] };

export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** The schema's description. */
  readonly about: string;
  readonly shape: Shape;
}

export interface NamedGroup {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** As much of JSON Schema as the entry schemas use. */
export interface Described {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Described | readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
}

/** What JSON Schema calls every whole number of JavaScript. */
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** Fields of an entry that a form can show; `$schema` and what no form can hold stay in the file as they are. */
export function fieldsOf({ properties = {}, required = [] }: Described): Field[] {
  return Object.entries(properties).flatMap(([name, described]): Field[] => {
    const shape = name === '$schema' ? undefined : shapeOf(described);
    if (shape === undefined) return [];
    const about = described.description ?? '';
    return [{ name, required: required.includes(name), about, shape }];
  });
}

function shapeOf(described: Described): Shape | undefined {
  const { type, enum: values, anyOf, items } = described;
  if (values !== undefined) return { kind: 'choice', values: values.map(String) };
  if (anyOf !== undefined) return unionOf(anyOf);
  if (type === 'boolean') return { kind: 'flag', otherwise: described.default === true };
  if (type === 'integer' || type === 'number') return numberOf(described);
  if (type === 'object') return { kind: 'group', fields: fieldsOf(described) };
  if (type === 'string') return textOf(described);
  if (type === 'array' && isOne(items)) return listOf(described, items);
  return undefined;
}

/** A tuple has a schema for each place, and no form shows that. */
const isOne = (items: Described['items']): items is Described =>
  items !== undefined && !Array.isArray(items);

function textOf({ format, pattern, patternErrorMessage: patternText }: Described): Shape {
  if (format === 'date') return { kind: 'day' };
  return pattern === undefined || patternText === undefined
    ? { kind: 'text' }
    : { kind: 'text', pattern, patternText };
}

function numberOf({ type, minimum, maximum }: Described): Shape {
  return {
    kind: 'number',
    whole: type === 'integer',
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(maximum) && { max: maximum }),
  };
}

function listOf({ minItems, maxItems }: Described, items: Described): Shape | undefined {
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  if (items.oneOf !== undefined) return kindsOf(items.oneOf);
  if (items.type === 'array')
    return isOne(items.items) && items.items.type === 'string'
      ? { kind: 'list', item: { kind: 'lines' }, ...limits }
      : undefined;
  const item = shapeOf(items);
  return item && { kind: 'list', item, ...limits };
}

/** Text or a list of texts; text or a group that has a text of that meaning. */
function unionOf([first, second]: readonly Described[]): Shape | undefined {
  if (first?.type !== 'string') return undefined;
  if (second?.type === 'array') return { kind: 'paragraphs' };
  if (second?.type !== 'object' || second.properties?.['text'] === undefined) return undefined;
  const fields = fieldsOf(second).map((field) => ({ ...field, required: field.name === 'text' }));
  return { kind: 'group', fields, bare: 'text' };
}

function kindsOf(groups: readonly Described[]): Shape | undefined {
  const key = Object.entries(groups[0]?.properties ?? {}).find(([, one]) => 'const' in one)?.[0];
  if (key === undefined) return undefined;
  return {
    kind: 'kinds',
    key,
    kinds: groups.map((group) => ({
      name: String(group.properties?.[key]?.const),
      fields: fieldsOf(group).filter(({ name }) => name !== key),
    })),
  };
}
