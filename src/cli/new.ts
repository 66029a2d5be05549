/**
 * `npm run new -- post "Title" [name]`: writes a new entry, a draft with the next number and today's date,
 * and prints its path. What it cannot know says "To be written", which the doctor finds.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { CONTENT_DIR, files, idOf } from '#collections/reading/files.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { slugOf } from '#lib/file-name.ts';
import { StartError, orOneLine } from '#server/start-error.ts';

/** Long enough for a summary; the copy check knows its beginning. */
const TO_WRITE = 'To be written: say in one or two sentences what this is about.';

await orOneLine(async () => {
  const [word, title, name] = process.argv.slice(2);
  const kinds = COLLECTION_NAMES.flatMap((collection) => {
    const { starter } = collectionNamed(collection);
    return starter && 'named' in starter ? [{ collection, starter }] : [];
  });
  const kind = kinds.find(({ starter }) => starter.word === word);
  if (kind === undefined || !title)
    throw new StartError(
      [
        'npm run new -- <kind> "Title" [name of the file, such as hr/payroll-audit]',
        ...kinds.map(({ starter: { word, about } }) => `  ${word.padEnd(14)}${about}`),
      ].join('\n'),
    );
  const { collection, starter } = kind;
  const { folder, extension } = collectionNamed(collection);
  const id = name ?? (starter.named === 'number' ? nextNumber(collection) : slugOf(title));
  if (id === '' || (!name && ('folders' in starter || starter.named === 'route')))
    throw new StartError(`Name its file too: npm run new -- ${word} "${title}" folder/name`);
  const file = join(CONTENT_DIR, folder, `${id}.${extension}`);
  if (existsSync(file)) throw new StartError(`${file} exists already; name another file`);
  const data = begin(collection, { title, ...starter.given?.(buildDay()) });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    extension === 'md'
      ? `---\n${stringify(data, { schema: 'core', lineWidth: 0 })}---\n\n${starter.body ?? ''}`
      : `${JSON.stringify(data, null, 2)}\n`,
  );
  console.log(`${file} (a draft: no build shows it before its line "draft" is taken out)`);
});

/** For files named by number. */
function nextNumber(collection: CollectionName): string {
  return String(
    Math.max(0, ...files(collection).map((file) => Number(idOf(collection, file)))) + 1,
  );
}

/** Every field that the schema asks for: as given, as words to be replaced, or as the newest entry has it. */
function begin(collection: CollectionName, given: Record<string, unknown>): object {
  const { shape } = collectionNamed(collection).schema as z.ZodObject;
  const entries: readonly ReadEntry[] = readContent().readings[collection].value;
  const newest = (entries.at(-1)?.raw.data ?? {}) as Record<string, unknown>;
  const orders = entries.map(({ data }) => ('order' in data ? Number(data.order) : 0));
  const known: Record<string, unknown> = {
    ...('draft' in shape && { draft: true }),
    ...('order' in shape && { order: Math.max(0, ...orders) + 1 }),
    ...given,
  };
  const fields = Object.entries(shape as Record<string, z.ZodType>).map(([name, field]) => {
    if (name in known) return [name, known[name]] as const;
    if (field.safeParse(undefined).success) return [name, undefined] as const;
    const fits = [TO_WRITE, [TO_WRITE]].find((value) => field.safeParse(value).success);
    return [name, fits ?? newest[name]] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
