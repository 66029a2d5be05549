/**
 * `npm run new -- post "Title" [name]`: writes a draft with the next number and today's date, and prints its
 * path. Fields it cannot know say "To be written", which the doctor finds, or copy the newest entry.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { outlineText } from '#collections/collection.ts';
import {
  COLLECTION_NAMES,
  addressOf,
  collectionNamed,
  type CollectionName,
} from '#collections/index.ts';
import { jsonSchema, type JsonSchema } from '#collections/json-schemas.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { slugOf } from '#lib/slug.ts';
import { CommandError, runCommand } from '#lib/command.ts';

/** Long enough for a summary; the copy check recognises how it begins. */
const TO_WRITE = 'To be written: say in one or two sentences what this is about.';

const fieldsOf = (name: CollectionName) =>
  jsonSchema(collectionNamed(name).schema).properties as Record<string, JsonSchema>;

/** `caseStudies` → `case-study` */
const wordOf = (name: CollectionName) =>
  name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');

await runCommand(async () => {
  const [word, title, asked] = process.argv.slice(2);
  const kinds = COLLECTION_NAMES.filter(
    (name) => !collectionNamed(name).isList && 'draft' in fieldsOf(name),
  );
  const name = kinds.find((one) => wordOf(one) === word);
  if (name === undefined || !title)
    throw new CommandError(
      [
        'npm run new -- <kind> "Title" [name of the file, such as hr/payroll-audit]',
        ...kinds.map((one) => `  ${wordOf(one).padEnd(20)}${collectionNamed(one).label}`),
      ].join('\n'),
    );
  const { folder, extension, ownPage } = collectionNamed(name);
  const { value, hidden } = readContent()[name];
  const entries: ReadEntry[] = [...value, ...hidden];
  const number = Math.max(0, ...entries.map(({ id }) => Number(id))) + 1;
  const id = asked ?? (name === 'posts' ? String(number) : slugOf(title));
  if (ownPage && addressOf(name, id, {}) === undefined)
    throw new CommandError(`Name its file too: npm run new -- ${word} "${title}" folder/name`);
  const file = join(CONTENT_DIR, folder, `${id}.${extension}`);
  if (existsSync(file)) throw new CommandError(`${file} exists already; name another file`);
  const data = begin(name, title, entries);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    extension === 'md'
      ? `---\n${stringify(data, { schema: 'core', lineWidth: 0 })}---\n\n${outlineText(collectionNamed(name))}`
      : `${JSON.stringify(data, null, 2)}\n`,
  );
  console.log(`${file} (a draft: no build shows it before its line "draft" is taken out)`);
});

/** The fields of a new entry: those with a known value and those that the schema requires. */
function begin(name: CollectionName, title: string, entries: readonly ReadEntry[]): object {
  const { required = [] } = jsonSchema(collectionNamed(name).schema);
  const newest = (entries.at(-1)?.raw.data ?? {}) as Record<string, unknown>;
  const orders = entries.map(({ data }) => ('order' in data ? Number(data.order) : 0));
  const known: Record<string, unknown> = {
    title,
    draft: true,
    order: Math.max(0, ...orders) + 1,
  };
  const isWords = ({ type, enum: values, format, pattern }: JsonSchema) =>
    type === 'string' && !values && !format && (!pattern || new RegExp(pattern).test(TO_WRITE));
  return Object.fromEntries(
    Object.entries(fieldsOf(name)).flatMap(([field, schema]) => {
      if (field in known) return [[field, known[field]]];
      if (!required.includes(field)) return [];
      if (schema['today'] === true) return [[field, buildDay()]];
      if (isWords(schema)) return [[field, TO_WRITE]];
      if (isWords((schema.items ?? {}) as JsonSchema)) return [[field, [TO_WRITE]]];
      return [[field, newest[field]]];
    }),
  );
}
