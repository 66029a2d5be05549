/** Questions about an entry: where it goes, then the fields of its form that a line can answer. */
import { z } from 'zod';
import { formed } from '#collections/fields.ts';
import { fieldsOf, figureOf, type Field } from '#collections/form-fields.ts';
import { jsonSchema } from '#collections/json-schemas.ts';
import { validate } from '#collections/reading/error-map.ts';
import { CONTENT_DIR, files, idOf } from '#collections/reading/files.ts';
import { isItem, type FileKind, type Kind } from './kinds.ts';

/** `name` is the field of the entry, and the flag on the command line. */
export interface Question extends Field {
  readonly schema: z.ZodType;
}

/** The fields that a line can answer; groups of fields and lists of them are left to the file. */
const questionsOf = (schema: z.ZodObject): Question[] =>
  fieldsOf(jsonSchema(schema))
    .filter(
      ({ shape }) =>
        !['group', 'kinds', 'variant'].includes(shape.kind) &&
        (shape.kind !== 'list' || shape.item.kind === 'text'),
    )
    .map((field) => ({ ...field, schema: schema.shape[field.name] as z.ZodType }));

/** The values to choose among; none where anything may be typed. */
export const choicesOf = ({ shape }: Question): readonly string[] =>
  shape.kind === 'choice' ? shape.values : [];

/** What was typed, as the field holds it; the schema judges what cannot be turned. */
export function toValue({ shape: { kind } }: Question, typed: readonly string[]): unknown {
  const [first = ''] = typed;
  if (kind === 'list') return typed;
  if (kind === 'figure') return figureOf(first);
  if (kind === 'number') return figureOf(first);
  if (kind === 'flag' && (first === 'true' || first === 'false')) return first === 'true';
  return first;
}

/** The schema's message about a value; undefined when it is valid. */
export function errorOf({ schema }: Question, value: unknown): string | undefined {
  const result = validate(schema, value, '');
  if ('data' in result) return undefined;
  return result.errors.map(({ message }) => message).join('; ');
}

/** Flags that are no field of the entry: the folder or file it goes into, and its name there. */
export const IN = 'in';
export const NAME = 'name';

/** What is given, counted or drawn need not be answered. */
export function questionsFor(kind: Kind, contentDir = CONTENT_DIR): Question[] {
  const settled = new Set([
    ...Object.keys(kind.given?.('') ?? {}),
    ...(isItem(kind) ? (kind.numberedIn ? ['id'] : []) : ['order']),
    ...(!isItem(kind) && kind.picture ? ['image', 'alt'] : []),
  ]);
  const fields = questionsOf(kind.schema).map((question) => ({
    ...question,
    required: question.required && !settled.has(question.name),
  }));
  return [...placeQuestions(kind, contentDir), ...fields];
}

function placeQuestions(kind: Kind, contentDir: string): Question[] {
  const ids = files(kind.collection, contentDir).map((file) =>
    idOf(kind.collection, file, contentDir),
  );
  if (isItem(kind)) return [choice('The file it goes into.', ids)];
  return [
    ...(kind.folders ? [choice('Where it stands.', kind.folders(ids))] : []),
    ...nameQuestion(kind),
  ];
}

function nameQuestion({ named }: FileKind): Question[] {
  if (named === 'number') return [];
  if (named === 'route')
    return [
      {
        ...line,
        about: 'Address of the page without the first slash, such as "careers".',
        required: true,
        schema: formed(
          /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/,
          'write it in lower case with hyphens, such as "firm/careers"',
        ),
      },
    ];
  return [
    {
      ...line,
      about: 'Name of the file and of its address; made from the title when left out.',
      required: false,
      schema: formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens'),
    },
  ];
}

const line = { name: NAME, shape: { kind: 'text' } } as const;

const choice = (about: string, values: readonly string[]): Question => ({
  name: IN,
  about,
  required: true,
  shape: { kind: 'choice', values },
  schema: z.enum(values as [string, ...string[]]),
});
