/** Writes the JSON Schemas of content/, with which VS Code explains and checks a file as it is typed. */
import { writeSchemas } from '#collections/json-schemas.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';

writeSchemas(CONTENT_DIR);
