/** The files an editor may change in the browser, and how each one appears in its form. */
import { join } from 'node:path';
import { fieldsOf, type Field, type Shape } from '#collections/form-fields.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { jsonSchema } from '#collections/json-schemas.ts';
import { CONTENT_DIR, files, slashes } from '#collections/reading/files.ts';
import { parseFile } from '#collections/reading/parse-file.ts';
import { usableText } from '#collections/reading/parse-file.ts';
import {
  SINGLE_FILES,
  SINGLE_NAMES,
  isSingle,
  type SingleName,
} from '#collections/single-files.ts';
import { withData, type Extension } from './source.ts';
import { fromForm, isFaithful, toForm } from './values.ts';

/** A collection, or a file by itself. */
type KindName = CollectionName | SingleName;

export interface Kind {
  readonly name: KindName;
  /** Folder under the content folder. */
  readonly folder: string;
  readonly extension: Extension;
  readonly fields: readonly Field[];
}

export type Form = Readonly<Record<string, unknown>>;

let known: readonly Kind[] | undefined;

/** Every kind of entry with the fields its form shows. The schemas do not change while the page runs. */
export const kinds = (): readonly Kind[] => (known ??= readKinds());

/** The kind that a file belongs to; undefined when there is no such content file. */
export const kindOfFile = (file: string, contentDir = CONTENT_DIR): Kind | undefined =>
  kinds().find(
    (kind) =>
      file.startsWith(`${contentDir}/${kind.folder}`) && filesOf(kind, contentDir).includes(file),
  );

function readKinds(): Kind[] {
  return [
    ...COLLECTION_NAMES.map((name): Kind => {
      const { folder, extension, schema } = collectionNamed(name);
      return { name, folder, extension, fields: fieldsOf(jsonSchema(schema)) };
    }),
    ...SINGLE_NAMES.map((name): Kind => {
      const fields = fieldsOf(jsonSchema(SINGLE_FILES[name].schema));
      return { name, folder: '', extension: 'json', fields };
    }),
  ];
}

/** Files of a kind, as paths from the project's root with forward slashes. */
export function filesOf({ name }: Kind, contentDir = CONTENT_DIR): string[] {
  const found = isSingle(name)
    ? [join(contentDir, SINGLE_FILES[name].file)]
    : files(name, contentDir);
  return found.map(slashes);
}

/**
 * The entry as its form holds it; undefined when a form could not give it back unharmed, such as a file
 * that cannot be read or that has a list where a text belongs. The doctor says what is wrong with it.
 */
export function readForm({ fields, extension }: Kind, file: string): Form | undefined {
  const parsed = parseFile(file, extension);
  if ('errors' in parsed) return undefined;
  const shape: Shape = { kind: 'group', fields };
  if (!isFaithful(shape, parsed.data)) return undefined;
  const form = toForm(shape, parsed.data) as Form;
  return extension === 'md' ? { ...form, body: parsed.body } : form;
}

/** The file's text with what the form says; unchanged fields keep their lines. */
export function withForm({ fields, extension }: Kind, file: string, form: Form): string {
  const parsed = parseFile(file, extension);
  if ('errors' in parsed) throw new Error(`${file} cannot be read`);
  const { data, body } = dataOf(fields, extension, form, parsed.data);
  return withData(usableText(file), extension, data, body);
}

/** The text of a new file. `more`: fields that the form left empty. */
export function newText({ fields, extension }: Kind, form: Form, more: Form = {}): string {
  const { data, body } = dataOf(fields, extension, form);
  const empty = extension === 'md' ? '---\n\n---\n' : '{}';
  return withData(empty, extension, { ...data, ...more }, body);
}

function dataOf(fields: readonly Field[], extension: Extension, form: Form, before?: unknown) {
  const { body, ...held } = extension === 'md' ? form : { body: '', ...form };
  const data = fromForm({ kind: 'group', fields }, held, before) as Form;
  return { data, body: typeof body === 'string' ? body.replace(/\r\n?/g, '\n') : '' };
}

/**
 * Required fields that the file has and the form does not so much as name. The CMS sends every one, an
 * empty one too, so a form without them is not one of its own.
 */
export function missingFields(kind: Kind, form: Form, now: Form): string[] {
  return kind.fields
    .filter(({ name, required }) => required && name in now && !Object.hasOwn(form, name))
    .map(({ name }) => name);
}
