/** What keeps a text from being JSON, in the words of someone who edits it by hand. */

export interface Cause {
  readonly what: string;
  /** From 1. */
  readonly line: number;
}

const TOKEN =
  /("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|[{}[\],:]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/uy;

/** What may come next. */
type Next = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'end';

interface Opened {
  readonly sign: string;
  readonly at: number;
}

/** The first place where a reader of JSON stops. `source` is known not to be JSON. */
export function jsonCause(source: string): Cause {
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const opened: Opened[] = [];
  let next: Next = 'value';
  let before: { readonly sign: string; readonly at: number } | undefined;
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const sign = TOKEN.exec(source)?.[0];
    const last = before?.at ?? 0;
    const inText = next === 'comma or end' && before?.sign.startsWith('"') === true;
    if (sign === undefined) {
      const open = opened.at(-1);
      if (at >= source.length && open !== undefined)
        return {
          what: `the file ends too early: the ${open.sign} of line ${lineAt(open.at)} is not closed`,
          line: lineAt(last),
        };
      const sameLine = lineAt(last) === lineAt(at);
      return { what: strange(source.slice(at), inText && sameLine), line: lineAt(at) };
    }
    const what = misplaced(sign, next, before?.sign, opened.at(-1)?.sign);
    if (what !== undefined)
      return { what, line: lineAt(/comma/.test(what) && sign !== ',' ? last : at) };
    if ('{['.includes(sign)) opened.push({ sign, at });
    if ('}]'.includes(sign)) opened.pop();
    next = after(sign, next, opened.at(-1)?.sign);
    before = { sign, at };
    at += sign.length;
  }
}

function after(sign: string, next: Next, open: string | undefined): Next {
  if (sign === '{') return 'name or end';
  if (sign === '[') return 'value or end';
  if (sign === ',') return open === '{' ? 'name' : 'value';
  if (sign === ':') return 'value';
  if (next.startsWith('name') && sign !== '}') return 'colon';
  return open === undefined ? 'end' : 'comma or end';
}

/** Why a character of JSON is wrong in its place; undefined when it is right. */
function misplaced(
  sign: string,
  next: Next,
  before: string | undefined,
  open: string | undefined,
): string | undefined {
  const closes = '}]'.includes(sign);
  if (next === 'end') return 'there is more after the last bracket; delete it';
  if (closes && before === ',') return `there is a comma too many before ${sign}; delete it`;
  if (sign === ',' && next !== 'comma or end') return 'there is a comma too many; delete it';
  if (closes && next.endsWith('end'))
    return (sign === '}') === (open === '{')
      ? undefined
      : `${sign} closes nothing here; the open bracket is ${open ?? ''}, so write ${open === '{' ? '}' : ']'}`;
  if (next === 'comma or end')
    return sign === ',' ? undefined : `a comma is missing after ${shown(before)}`;
  if (next === 'colon')
    return sign === ':' ? undefined : `a colon is missing after ${shown(before)}`;
  if (next.startsWith('name'))
    return sign.startsWith('"')
      ? undefined
      : `the name of a field belongs here, in straight quotes, instead of ${shown(sign)}`;
  return sign === ':' || closes ? `a value is missing before ${sign}` : undefined;
}

/** `rest` begins with what is no sign of JSON. `inText`: a text ends just before it, on the same line. */
function strange(rest: string, inText: boolean): string {
  const [first = ''] = rest;
  const [word = first] = /^[\p{L}\p{N}_$-]+/u.exec(rest) ?? [];
  if (/[“”„‘’]/.test(first)) return curly(first);
  if (first === "'") return `text goes between double quotes ("), not single ones`;
  if (first === '"') return brokenText(rest);
  if (/^(\/[/*]|#)/.test(rest)) return 'JSON has no remarks; delete this one';
  if (inText) return `a quote inside a text is written \\" (or “ ”)`;
  if (/^(true|false|null)$/i.test(word)) return `${word} is written ${word.toLowerCase()}`;
  return `${shown(word)} needs quotes around it`;
}

/** `rest` begins with the quote of a text that is not well written. */
function brokenText(rest: string): string {
  const [begun = '"'] = /^"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/u.exec(rest) ?? [];
  const end = rest.charAt(begun.length);
  if (end === '\\') return 'a backslash in a text is written twice (\\\\)';
  const [, sign] = /([“”„])\s*,?\s*$/.exec(begun) ?? [];
  if (sign !== undefined) return curly(sign);
  if (end === '\t') return 'there is a tab in a text; write a space instead';
  return `the quote before ${shown(begun.slice(1))} is not closed on its line`;
}

const curly = (sign: string) => `a curly quote (${sign}) is no quote here; use a straight one: "`;

/** Long texts in short. */
const shown = (written = '') => (written.length > 30 ? `${written.slice(0, 30)}…` : written);
