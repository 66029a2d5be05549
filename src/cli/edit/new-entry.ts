/** Where a new entry may be saved, and what it gets that no one has to type. */
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { files, idOf, slashes } from '#collections/reading/files.ts';
import { readContent, type ReadEntry } from '#collections/reading/read.ts';
import { listOf } from '#doctor/duplicates.ts';
import { kinds, type Form, type Kind } from './entries.ts';
import type { Refused } from './store.ts';

/** Their files are fixed: the site has a place for each, and a question or a figure is an item in one. */
const FIXED = ['home', 'legal', 'payComponents', 'promises', 'redirects', 'faqs', 'facts'];

export const canAdd = (name: Kind['name']): name is CollectionName =>
  name !== 'site' && !FIXED.includes(name);

export interface Place {
  readonly kind: Kind;
  readonly name: CollectionName;
  readonly id: string;
}

/** Parts of a path: letters, digits and hyphens; the names of some services have brackets. */
const ID = /^[a-z0-9()-]+(\/[A-Za-z0-9()-]+)*$/;

/** The kind and name of an entry at a path. */
export function placeFor(path: string, contentDir: string): Place | Refused {
  const kind = kinds().find(
    ({ name, folder, extension }) =>
      canAdd(name) &&
      path.startsWith(`${slashes(contentDir)}/${folder}/`) &&
      path.endsWith(`.${extension}`),
  );
  if (kind === undefined || !canAdd(kind.name))
    return { status: 404, says: 'it is no file of this page' };
  const id = idOf(kind.name, path, contentDir);
  if (!ID.test(id))
    return {
      status: 422,
      says: 'its name may have small letters, digits and hyphens, such as "year-end-clinic"',
    };
  const wrong = collectionNamed(kind.name).wrongName?.(id);
  return wrong === undefined ? { kind, name: kind.name, id } : { status: 422, says: wrong };
}

/** The place behind the last of its list, when none was typed. */
export function moreOf({ kind, name, id }: Place, form: Form, contentDir: string): Form {
  const hasOrder = kind.fields.some((field) => field.name === 'order');
  if (!hasOrder || typeof form['order'] === 'number' || form['order']) return {};
  return { order: nextOrder(name, id, form, contentDir) };
}

const NUMBERED = COLLECTION_NAMES.filter((name) => {
  const { starter } = collectionNamed(name);
  return starter !== undefined && 'named' in starter && starter.named === 'number';
});
const numberedAt = (path: string, contentDir: string) =>
  NUMBERED.find((name) =>
    path.startsWith(`${slashes(contentDir)}/${collectionNamed(name).folder}/`),
  );

export const isNumbered = (path: string, contentDir: string): boolean =>
  numberedAt(path, contentDir) !== undefined;

/** The path with the next number, where entries are numbered: a copy comes with a name of its title. */
export function numberedPath(path: string, contentDir: string): string {
  const name = numberedAt(path, contentDir);
  if (name === undefined) return path;
  const { folder, extension } = collectionNamed(name);
  return `${slashes(contentDir)}/${folder}/${nextId(name, contentDir)}.${extension}`;
}

/** Names that are numbers: the next one of each such collection. */
export const nextNumbers = (contentDir: string): Partial<Record<CollectionName, string>> =>
  Object.fromEntries(NUMBERED.map((name) => [name, nextId(name, contentDir)]));

const after = (numbers: readonly number[]) => Math.max(0, ...numbers.filter(Number.isFinite)) + 1;

/** For files named by number; a file with errors has its number too. */
function nextId(name: CollectionName, contentDir: string): string {
  return String(after(files(name, contentDir).map((file) => Number(idOf(name, file, contentDir)))));
}

/** The place after the last of the list that the entry joins. */
function nextOrder(name: CollectionName, id: string, fields: object, contentDir: string): number {
  const { value, hidden } = readContent(contentDir).readings[name];
  const list = listOf(name, id, fields);
  return after(
    [...value, ...hidden].flatMap(({ id: other, data }: ReadEntry) =>
      'order' in data && listOf(name, other, data) === list ? [data.order] : [],
    ),
  );
}
