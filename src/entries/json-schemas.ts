/** The entry schemas as JSON Schema, for editors that check and explain a file while it is typed. */
import { z } from 'zod';
import { siteSchema } from '#schemas/site.ts';
import { COLLECTIONS, COLLECTION_NAMES } from './collections.ts';

/** Folder of the committed files, under content/; `npm run schemas` writes them. */
export const SCHEMA_FOLDER = '.schemas';

/** Schema by file name: `blog.json` for `content/blog/`, `recruitment-steps.json` for its folder. */
export function jsonSchemas(): Record<string, unknown> {
  const kinds = COLLECTION_NAMES.map((name) => {
    const { folder, schema } = COLLECTIONS[name];
    return [schemaFile(folder), jsonSchema(schema)] as const;
  });
  return { ...Object.fromEntries(kinds), 'site.json': jsonSchema(siteSchema) };
}

export const schemaFile = (folder: string) => `${folder.replaceAll('/', '-')}.json`;

function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema: described }) => {
      // zod's pattern of the calendar is sound, and unreadable where an editor shows it.
      if (described.format === 'date') described.pattern = '^\\d{4}-\\d{2}-\\d{2}$';
    },
  });
}
