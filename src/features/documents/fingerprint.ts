/** What shapes every drawing beside its words: this folder's code, templates and fonts, and the libraries. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const SHAPING_FILES = [
  'src/features/documents/**/*.{ts,tsx,typ,ttf}',
  'src/site/palette.ts',
  'node_modules/@expo-google-fonts/*/package.json',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
  'node_modules/takumi-js/package.json',
];

let known: string | undefined;

/** The same text until one of those changes; part of every key of the cache. */
export function fingerprint(): string {
  known ??= fingerprintOf(SHAPING_FILES);
  return known;
}

/** `patterns`: globs of files, relative to the project. */
export function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
