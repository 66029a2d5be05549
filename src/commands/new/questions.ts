/** Questions about an entry, read off its schema: names, texts, choices and checks stand there once. */
import { z } from 'zod';
import { validate } from '#schemas/fault-text.ts';

export interface Question {
  /** Field of the entry, and flag on the command line. */
  readonly name: string;
  /** The schema's description. */
  readonly about: string;
  readonly required: boolean;
  readonly shape: 'text' | 'choice' | 'number' | 'boolean' | 'list';
  readonly choices: readonly string[];
  readonly schema: z.ZodType;
}

/** As much of JSON Schema as decides how a field is asked for. */
interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
  readonly description?: string;
}

/** The fields that a line can answer; groups of fields and lists of them are left to the file. */
export function questionsOf(schema: z.ZodObject): Question[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties as Record<string, Described>).flatMap(([name, described]) => {
    const shape = name === '$schema' ? undefined : shapeOf(described);
    if (shape === undefined) return [];
    return [
      {
        name,
        about: described.description ?? '',
        required: required.includes(name),
        shape,
        choices: (described.enum ?? []).map(String),
        schema: schema.shape[name] as z.ZodType,
      },
    ];
  });
}

function shapeOf({ type, enum: values, anyOf, items }: Described): Question['shape'] | undefined {
  if (values !== undefined) return 'choice';
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array' && items?.type === 'string') return 'list';
  if (anyOf?.some((one) => one.type === 'string')) return 'text';
  return undefined;
}

/** What was typed, as the field holds it; the schema judges what cannot be turned. */
export function toValue({ shape }: Question, typed: readonly string[]): unknown {
  const [first = ''] = typed;
  if (shape === 'list') return typed;
  if (shape === 'number' && /^-?\d+(\.\d+)?$/.test(first)) return Number(first);
  if (shape === 'boolean' && (first === 'true' || first === 'false')) return first === 'true';
  return first;
}

/** The schema's message about a value; undefined when it is sound. */
export function faultOf({ schema }: Question, value: unknown): string | undefined {
  const result = validate(schema, value, '');
  if ('data' in result) return undefined;
  return result.faults.map(({ message }) => message).join('; ');
}
