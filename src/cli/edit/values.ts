/**
 * The data of an entry as its form holds it, and back. What the form leaves as it was comes back as it
 * was, in its own place and writing; what no form shows is kept.
 */
import { isDeepStrictEqual } from '#lib/is-deep-strict-equal.ts';
import { figureOf, type Field, type NamedGroup, type Shape } from '#collections/form-fields.ts';

type Group = Readonly<Record<string, unknown>>;

/** The CMS knows a picture by an absolute path; an entry names it below content/images/. */
export const PICTURE_FOLDER = '/images/';

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
const cut = (value: unknown, between: RegExp): string[] =>
  texts(value)
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The value as the form holds it; undefined where there is none. */
export function toForm(shape: Shape, value: unknown): unknown {
  if (shape.kind === 'flag') return value ?? shape.otherwise;
  if (value === undefined) return undefined;
  switch (shape.kind) {
    case 'figure':
      return typeof value === 'number' ? String(value) : value;
    case 'paragraphs':
      return Array.isArray(value) ? value.join('\n\n') : value;
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : value;
    case 'list':
      return Array.isArray(value) ? value.map((item) => toForm(shape.item, item)) : value;
    case 'picture':
      return typeof value === 'string' && shape.of === 'entry' ? PICTURE_FOLDER + value : value;
    case 'variant':
      return groupToForm(kindOf(shape, value), value);
    case 'kinds':
      return Array.isArray(value)
        ? value.map((item) => groupToForm(kindOf(shape, item), item))
        : value;
    case 'group':
      if (shape.bare !== undefined && typeof value === 'string') return { [shape.bare]: value };
      return groupToForm(shape.fields, value);
    default:
      return value;
  }
}

function groupToForm(fields: readonly Field[], value: unknown): unknown {
  if (!isGroup(value)) return value;
  const known = fields.map(({ name, shape }) => [name, toForm(shape, value[name])] as const);
  // Fields the form does not show travel with it, so that items can be moved about whole.
  const others = Object.entries(value).filter(([name]) => !fields.some((one) => one.name === name));
  return Object.fromEntries([...others, ...known.filter(([, held]) => held !== undefined)]);
}

const kindOf = ({ key, kinds }: { key: string; kinds: readonly NamedGroup[] }, item: unknown) =>
  kinds.find(({ name }) => isGroup(item) && item[key] === name)?.fields ?? [];

/** What a form holds, without its blanks: an empty field says the same as none. */
function withoutBlanks(held: unknown): unknown {
  if (typeof held === 'string') return texts(held) || undefined;
  if (held === null) return undefined;
  if (Array.isArray(held)) {
    const items = held.map(withoutBlanks).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (!isGroup(held)) return held;
  const filled = Object.entries(held)
    .map(([name, value]) => [name, withoutBlanks(value)] as const)
    .filter(([, value]) => value !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** Whether a form holds just what the value says. */
const holds = (shape: Shape, held: unknown, value: unknown): boolean =>
  isDeepStrictEqual(withoutBlanks(held), withoutBlanks(toForm(shape, value)));

/** The value that a form means. `before` is what the file holds now; undefined stands for nothing. */
export function fromForm(shape: Shape, held: unknown, before?: unknown): unknown {
  if (before !== undefined && holds(shape, held, before)) return before;
  switch (shape.kind) {
    case 'flag':
      return held === undefined || held === shape.otherwise ? undefined : held;
    case 'number':
      return typeof held === 'string' && held.trim() !== '' ? Number(held) : (held ?? undefined);
    case 'figure':
      return figureOf(texts(held));
    case 'paragraphs': {
      const paragraphs = cut(held, /\n\s*\n/);
      return paragraphs.length > 1 ? paragraphs : (paragraphs[0] ?? '');
    }
    case 'lines':
      return cut(held, /\n/);
    case 'picture':
      return typeof held === 'string' && shape.of === 'entry' && held.startsWith(PICTURE_FOLDER)
        ? texts(held).slice(PICTURE_FOLDER.length)
        : held;
    case 'variant': {
      const fields = kindOf(shape, held);
      const old = isGroup(held) && isGroup(before) && held[shape.key] === before[shape.key];
      return groupFromForm(fields, held, old ? before : undefined);
    }
    case 'list':
      return eachItem(() => shape.item, held, before);
    case 'kinds':
      return eachItem((item) => ({ kind: 'group', fields: kindOf(shape, item) }), held, before);
    case 'group': {
      const old = shape.bare !== undefined && typeof before === 'string' ? {} : before;
      const group = groupFromForm(shape.fields, held, old);
      const { bare } = shape;
      return bare !== undefined && isDeepStrictEqual(Object.keys(group), [bare])
        ? group[bare]
        : group;
    }
    default:
      return typeof held === 'string' ? texts(held) : held;
  }
}

/** Unchanged items keep their formatting, wherever they were moved to. */
function eachItem(shapeOf: (item: unknown) => Shape, held: unknown, before: unknown): unknown[] {
  const items = listed(held).filter((item) => withoutBlanks(item) !== undefined);
  const olds = listed(before);
  const isKept = (old: unknown) => items.some((item) => holds(shapeOf(item), item, old));
  return items.map((item, index) => {
    const same = olds.find((old) => holds(shapeOf(item), item, old));
    if (same !== undefined) return same;
    const old = olds[index];
    return fromForm(shapeOf(item), item, isKept(old) ? undefined : old);
  });
}

/** Fields in the order of the file, new ones behind; an optional field left blank goes away. */
function groupFromForm(fields: readonly Field[], held: unknown, before: unknown): Group {
  const form = isGroup(held) ? held : {};
  const old = isGroup(before) ? before : {};
  const field = (name: string) => fields.find((one) => one.name === name);
  const names = new Set([
    ...Object.keys(old),
    ...Object.keys(form),
    ...fields.map((one) => one.name),
  ]);
  const entries = [...names].map((name) => {
    const known = field(name);
    if (known === undefined) return [name, name in form ? form[name] : old[name]] as const;
    return [name, fieldFromForm(known, form[name], old[name])] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function fieldFromForm({ shape, required }: Field, held: unknown, old: unknown): unknown {
  if (old !== undefined && holds(shape, held, old)) return old;
  const blank = withoutBlanks(held) === undefined;
  if (blank && !required) return undefined;
  if (blank && shape.kind !== 'flag')
    return shape.kind === 'list' ? [] : shape.kind === 'number' ? undefined : '';
  return fromForm(shape, held, old);
}

/** Whether the form can hold the value and give it back unharmed. */
export const isFaithful = (shape: Shape, value: unknown): boolean =>
  holds(shape, toForm(shape, fromForm(shape, toForm(shape, value))), value);
