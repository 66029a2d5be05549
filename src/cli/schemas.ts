/** Writes the JSON Schemas of content/, by which VS Code explains and checks a file while it is typed. */
import { writeSchemas } from '#collections/json-schemas.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';

writeSchemas(CONTENT_DIR);
