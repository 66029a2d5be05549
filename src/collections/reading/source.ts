/** Parses a content file into data and body, with the line of each field. */
import { isUtf8 } from 'node:buffer';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, visit, type Node } from 'yaml';
import { error, type Problem } from './problem.ts';

export interface ParsedSource {
  /** Fields as written in the file. */
  readonly data: unknown;
  /** Markdown text below the fields. */
  readonly body: string;
  /** Line on which the body begins. */
  readonly bodyLine: number;
  /** Returns the line of a field such as `blocks[2].href`; for a missing field, the line of the field around it. */
  lineOf(field: string): number;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** YAML's error codes in words that an editor understands. */
const IN_WORDS: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon in it needs quotes around it, or a line is indented differently',
  MISSING_CHAR: 'a quote, comma or bracket is missing, here or above',
  DUPLICATE_KEY: 'a field is written twice',
  TAB_AS_INDENT: 'a tab is where spaces must be',
  BAD_SCALAR_START: 'a text that begins with @ or ` needs quotes around it',
  BAD_DQ_ESCAPE: 'write a backslash in a text twice (\\\\)',
};
const OTHER_ERROR =
  'a quotation mark, comma, bracket or space is missing or too many, here or on the line above; write a quotation mark within a text as \\"';
const CUT = 'the text after # would be lost; put quotes around the whole text';
const CONFLICT =
  'git left the marks of two versions (<<<<<<<, =======, >>>>>>>); keep the one that is right and delete the marks';
const ENCODING =
  'it is not saved as UTF-8, and letters are lost in this line; save it again as UTF-8 (in Notepad: File, Save as, Encoding)';
/** Message for text that is valid YAML but not valid JSON. */
const NO_JSON = 'a comma is too many, a quote is not straight or missing, or there is a tab';
const NO_FIELDS = 'the fields (title and so on) go at the top, between two lines of ---';
/** Parses a file: JSON, or Markdown with fields in YAML. Returns a problem if the file cannot be read. */
export function parseFile(file: string, bytes: Uint8Array): ParsedSource | Problem {
  // The decoder drops a byte order mark.
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) return unreadable(file, lineAt(text, text.indexOf('\uFFFD')), ENCODING);
  if (text.trim() === '') return unreadable(file, 1, 'it is empty');
  const conflict = /^(?:<{7}|={7}|>{7})(?: |\r?$)/m.exec(text);
  if (conflict) return unreadable(file, lineAt(text, conflict.index), CONFLICT);
  return file.endsWith('.md') ? markdown(file, text) : json(file, text);
}

function json(file: string, text: string): ParsedSource | Problem {
  let data: unknown;
  let fault: unknown;
  try {
    data = JSON.parse(text);
  } catch (thrown) {
    fault = thrown;
  }
  // If two fields have the same name, JSON.parse silently keeps the last one, but the YAML parser reports an error. A
  // file that equals its own JSON.stringify output has no field twice; to save time, it is not parsed as YAML.
  if (JSON.stringify(data, null, 2) !== text.trim()) {
    const { wrong } = parseYaml(text);
    if (wrong) return unreadable(file, wrong.line, wrong.what);
    if (fault !== undefined) return unreadable(file, lineOfFault(text, fault), NO_JSON);
  }
  return { data, body: '', bodyLine: 1, lineOf: linesOf(text, 0) };
}

/** Returns the line of a needless comma or a curly quote; if the text has neither, the line that JSON.parse stated. */
function lineOfFault(text: string, fault: unknown): number {
  const index = text.search(/,\s*[\]}]|[:{,[]\s*[“”‘’]/);
  if (index >= 0) return lineAt(text, index);
  return Number(/\(line (\d+) /.exec(String(fault))?.[1] ?? 1);
}

function markdown(file: string, text: string): ParsedSource | Problem {
  const [match, front = ''] = FRONT_MATTER.exec(text) ?? [];
  if (match === undefined) return unreadable(file, 1, NO_FIELDS);
  const { document, wrong } = parseYaml(front);
  if (wrong) return unreadable(file, wrong.line + 1, wrong.what);
  let cut: number | undefined;
  visit(document, {
    Scalar: (_key, { comment, range }) => {
      if (comment && range) cut ??= lineAt(front, range[0]);
    },
  });
  if (cut !== undefined) return unreadable(file, cut + 1, CUT);
  const rest = text.slice(match.length);
  return {
    data: document.toJS() as unknown,
    body: rest.trim(),
    bodyLine: lineAt(text, text.length - rest.trimStart().length),
    lineOf: linesOf(front, 1),
  };
}

/**
 * Parses YAML. `wrong` is the first error, in words for a reader who does not know YAML. Dates remain texts, so that a
 * day that does not exist can be reported. With the YAML schema `failsafe`, every value remains a text.
 */
export function parseYaml(text: string, schema: 'core' | 'failsafe' = 'core') {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema, prettyErrors: false });
  const [first] = document.errors;
  const wrong = first && {
    line: lines.linePos(first.pos[0]).line,
    what: IN_WORDS[first.code] ?? OTHER_ERROR,
  };
  return { document, lines, wrong };
}

/** Returns a function that finds the line of a field. `before`: number of lines in the file before `text`. */
function linesOf(text: string, before: number): ParsedSource['lineOf'] {
  let parsed: ReturnType<typeof parseYaml> | undefined;
  return (field) => {
    parsed ??= parseYaml(text);
    let node: unknown = parsed.document.contents;
    let offset = (node as Node | null)?.range?.[0] ?? 0;
    for (const part of field.split(/[.[\]]+/).filter(Boolean)) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === part)
        : undefined;
      const inner = (isSeq(node) ? node.items[Number(part)] : pair?.value) as Node | undefined;
      const mark = (pair?.key ?? inner) as Node | undefined;
      if (!mark?.range) break;
      [offset] = mark.range;
      node = inner;
    }
    return before + parsed.lines.linePos(offset).line;
  };
}

/** Returns the line in which the character at `index` is; the first line is 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const unreadable = (file: string, line: number, what: string): Problem =>
  error(file, '', `cannot be read: ${what}`, line);
