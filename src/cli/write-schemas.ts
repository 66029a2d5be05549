/**
 * `npm run schemas`: writes the JSON Schemas of content/ anew, and names them in VS Code's settings; a
 * test fails while they are stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  SCHEMA_FOLDER,
  SETTINGS_FILE,
  jsonSchemas,
  schemaSettings,
} from '#collections/json-schemas.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { readArguments } from './arguments.ts';
import { formatted } from './formatted.ts';

readArguments({
  call: 'npm run schemas',
  about: 'Writes the JSON Schemas of content/ anew, after a change in src/collections/.',
});

async function write(file: string, data: unknown): Promise<void> {
  writeFileSync(file, await formatted(JSON.stringify(data), file));
  console.log(file);
}

const folder = join(CONTENT_DIR, SCHEMA_FOLDER);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) await write(join(folder, name), schema);
const settings = JSON.parse(readFileSync(SETTINGS_FILE, 'utf8')) as object;
await write(SETTINGS_FILE, { ...settings, 'json.schemas': schemaSettings() });
