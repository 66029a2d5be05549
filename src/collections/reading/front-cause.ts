/** What is wrong with the fields at the top of a Markdown file, in plain words. */
import type { Cause } from './json-cause.ts';

/** Three hyphens as a word processor, or a hasty hand, makes them. */
const NEARLY = /^\s*(?:[-–—]{1,2}|[-–—]{4,}|[-–—]*[–—][-–—]*|\s+---|---\s+)\s*$/;
const FIELD = /^(?:\w+:(?:\s|$)|\s+\S|- )/;
const CURLY_VALUE = /^\s*(?:- )?(?:\w+:\s+)?([“”„‘’])/;
/** Curly quotes around all of it: YAML takes them for letters, and so would visitors. */
const ALL_CURLY = /^\s*(?:- +(?:\w+:\s+)?|\w+:\s+)([“”„‘’])[^“”„‘’]*[“”’]\s*$/;

/** Why there are no fields between two lines of `---`. */
export function withoutFields(source: string): Cause {
  const lines = source.split('\n').map((line) => line.replace(/\r$/, ''));
  const [first = ''] = lines;
  const begins = first === '---';
  const ending = lastField(lines) + 1;
  const nearly = begins
    ? NEARLY.test(lines[ending] ?? '')
      ? ending
      : -1
    : NEARLY.test(first)
      ? 0
      : -1;
  if (nearly !== -1)
    return {
      what: `this line is ${JSON.stringify(lines[nearly])}; above and below the fields goes a line of three hyphens and nothing else: ---`,
      line: nearly + 1,
    };
  if (begins) return unended(ending + 1);
  return {
    what: FIELD.test(first)
      ? 'a line of three hyphens, ---, is missing above the first field'
      : 'the fields (title and so on) are missing; they go at the top, between two lines of ---',
    line: 1,
  };
}

const unended = (line: number): Cause => ({
  what: 'the line of three hyphens, ---, that ends the fields is missing; write it here, under the last field',
  line,
});

/** The text is taken for fields when the line that ends them is missing and a later one is found. */
export function textAmongFields(front: string): Cause | undefined {
  const lines = ['---', ...front.split('\n')];
  const last = lastField(lines);
  const text = lines.findIndex((line, index) => index > last && line.trim() !== '');
  return text > last + 1 ? unended(last + 2) : undefined;
}

/** Index of the last line that belongs to the fields; line 0 is the first `---`. */
function lastField(lines: readonly string[]): number {
  let last = 0;
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    if (!FIELD.test(line)) break;
    last = index;
  }
  return last;
}

/** Curly quotes where straight ones are meant: in the line that cannot be read, or around a whole value. */
export function curlyQuotes(front: string, unread?: number): Cause | undefined {
  const lines = front.split('\n');
  const at = lines.findIndex((line, index) =>
    (index + 1 === unread ? CURLY_VALUE : ALL_CURLY).test(line),
  );
  if (at === -1) return undefined;
  const sign = CURLY_VALUE.exec(lines[at] ?? '')?.[1] ?? '';
  return {
    what: `the text is in curly quotes (${sign}), which count as letters here; use straight ones: '…'`,
    line: at + 2,
  };
}
