/** A content file as data and body, or what keeps it from being read, in an editor's words. */
import { parseText, type ParsedFile, type UnreadableFile } from './parse-text.ts';
import { readSource } from './source.ts';

export type { ParsedFile, UnreadableFile };

export function parseFile(file: string, extension: 'md' | 'json'): ParsedFile | UnreadableFile {
  const source = readSource(file);
  return 'fault' in source ? { errors: [source.fault] } : parseText(file, source.text, extension);
}
