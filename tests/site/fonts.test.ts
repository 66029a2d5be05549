/** The font files of the pages: what the ranges in the styles promise is in them, and no sign twice. */
import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';

/** More than this and the home page's first view takes a round trip more (src/assets/fonts/README.md). */
const FIRST_FILE_BYTES_MAX = 11_370;

interface Face {
  readonly bytes: number;
  readonly signs: ReadonlySet<number>;
  /** Of `unicode-range`; undefined where the face has none. */
  readonly range: ReadonlySet<number> | undefined;
}

const faces = [
  ...readFileSync('dist/index.html', 'utf8').matchAll(/@font-face\{([^}]*url\([^}]*)\}/g),
].map(([, face]) => face ?? '');

function read(face: string): Face {
  const file = readFileSync(`dist${/url\("([^"]+)"\)/.exec(face)?.[1]}`);
  const font = create(file);
  if (font.isCollection) throw new Error('one font in a file is expected');
  const range = /unicode-range:([^;]+);/.exec(face)?.[1];
  return {
    bytes: file.length,
    // 0xFFFF ends the table of signs (OpenType, cmap format 4).
    signs: new Set(font.characterSet.filter((sign) => sign !== 0xffff)),
    range: range === undefined ? undefined : new Set(range.split(',').flatMap(span)),
  };
}

/** `U+0041-0043`: 0x41, 0x42, 0x43. */
function span(text: string): number[] {
  const [first = NaN, last = first] = text
    .slice(2)
    .split('-')
    .map((end) => parseInt(end, 16));
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

describe.each(['Newsreader', 'Public Sans'])('%s', (family) => {
  const [first, second, ...others] = faces
    .filter((face) => new RegExp(`font-family:"?${family}-`).test(face))
    .map(read);
  if (!first || !second || others.length > 0) throw new Error('two files are expected');

  test('the first file comes always and is small', () => {
    expect(first.range).toBeUndefined();
    expect(first.bytes).toBeLessThanOrEqual(FIRST_FILE_BYTES_MAX);
  });

  test('the second file has just the signs of its range, and none of the first', () => {
    expect(second.signs).toEqual(second.range);
    expect([...second.signs].filter((sign) => first.signs.has(sign))).toEqual([]);
  });
});
