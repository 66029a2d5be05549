/** The reading as src/cli/edit asks for it; goes with that folder. */
import { readFileSync } from 'node:fs';
import type { Finding } from './finding.ts';
import { parseSource, readSource } from './source.ts';

interface ParsedFile {
  readonly data: unknown;
  readonly body: string;
  readonly bodyLine: number;
}

export function parseFile(
  file: string,
  _extension: 'md' | 'json',
): ParsedFile | { errors: Finding[] } {
  const { problem, ...parsed } = readSource(file);
  return problem ? { errors: [problem] } : parsed;
}

export function parseText(
  _file: string,
  text: string,
  extension: 'md' | 'json',
): ParsedFile | { errors: Finding[] } {
  const { problem, ...parsed } = parseSource(`text.${extension}`, text);
  return problem ? { errors: [problem] } : parsed;
}

export const usableText = (file: string) => readFileSync(file, 'utf8');
export const linkFault = (_path: string, _contentDir?: string): string | undefined => undefined;
