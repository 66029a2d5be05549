/** The entry schemas as JSON Schema, for editors that check and explain a file while it is typed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from './index.ts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Folder of the files under content/, which `dev`, `edit` and `check` write; git leaves it out. */
const SCHEMA_FOLDER = '.schemas';

/** The schema of a file of a collection: of the entry, or of the list of entries. */
export function fileSchema(name: CollectionName): JsonSchema {
  const { isList, schema } = collectionNamed(name);
  const one = jsonSchema(schema);
  if (!isList) return one;
  const id = { type: 'string', description: 'Its name in addresses and links.' } as const;
  const entry = {
    ...one,
    properties: { id, ...one.properties },
    required: ['id', ...(one.required ?? [])],
  };
  return {
    type: 'object',
    properties: {
      entries: { type: 'array', items: entry, description: 'The entries, in their order.' },
    },
    required: ['entries'],
    additionalProperties: false,
  } as JsonSchema;
}

/** Writes all schemas into their folder: `blog.json`, `recruitment-stories.json`, `tools-late-fees.json`. */
export function writeSchemas(contentDir: string): void {
  const folder = join(contentDir, SCHEMA_FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const name of COLLECTION_NAMES) {
    const file = collectionNamed(name).files.replace(/(\/\*.*)?\.\w+$/, '.json');
    writeFileSync(join(folder, file.replaceAll('/', '-')), JSON.stringify(fileSchema(name)));
  }
}

/** A schema in the form that editors read. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema: described }) => {
      // zod's own pattern for dates is correct, but unreadable when an editor shows it.
      if (described.format === 'date') described.pattern = '^\\d{4}-\\d{2}-\\d{2}$';
    },
  }) as JsonSchema;
}
