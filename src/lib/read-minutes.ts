import { READING_WORDS_PER_MINUTE } from '#site/limits.ts';
import { countWords } from './format.ts';

/** Minutes to read a text, at least one. Apart from format.ts, whose functions go into scripts of pages. */
export function readMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / READING_WORDS_PER_MINUTE));
}
