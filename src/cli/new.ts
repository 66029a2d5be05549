/**
 * `npm run new -- post "Title" [name]`: writes a draft with the next number and today's date, and prints its
 * path. Fields it cannot know say "To be written", which the doctor finds, or copy the newest entry.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { NEW_ENTRY_BODY } from '#collections/collection.ts';
import {
  COLLECTION_NAMES,
  entryPath,
  collectionNamed,
  type CollectionName,
} from '#collections/index.ts';
import { toJsonSchema, type JsonSchema } from '#collections/json-schemas.ts';
import { CONTENT_DIR, listCollectionFiles, entryIdOfFile } from '#collections/reading/files.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { nextNumber } from '#doctor/entries.ts';
import { asciiSlug } from '#lib/slug.ts';
import { CommandError, runCommand } from '#lib/command.ts';

/** Long enough for a summary; the copy check recognises how it begins. */
const TO_WRITE = 'To be written: say in one or two sentences what this is about.';

const schemaFields = (name: CollectionName) =>
  toJsonSchema(collectionNamed(name).schema).properties as Record<string, JsonSchema>;

/** `caseStudies` → `case-study` */
const kindOf = (name: CollectionName) =>
  name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');

await runCommand(async () => {
  const [kind, title, fileName] = process.argv.slice(2);
  const names = COLLECTION_NAMES.filter((name) => 'draft' in schemaFields(name));
  const name = names.find((candidate) => kindOf(candidate) === kind);
  if (name === undefined || !title)
    throw new CommandError(
      [
        'npm run new -- <kind> "Title" [name of the file, such as hr/payroll-audit]',
        ...names.map((name) => `  ${kindOf(name).padEnd(28)}${collectionNamed(name).label}`),
      ].join('\n'),
    );
  const file = collectionNamed(name).group
    ? addToGroup(name, title, fileName)
    : writeFile(name, title, fileName);
  console.log(`${file} (a draft: no build shows it before its line "draft" is taken out)`);
});

function writeFile(name: CollectionName, title: string, fileName?: string): string {
  const { folder, extension, ownPage } = collectionNamed(name);
  const entries = readContent().all[name];
  const id = fileName ?? (name === 'posts' ? String(nextNumber(entries)) : asciiSlug(title));
  if (id === '' || (ownPage && entryPath(name, id, {}) === undefined))
    throw new CommandError(
      `Name its file too: npm run new -- ${kindOf(name)} "${title}" folder/name`,
    );
  const file = join(CONTENT_DIR, folder, `${id}.${extension}`);
  if (existsSync(file)) throw new CommandError(`${file} exists already; name another file`);
  const data = newEntry(name, { title }, entries);
  const frontMatter = stringify(data, { schema: 'core', lineWidth: 0 });
  const markdown = `---\n${frontMatter}---\n\n${NEW_ENTRY_BODY}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, extension === 'md' ? markdown : `${JSON.stringify(data, null, 2)}\n`);
  return file;
}

/** Adds an entry at the end of a file with several. */
function addToGroup(name: CollectionName, title: string, fileName?: string): string {
  const { folder, group } = collectionNamed(name);
  const list = group?.list ?? '';
  const groups = listCollectionFiles(name).map((file) => entryIdOfFile(name, file));
  const id = groups.length === 1 ? groups[0] : groups.find((known) => known === fileName);
  if (id === undefined)
    throw new CommandError(
      `Name its file too: npm run new -- ${kindOf(name)} "${title}" ${groups.join('|')}; a new file is a copy of one in content/${folder}/`,
    );
  const file = join(CONTENT_DIR, folder, `${id}.json`);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>;
  const entries = readContent().all[name];
  const isNumbered = schemaFields(name)['id']?.type === 'integer';
  const entryId = isNumbered ? nextNumber(entries) : asciiSlug(title);
  if (entryId === '')
    throw new CommandError(
      `The id is made of the Latin letters of the title, and "${title}" has none; give it in English, and change it in the file`,
    );
  const known = { id: entryId, title, question: title, term: title };
  content[list] = [...(content[list] ?? []), newEntry(name, known, entries)];
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}

/** The fields of a new entry: those with a known value and those that the schema requires. */
function newEntry(
  name: CollectionName,
  known: Readonly<Record<string, unknown>>,
  entries: readonly ReadEntry[],
): object {
  const { required = [] } = toJsonSchema(collectionNamed(name).schema);
  const newest = (entries.at(-1)?.raw.data ?? {}) as Record<string, unknown>;
  const orders = entries.map(({ data }) => ('order' in data ? Number(data.order) : 0));
  const values: Record<string, unknown> = {
    ...known,
    draft: true,
    order: Math.max(0, ...orders) + 1,
  };
  const takesWords = ({ type, enum: values, format, pattern }: JsonSchema) =>
    type === 'string' && !values && !format && (!pattern || new RegExp(pattern).test(TO_WRITE));
  const valueOf = (field: string, schema: JsonSchema): unknown => {
    if (field in values) return values[field];
    if (!required.includes(field)) return undefined;
    if (schema.defaultsToToday) return buildDay();
    if (takesWords(schema)) return TO_WRITE;
    if (takesWords((schema.items ?? {}) as JsonSchema)) return [TO_WRITE];
    return newest[field];
  };
  return Object.fromEntries(
    Object.entries(schemaFields(name))
      .map(([field, schema]) => [field, valueOf(field, schema)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
