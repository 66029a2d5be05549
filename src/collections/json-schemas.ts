/** The entry schemas as JSON Schema, for editors that check and explain a file while it is typed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Unit } from '#lib/dated-values.ts';
import { rememberResults } from '#lib/remember.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from './index.ts';
import { readContent } from './reading/read.ts';

/** With what our own fields say by `meta`. */
export type JsonSchema = z.core.JSONSchema.JSONSchema & z.GlobalMeta;

/** Folder of the files under content/, which `dev`, `edit` and `check` write; git leaves it out. */
const SCHEMA_FOLDER = '.schemas';

/** The schema of a file of a collection: of the entry, or of the head and the list of entries below it. */
export function fileSchema(name: CollectionName, idsOf?: IdsOf): JsonSchema {
  const { group, schema } = collectionNamed(name);
  const entry = toJsonSchema(schema, idsOf);
  if (!group) return entry;
  const head = toJsonSchema(group.head);
  const list = { type: 'array', items: entry, description: 'The entries, in their order.' };
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

/** The ids of a collection; of figures of law, those with one of the units. */
type IdsOf = (name: CollectionName, units?: readonly Unit[]) => readonly string[];

/** A schema in the form that editors read. With `idsOf`, fields that name entries list those that exist. */
export function toJsonSchema(schema: z.ZodType, idsOf?: IdsOf): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ jsonSchema: described }) => {
      const { reference, orNumber, units } = described as JsonSchema;
      if (idsOf && reference && !orNumber)
        described.enum = [...idsOf(reference as CollectionName, units)];
      // zod's own pattern for dates is correct, but unreadable when an editor shows it.
      if (described.format === 'date') described.pattern = '^\\d{4}-\\d{2}-\\d{2}$';
    },
  }) as JsonSchema;
}

const jsonSchemaOf = rememberResults((schema: z.ZodType) => toJsonSchema(schema));

/** The fields whose schema has one of our `meta`, each with its value: `due.dates[].on` and `legalFigures`. */
export const fieldsWithMeta = <Meta extends keyof z.GlobalMeta>(schema: z.ZodType, meta: Meta) =>
  new Map(fieldsIn(jsonSchemaOf(schema), meta));

/** Whether an entry may be named where a field asks for figures of some units. */
export const isOfUnit = (data: object, units: readonly Unit[] = []): boolean =>
  units.length === 0 || !('unit' in data) || units.includes(data.unit as Unit);

/** A path in an entry as one in its schema: `blocks[2].image` → `blocks[].image` */
export const withoutIndexes = (path: string) => path.replaceAll(/\[\d+\]/g, '[]');

function* fieldsIn<Meta extends keyof z.GlobalMeta>(
  schema: JsonSchema,
  meta: Meta,
  path = '',
): Generator<[string, z.GlobalMeta[Meta] & {}]> {
  const { oneOf = [], items = [], properties = {} } = schema;
  const value = (schema as z.GlobalMeta)[meta];
  if (value != null) yield [path, value];
  for (const kind of oneOf) yield* fieldsIn(kind as JsonSchema, meta, path);
  // A tuple has a schema for each place.
  for (const item of [items].flat()) yield* fieldsIn(item as JsonSchema, meta, `${path}[]`);
  for (const [name, field] of Object.entries(properties))
    yield* fieldsIn(field as JsonSchema, meta, path === '' ? name : `${path}.${name}`);
}
