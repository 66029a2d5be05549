/** Reads and writes the files of the editing page; everything that is not such a file is unknown to it. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { CONTENT_DIR, linkFault } from '#collections/reading/files.ts';
import { filesOf, kindOfFile, kinds, readForm, withForm } from './entries.ts';

interface StoredForm {
  /** The entry's form as JSON. */
  readonly text: string;
  /** Stands for the file's text as it was read. */
  readonly version: string;
}

export type Saved =
  | { readonly kind: 'saved'; readonly stored: StoredForm }
  | { readonly kind: 'unknown' | 'not-a-form' }
  /** The file is no longer what the change was made from. */
  | { readonly kind: 'changed' };

/** Lays a text out as the project does; the file's name decides the language. */
export type Format = (text: string, file: string) => Promise<string>;

export interface Store {
  /** Every file with a form. */
  paths(): string[];
  read(path: string): StoredForm | undefined;
  write(path: string, text: string, from: string): Promise<Saved>;
}

export function createStore(format: Format, contentDir = CONTENT_DIR): Store {
  // A path is compared with the files that there are, never opened as it came.
  const kindOf = (path: string) => {
    const kind = kindOfFile(path, contentDir);
    return kind && linkFault(path, contentDir) === undefined ? kind : undefined;
  };
  const read = (path: string): StoredForm | undefined => {
    const kind = kindOf(path);
    const form = kind && readForm(kind, path);
    return form && { text: JSON.stringify(form, null, 2), version: versionOf(path) };
  };
  return {
    paths: () =>
      kinds().flatMap((kind) =>
        filesOf(kind, contentDir).filter((file) => readForm(kind, file) !== undefined),
      ),
    read,
    write: async (path, text, from) => {
      const kind = kindOf(path);
      if (kind === undefined || readForm(kind, path) === undefined) return { kind: 'unknown' };
      if (versionOf(path) !== from) return { kind: 'changed' };
      const form = parsed(text);
      if (form === undefined) return { kind: 'not-a-form' };
      const changed = await format(withForm(kind, path, form), path);
      // The formatter let others run; nothing does between this look and the writing.
      if (versionOf(path) !== from) return { kind: 'changed' };
      if (changed !== readFileSync(path, 'utf8')) writeFileSync(path, changed);
      const stored = read(path);
      return stored === undefined ? { kind: 'not-a-form' } : { kind: 'saved', stored };
    },
  };
}

const versionOf = (path: string) =>
  createHash('sha256').update(readFileSync(path)).digest('base64url');

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
