/** What shapes every drawing beside its words: this folder's code, templates and fonts, and the libraries. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

const SHAPING_FILES = [
  'src/documents/**/*.{ts,tsx,typ,ttf}',
  'src/config/palette.ts',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
  'node_modules/takumi-js/package.json',
];

let known: string | undefined;

/** The same text until one of those changes; part of every key of the cache. */
export function fingerprint(): string {
  known ??= fingerprintOf(SHAPING_FILES);
  return known;
}

/** `patterns`: globs of files, relative to the project; folders that match are passed over. */
export function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns).filter((name) => statSync(name).isFile());
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
