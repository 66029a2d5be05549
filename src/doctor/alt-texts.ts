import { basename, extname } from 'node:path';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries } from '#collections/reading/read.ts';
import { normalize } from '#lib/normalize.ts';

/** Reports an `alt` that is missing, or that repeats a file name, the title, or the `alt` of another picture. */
export function checkAltTexts({ posts, services }: Entries): Problem[] {
  const first = new Map<string, { file: string; image: string }>();
  return [...posts, ...services].flatMap(({ data, file: entryFile, problem }) => {
    const { image, alt, title } = data;
    if (image === undefined) return [];
    if (alt === undefined) return [problem('alt', 'is missing; say what the picture shows')];
    const words = wordsOf(alt);
    if (words === '') return [];
    if (/^\S+\.\w+$/.test(alt) || words === wordsOf(basename(image, extname(image))))
      return [problem('alt', 'is the name of a file; say what the picture shows')];
    if (words === wordsOf(title))
      return [problem('alt', 'repeats the title; say what the picture shows')];
    const other = first.get(words);
    // Two entries may show the same picture with the same text.
    if (other !== undefined && other.image !== image)
      return [problem('alt', `is the same as in ${other.file}; say what this picture shows`)];
    if (other === undefined) first.set(words, { file: entryFile, image });
    return [];
  });
}

const wordsOf = (text: string) => normalize(text).replaceAll('-', ' ');
