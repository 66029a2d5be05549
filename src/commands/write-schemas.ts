/** `npm run schemas`: writes the JSON Schemas of content/ anew; a test tells when they are stale. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_FOLDER, jsonSchemas } from '#entries/json-schemas.ts';
import { CONTENT_DIR } from '#entries/read.ts';
import { formatted } from './formatted.ts';

const folder = join(CONTENT_DIR, SCHEMA_FOLDER);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  const file = join(folder, name);
  writeFileSync(file, await formatted(JSON.stringify(schema), file));
  console.log(file);
}
