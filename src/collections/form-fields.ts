/**
 * What a field holds, read off the JSON Schema of its collection: for the forms of the editing page and
 * the questions of `npm run new` alike.
 */

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
  /** A number, or a text where it does not look like one; the form shows a text. */
  | { readonly kind: 'figure' }
  /** One text or a list of texts; the form shows paragraphs with an empty line between them. */
  | { readonly kind: 'paragraphs' }
  /** A list of texts inside a list, such as a row of a table; the form shows one text to a line. */
  | { readonly kind: 'lines' }
  | { readonly kind: 'list'; readonly item: Shape; readonly min?: number; readonly max?: number }
  /** `bare`: the field that is printed alone when it is the only one filled in. */
  | { readonly kind: 'group'; readonly fields: readonly Field[]; readonly bare?: string }
  /** Path of a picture: below `content/images/`, or of a slide from `/` on. */
  | { readonly kind: 'picture'; readonly of: 'entry' | 'slide' }
  /** Groups of several kinds in one list; the field `key` names the kind. */
  | { readonly kind: 'kinds'; readonly key: string; readonly kinds: readonly NamedGroup[] }
  /** One group of several kinds. */
  | { readonly kind: 'variant'; readonly key: string; readonly kinds: readonly NamedGroup[] };

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
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  /** The text names a picture: of an entry under `content/images/`, of a slide under `public/`. */
  readonly picture?: 'entry' | 'slide';
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema | readonly JsonSchema[];
  /** Of a list whose first places have schemas of their own. */
  readonly additionalItems?: JsonSchema | boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** What was typed into a field that takes a number or a text. */
export const figureOf = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;

/** What JSON Schema calls every whole number of JavaScript. */
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** Fields of an entry that a form can show; `$schema` and what no form can hold stay in the file as they are. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, described]): Field[] => {
    const shape = name === '$schema' ? undefined : shapeOf(described);
    if (shape === undefined) return [];
    const about = described.description ?? '';
    return [{ name, required: required.includes(name), about, shape }];
  });
}

function shapeOf(described: JsonSchema): Shape | undefined {
  const { type, enum: values, anyOf, oneOf, items } = described;
  if (values !== undefined) return { kind: 'choice', values: values.map(String) };
  if (anyOf !== undefined) return unionOf(anyOf);
  if (oneOf !== undefined) {
    const kinds = kindsOf(oneOf);
    return kinds && { ...kinds, kind: 'variant' };
  }
  if (type === 'boolean') return { kind: 'flag', otherwise: described.default === true };
  if (type === 'integer' || type === 'number') return numberOf(described);
  if (type === 'object') return { kind: 'group', fields: fieldsOf(described) };
  if (type === 'string') return textOf(described);
  if (type === 'array' && isOne(items)) return listOf(described, items);
  if (type === 'array' && items !== undefined) return tupleOf(described, items);
  return undefined;
}

/** A list with a schema for each place; a form can show it when each is a group of a kind of its own. */
function tupleOf({ additionalItems }: JsonSchema, items: JsonSchema['items']) {
  const places = [items ?? []].flat() as readonly JsonSchema[];
  const more = typeof additionalItems === 'object' ? [additionalItems] : [];
  const kinds = kindsOf([...places, ...more]);
  if (kinds === undefined) return undefined;
  const first = kinds.kinds.filter(
    ({ name }, place) => kinds.kinds.findIndex((one) => one.name === name) === place,
  );
  return { ...kinds, kinds: first };
}

const isOne = (items: JsonSchema['items']): items is JsonSchema =>
  items !== undefined && !Array.isArray(items);

function textOf(described: JsonSchema): Shape {
  const { format, pattern, patternErrorMessage: patternText, picture } = described;
  if (format === 'date') return { kind: 'day' };
  if (picture !== undefined) return { kind: 'picture', of: picture };
  return pattern === undefined || patternText === undefined
    ? { kind: 'text' }
    : { kind: 'text', pattern, patternText };
}

function numberOf({ type, minimum, maximum }: JsonSchema): Shape {
  return {
    kind: 'number',
    whole: type === 'integer',
    ...(isLimit(minimum) && { min: minimum }),
    ...(isLimit(maximum) && { max: maximum }),
  };
}

function listOf({ minItems, maxItems }: JsonSchema, items: JsonSchema): Shape | undefined {
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

/** Text or a number; text or a list of texts; text or a group that has a text of that meaning. */
function unionOf([first, second]: readonly JsonSchema[]): Shape | undefined {
  if (first?.type !== 'string') return undefined;
  if (second?.type === 'number' || second?.type === 'integer') return { kind: 'figure' };
  if (second?.type === 'array') return { kind: 'paragraphs' };
  if (second?.type !== 'object' || second.properties?.['text'] === undefined) return undefined;
  const fields = fieldsOf(second).map((field) => ({ ...field, required: field.name === 'text' }));
  return { kind: 'group', fields, bare: 'text' };
}

function kindsOf(groups: readonly JsonSchema[]) {
  const key = Object.entries(groups[0]?.properties ?? {}).find(([, one]) => 'const' in one)?.[0];
  if (key === undefined) return undefined;
  return {
    kind: 'kinds' as const,
    key,
    kinds: groups.map((group) => ({
      name: String(group.properties?.[key]?.const),
      fields: fieldsOf(group).filter(({ name }) => name !== key),
    })),
  };
}
