/** The texts of content/, each with a function that makes a problem at its place. */
import { COLLECTION_NAMES } from '#collections/index.ts';
import { mapTexts } from '#collections/reading/figures.ts';
import type { Problem } from '#collections/reading/problem.ts';
import {
  problemIn,
  problemInBody,
  type Entries,
  type ReadEntry,
} from '#collections/reading/read.ts';

/** Every entry of every collection. */
export const everyEntry = (entries: Entries): ReadEntry[] =>
  COLLECTION_NAMES.flatMap((name): ReadEntry[] => entries[name]);

/** Every text in a value with its field path: `blocks[2].items[0].href`. */
export function strings(value: unknown, field?: string): { path: string; value: string }[] {
  const found: { path: string; value: string }[] = [];
  mapTexts(value, (value, path) => (found.push({ path, value }), value), field);
  return found;
}

/** A field, or the body as a whole. */
interface Text {
  /** `body` for the body. */
  readonly field: string;
  readonly text: string;
  /** @param line in the text, from 1; ignored for a field, whose own line is used */
  problem(message: string, line?: number, severity?: Problem['severity']): Problem;
}

type Texts = Pick<ReadEntry, 'file' | 'source' | 'above' | 'body' | 'bodyLine'> & {
  readonly data: unknown;
};

/** The fields of an entry, then its body. */
export const textsOf = (entry: Texts): Text[] => [
  ...strings(entry.data).map(({ path, value }): Text => ({
    field: path,
    text: value,
    problem: (message, _line, severity) => problemIn(entry, path, message, severity),
  })),
  {
    field: 'body',
    text: entry.body,
    problem: (message, line = 1, severity) => problemInBody(entry, line, message, severity),
  },
];
