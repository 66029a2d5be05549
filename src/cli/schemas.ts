/** Writes the JSON Schemas of content/, by which VS Code explains and checks a file while it is typed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_FOLDER, jsonSchemas } from '#collections/json-schemas.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';

const folder = join(CONTENT_DIR, SCHEMA_FOLDER);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
