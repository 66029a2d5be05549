/** JSON Schemas of the entries, with which code editors check and explain a file while it is typed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Unit } from '#lib/dated-values.ts';
import { rememberResults } from '#lib/remember.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from './index.ts';
import { readContent } from './reading/read.ts';

/** JSON Schema, and the facts that our own fields add with `meta`. */
export type JsonSchema = z.core.JSONSchema.JSONSchema & z.GlobalMeta;

/** Folder of the schemas under content/. `npm run dev`, `edit` and `check` write this folder; git ignores it. */
const SCHEMA_FOLDER = '.schemas';

/**
 * Returns the schema of a collection's files. If a file contains several entries, the schema describes their shared
 * fields and the list of entries.
 */
export function fileSchema(name: CollectionName, idsOf?: IdsOf): JsonSchema {
  const { group, schema } = collectionNamed(name);
  const entry = toJsonSchema(schema, idsOf);
  if (!group) return entry;
  const head = toJsonSchema(group.head);
  const list = { type: 'array', items: entry, description: 'The entries, in order.' };
  return {
    ...head,
    properties: { ...head.properties, [group.list]: list },
    required: [...(head.required ?? []), group.list],
  } as JsonSchema;
}

/** Writes all schemas into their folder: `blog.json`, `recruitment-stories.json`, `tools-late-fees.json`. */
export function writeSchemas(contentDir: string): void {
  const folder = join(contentDir, SCHEMA_FOLDER);
  mkdirSync(folder, { recursive: true });
  const { all } = readContent(contentDir);
  const idsOf: IdsOf = (name, units) =>
    all[name].filter(({ data }) => isOfUnit(data, units)).map(({ id }) => id);
  for (const name of COLLECTION_NAMES) {
    const file = collectionNamed(name).files.replace(/(\/\*.*)?\.\w+$/, '.json');
    writeFileSync(join(folder, file.replaceAll('/', '-')), JSON.stringify(fileSchema(name, idsOf)));
  }
}

/** Returns the ids of a collection. For statutory figures, `units` limits the ids to figures with one of these units. */
type IdsOf = (name: CollectionName, units?: readonly Unit[]) => readonly string[];

/** Returns a zod schema as JSON Schema. With `idsOf`, the schema of a reference lists the existing ids. */
export function toJsonSchema(schema: z.ZodType, idsOf?: IdsOf): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema: described }) => {
      const { reference, orNumber, units } = described as JsonSchema;
      if (idsOf && reference && !orNumber)
        described.enum = [...idsOf(reference as CollectionName, units)];
      // zod's own pattern for dates is correct, but too long to be shown to an editor.
      if (described.format === 'date') described.pattern = '^\\d{4}-\\d{2}-\\d{2}$';
    },
  }) as JsonSchema;
}

/** Returns the facts about each field of a schema, by the path of the field, such as `due.dates[].on`. */
export const fieldsByPath = rememberResults((schema: z.ZodType) => {
  const fields = new Map<string, z.GlobalMeta>();
  // Two alternatives of a `oneOf` may have fields with the same path; the facts about such fields are merged.
  for (const [path, field] of fieldsIn(toJsonSchema(schema)))
    fields.set(path, { ...fields.get(path), ...field });
  return fields;
});

/** Returns whether the unit of an entry is one of `units`; true if `units` is empty or the entry has no unit. */
export const isOfUnit = (data: object, units: readonly Unit[] = []): boolean =>
  units.length === 0 || !('unit' in data) || units.includes(data.unit as Unit);

function* fieldsIn(schema: JsonSchema, path = ''): Generator<[string, JsonSchema]> {
  const { oneOf = [], items = [], properties = {} } = schema;
  yield [path, schema];
  for (const kind of oneOf) yield* fieldsIn(kind as JsonSchema, path);
  // For a tuple, `items` contains one schema for each position.
  for (const item of [items].flat()) yield* fieldsIn(item as JsonSchema, `${path}[]`);
  for (const [name, field] of Object.entries(properties))
    yield* fieldsIn(field as JsonSchema, path === '' ? name : `${path}.${name}`);
}
