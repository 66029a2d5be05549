/** Reads and writes the files of the editing page; everything that is not such a file is unknown to it. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { linkFault } from '#collections/reading/parse-file.ts';
import {
  filesOf,
  kindOfFile,
  kinds,
  missingFields,
  newText,
  readForm,
  withForm,
} from './entries.ts';
import type { Form } from './entries.ts';
import { isNumbered, moreOf, numberedPath, placeFor } from './new-entry.ts';
import { leadOn, type Format } from './moved.ts';
import { stateOf } from './state.ts';
import { createTrash, type Removed, type Trash } from './trash.ts';
import { isPicturePath, pictureFault, pictureFolders, picturesIn } from './uploads.ts';
import { FROM, STATE } from './settings.ts';

export interface StoredPicture {
  readonly bytes: Buffer;
  readonly changed: Date;
}

/** What was asked for did not happen; `says` is the rest of a sentence about the file. */
export interface Refused {
  readonly status: 403 | 404 | 409 | 412 | 422;
  readonly says: string;
  /** The text that the file has now, where it is another than the form was made from. */
  readonly now?: string;
}
export interface Saved {
  readonly version: string;
  /** What the list is to say of it; none for a picture. */
  readonly state?: string;
  /** Its path, when it got another name than was asked for. */
  readonly path?: string;
}

export interface Store {
  /** Every file with a form, by its path, as JSON. */
  forms(): Record<string, string>;
  pictures(): string[];
  read(path: string): string | undefined;
  readPicture(path: string): StoredPicture | undefined;
  /** `from`: the version that the change was made from; empty for a new file. `keep`: the text before. */
  write(path: string, bytes: Buffer, from: string, keep?: boolean): Promise<Saved | Refused>;
  remove(path: string): Removed | Refused;
  rename(from: string, to: string): Promise<Saved | Refused>;
  readonly trash: Trash;
}

const UNKNOWN: Refused = { status: 404, says: 'it is no file of this page' };
const NOT_A_FORM: Refused = { status: 422, says: 'what arrived is not what the form holds' };
const CHANGED: Refused = {
  status: 412,
  says: 'the file was changed elsewhere after this page read it',
};

export function createStore(
  format: Format,
  { contentDir = CONTENT_DIR, publicDir = 'public', trash = createTrash() } = {},
): Store {
  // A path is compared with the files that there are, never opened as it came.
  const kindOf = (path: string) => {
    const kind = kindOfFile(path, contentDir);
    return kind && linkFault(path, contentDir) === undefined ? kind : undefined;
  };
  const folders = pictureFolders(contentDir, publicDir);
  const isPicture = (path: string) => picturesIn(folders).includes(path);
  const jsonOf = (path: string, form: Form) =>
    JSON.stringify({ ...form, [FROM]: versionOf(path), [STATE]: stateOf(form) }, null, 2);
  const read = (path: string): string | undefined => {
    const kind = kindOf(path);
    const form = kind && readForm(kind, path);
    return form && jsonOf(path, form);
  };

  const update = async (
    path: string,
    form: Form,
    from: string,
    keep: boolean,
  ): Promise<Saved | Refused> => {
    const kind = kindOf(path);
    const now = kind && readForm(kind, path);
    if (kind === undefined || now === undefined) return UNKNOWN;
    if (from === '')
      return { status: 409, says: 'an entry of this name is there already; choose another name' };
    if (versionOf(path) !== from) return { ...CHANGED, now: jsonOf(path, now) };
    const missing = missingFields(kind, form, now);
    if (missing.length > 0)
      return { ...NOT_A_FORM, says: `${NOT_A_FORM.says}: ${missing.join(', ')} is missing` };
    const text = await format(withForm(kind, path, form), path);
    // The formatter let others run; nothing does between this look and the writing.
    if (versionOf(path) !== from) return { ...CHANGED, now: read(path) ?? '' };
    if (keep) trash.keep(path, true);
    if (text !== readFileSync(path, 'utf8')) writeFileSync(path, text);
    return { version: versionOf(path), state: stateOf(form) };
  };

  const create = async (asked: string, form: Form): Promise<Saved | Refused> => {
    const path = numberedPath(asked, contentDir);
    const place = placeFor(path, contentDir);
    if ('says' in place) return place;
    const text = await format(newText(place.kind, form, moreOf(place, form, contentDir)), path);
    if (existsSync(path) || linkFault(path, contentDir) !== undefined) return CHANGED;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    const named = path === asked ? {} : { path };
    return { version: versionOf(path), state: stateOf(form), ...named };
  };

  const writePicture = async (path: string, bytes: Buffer): Promise<Saved | Refused> => {
    const fault = await pictureFault(path, bytes, folders);
    if (fault !== undefined) return { status: 422, says: fault };
    if (isPicture(path)) trash.keep(path, true);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    return { version: versionOf(path) };
  };

  return {
    trash,
    forms: () =>
      Object.fromEntries(
        kinds().flatMap((kind) =>
          filesOf(kind, contentDir).flatMap((path) => {
            const form = readForm(kind, path);
            return form === undefined ? [] : [[path, jsonOf(path, form)]];
          }),
        ),
      ),
    pictures: () => picturesIn(folders),
    read,
    readPicture: (path) =>
      isPicture(path) ? { bytes: readFileSync(path), changed: statSync(path).mtime } : undefined,
    write: async (path, bytes, from, keep = false) => {
      if (isPicturePath(path, folders)) return writePicture(path, bytes);
      const form = parsed(bytes.toString('utf8'));
      const known = kindOf(path) !== undefined && (from !== '' || !isNumbered(path, contentDir));
      if (!known && from !== '') return UNKNOWN;
      const place = placeFor(numberedPath(path, contentDir), contentDir);
      if (!known && 'says' in place) return place;
      if (form === undefined) return NOT_A_FORM;
      return known ? update(path, form, from, keep) : create(path, form);
    },
    remove: (path) => {
      const kind = kindOf(path);
      if (kind === undefined && !isPicture(path)) return UNKNOWN;
      if (kind !== undefined && 'says' in placeFor(path, contentDir))
        return { status: 403, says: 'the site needs this file' };
      const kept = trash.keep(path);
      rmSync(path);
      return kept;
    },
    rename: async (from, to) => {
      if (isPicture(from) && isPicturePath(to, folders) && !existsSync(to)) {
        mkdirSync(dirname(to), { recursive: true });
        renameSync(from, to);
        return { version: versionOf(to) };
      }
      const kind = kindOf(from);
      if (kind === undefined) return UNKNOWN;
      const place = placeFor(to, contentDir);
      if ('says' in place) return place;
      if (place.kind.name !== kind.name) return { status: 403, says: 'it is of another kind' };
      if (existsSync(to))
        return { status: 409, says: 'an entry of this name is there already; choose another name' };
      await leadOn(kind.name, from, to, format, contentDir);
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
      return { version: versionOf(to) };
    },
  };
}

const versionOf = (path: string) =>
  createHash('sha256').update(readFileSync(path)).digest('base64url');

/** Names that would reach the prototype of an object instead of a field. */
const NO_FIELDS = ['__proto__', 'constructor', 'prototype'];

/** What a form sent, without what the page itself added; undefined for anything else. */
function parsed(text: string): Form | undefined {
  try {
    const value: unknown = JSON.parse(text, (name, held: unknown) => {
      if (NO_FIELDS.includes(name)) throw new Error(`${name} is no field`);
      return held;
    });
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).filter(([name]) => name !== FROM && name !== STATE),
    );
  } catch {
    return undefined;
  }
}
