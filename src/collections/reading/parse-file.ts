/** A content file as data and body, or what keeps it from being read, in an editor's words. */
import { readFileSync } from 'node:fs';
import { parseText, unreadable, type ParsedFile, type UnreadableFile } from './parse-text.ts';

export type { ParsedFile, UnreadableFile };

export function parseFile(file: string, extension: 'md' | 'json'): ParsedFile | UnreadableFile {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return unreadable(file, 'cannot be opened');
  }
  return parseText(file, source, extension);
}
