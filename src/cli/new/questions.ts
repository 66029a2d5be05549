/** Questions about an entry: where it goes, then the fields of its form that a line can answer. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { formed } from '#collections/fields.ts';
import { fieldsOf, figureOf, type Field, type Shape } from '#collections/form-fields.ts';
import { jsonSchema } from '#collections/json-schemas.ts';
import { validate } from '#collections/reading/error-map.ts';
import { CONTENT_DIR, files, idOf } from '#collections/reading/files.ts';
import { imagesDir } from '#collections/reading/pictures.ts';
import { isItem, type FileKind, type Kind } from './kinds.ts';
import { timeRange } from './time-range.ts';

/** `name` is the field of the entry, and the flag on the command line. */
export interface Question extends Field {
  readonly schema: z.ZodType;
  /** A person is asked although it may be left out. */
  readonly offered?: boolean;
  /** Asked only once this field has a value, and then needed. */
  readonly after?: string;
  /** What the schema cannot know is wrong with a valid value. */
  readonly fault?: (value: unknown) => string | undefined;
}

/** The fields that a line can answer; other groups of fields and lists of them are left to the file. */
const questionsOf = (schema: z.ZodObject): Question[] =>
  fieldsOf(jsonSchema(schema))
    .filter(
      ({ shape }) =>
        !['group', 'kinds', 'variant'].includes(shape.kind) &&
        (shape.kind !== 'list' || shape.item.kind === 'text' || holdsAnswers(shape)),
    )
    .map((field) => ({ ...field, schema: schema.shape[field.name] as z.ZodType }));

/** A list of questions, each with its answer. */
const holdsAnswers = (shape: Shape) =>
  shape.kind === 'list' &&
  shape.item.kind === 'group' &&
  shape.item.fields.map(({ name }) => name).join() === 'question,answer';

/** The values to choose among; none where anything may be typed. */
export const choicesOf = ({ shape }: Question): readonly string[] =>
  shape.kind === 'choice' ? shape.values : [];

/** What was typed, as the field holds it; the schema judges what cannot be turned. */
export function toValue({ name, shape }: Question, typed: readonly string[]): unknown {
  const { kind } = shape;
  const [first = ''] = typed;
  if (holdsAnswers(shape)) return typed.map(withAnswer);
  if (kind === 'list') return name === 'keywords' ? typed.flatMap(betweenCommas) : typed;
  if (kind === 'text') return asPatternWants(shape.pattern, first);
  if (kind === 'figure') return figureOf(first);
  if (kind === 'number') return figureOf(first);
  if (kind === 'flag' && (first === 'true' || first === 'false')) return first === 'true';
  return first;
}

const WITH_ANSWER = 'a question with its mark, then its answer: May we pay in cash? No.';

/** `May we pay in cash? No.` in two: the question ends with its mark. */
function withAnswer(line: string): object {
  const [, question = line, answer] = /^(.+?\?)\s+(.+)$/s.exec(line.trim()) ?? [];
  return { question, answer };
}

const betweenCommas = (words: string) =>
  words
    .replace(/,\s*$/, '')
    .split(',')
    .map((word) => word.trim());

/** A time that is typed as people write it, where only the form of the field is missing. */
function asPatternWants(pattern: string | undefined, typed: string): string {
  if (pattern === undefined || new RegExp(pattern).test(typed)) return typed;
  const range = timeRange(typed);
  return range !== undefined && new RegExp(pattern).test(range) ? range : typed;
}

/** What is wrong with a value; undefined when it is valid. */
export function errorOf({ schema, shape, fault }: Question, value: unknown): string | undefined {
  const result = validate(schema, value, '');
  if ('data' in result) return fault?.(value);
  if (holdsAnswers(shape)) return `write ${WITH_ANSWER}`;
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
    ...offerOf(question, kind, contentDir),
  }));
  return [...placeQuestions(kind, contentDir), ...fields];
}

/** What may be left out, but is worth a question: a picture with its words, and questions with answers. */
function offerOf({ name, about, shape }: Question, kind: Kind, contentDir: string) {
  if (name === 'alt' || name === 'imageAlt') return { offered: true, after: 'image' };
  if (holdsAnswers(shape)) return { offered: true, about: `${about} Each is ${WITH_ANSWER}` };
  if (name !== 'image') return {};
  const drawn = !isItem(kind) && kind.picture ? ' Left out, one is drawn.' : '';
  return {
    offered: true,
    about: about + drawn,
    fault: (value: unknown) => {
      const file = join(imagesDir(contentDir), String(value).replace('/images/', ''));
      return existsSync(file) ? undefined : `${file} is not there; put the picture there first`;
    },
  };
}

function placeQuestions(kind: Kind, contentDir: string): Question[] {
  const ids = files(kind.collection, contentDir).map((file) =>
    idOf(kind.collection, file, contentDir),
  );
  if (isItem(kind)) return [choice('The file it goes into.', ids)];
  return [
    ...(kind.folders ? [choice('Where it belongs.', kind.folders(ids))] : []),
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
