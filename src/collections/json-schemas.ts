/** The entry schemas as JSON Schema, for editors that check and explain a file while it is typed. */
import { z } from 'zod';
import type { JsonSchema } from './form-fields.ts';
import { COLLECTION_NAMES, collectionNamed } from './index.ts';
import { SINGLE_FILES } from './single-files.ts';

/** Folder of the committed files, under content/; `npm run check` writes them. */
export const SCHEMA_FOLDER = '.schemas';
/** Where VS Code is told which schema is for which files; front matter it learns from Astro. */
export const SETTINGS_FILE = '.vscode/settings.json';

/** Schema by file name: `blog.json` for `content/blog/`, `recruitment-steps.json` for its folder. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const kinds = COLLECTION_NAMES.map((name) => {
    const { folder, schema } = collectionNamed(name);
    return [schemaFile(folder), jsonSchema(schema)] as const;
  });
  const singles = Object.values(SINGLE_FILES).map(({ file, schema }) => [file, jsonSchema(schema)]);
  return Object.fromEntries([...kinds, ...singles]) as Record<string, JsonSchema>;
}

/** The list `json.schemas` of VS Code's settings. */
export function schemaSettings(): { fileMatch: string[]; url: string }[] {
  const wired = (files: string, file: string) => ({
    fileMatch: [`/content/${files}`],
    url: `./content/${SCHEMA_FOLDER}/${file}`,
  });
  return [
    ...Object.values(SINGLE_FILES).map(({ file }) => wired(file, file)),
    ...COLLECTION_NAMES.map(collectionNamed)
      .filter(({ extension }) => extension === 'json')
      .map(({ folder }) => wired(`${folder}/**/*.json`, schemaFile(folder))),
  ];
}

export const schemaFile = (folder: string) => `${folder.replaceAll('/', '-')}.json`;

/** As an editor reads it. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema: described }) => {
      // zod's pattern of the calendar is correct, and unreadable where an editor shows it.
      if (described.format === 'date') described.pattern = '^\\d{4}-\\d{2}-\\d{2}$';
    },
  }) as JsonSchema;
}
