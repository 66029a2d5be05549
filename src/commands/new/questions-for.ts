/** Every question of a kind: where the entry goes, then the fields of its schema. */
import { basename } from 'node:path';
import { z } from 'zod';
import { CONTENT_DIR, files } from '#entries/read.ts';
import { formed } from '#schemas/fields.ts';
import { schemaOf, type FileKind, type Kind } from './kinds.ts';
import { questionsOf, type Question } from './questions.ts';

/** Flags that are no field of the entry: the folder or file it goes into, and its name there. */
export const IN = 'in';
export const NAME = 'name';

/** What is given, counted or drawn need not be answered. */
export function questionsFor(kind: Kind, contentDir = CONTENT_DIR): Question[] {
  const settled = new Set([...Object.keys(kind.given?.('') ?? {}), 'order']);
  if (kind.collection === 'faqs') settled.add('id');
  if (kind.collection === 'posts') for (const field of ['image', 'alt']) settled.add(field);
  const fields = questionsOf(schemaOf(kind)).map((question) => ({
    ...question,
    required: question.required && !settled.has(question.name),
  }));
  return [...placeQuestions(kind, contentDir), ...fields];
}

function placeQuestions(kind: Kind, contentDir: string): Question[] {
  if (kind.kind === 'item') {
    const ids = files(kind.collection, contentDir).map((file) => basename(file, '.json'));
    return [choice('The file it goes into.', ids)];
  }
  return [
    ...(kind.folders ? [choice('Where it stands.', kind.folders(contentDir))] : []),
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

const line = { name: NAME, shape: 'text', choices: [] } as const;

const choice = (about: string, choices: readonly string[]): Question => ({
  name: IN,
  about,
  required: true,
  shape: 'choice',
  choices,
  schema: z.enum(choices as [string, ...string[]]),
});
