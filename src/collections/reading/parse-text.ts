/** The text of a content file as data and body, or what keeps it from being read, in an editor's words. */
import { parseDocument, type YAMLParseError } from 'yaml';
import { error, type Finding } from './finding.ts';
import { curlyQuotes, textAmongFields, withoutFields } from './front-cause.ts';
import { jsonCause, type Cause } from './json-cause.ts';

export interface ParsedFile {
  readonly data: unknown;
  readonly body: string;
  /** Line of the file on which the body begins. */
  readonly bodyLine: number;
}

export interface UnreadableFile {
  readonly errors: Finding[];
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** `file`: named in what is wrong. */
export const parseText = (
  file: string,
  source: string,
  extension: 'md' | 'json',
): ParsedFile | UnreadableFile =>
  extension === 'json' ? parseJson(file, source) : parseMarkdown(file, source);

function parseJson(file: string, source: string): ParsedFile | UnreadableFile {
  try {
    return { data: JSON.parse(source), body: '', bodyLine: 1 };
  } catch {
    return unreadable(file, jsonCause(source));
  }
}

/** What YAML's own messages mean to someone who wrote a title. */
const YAML_ERRORS: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon in it needs quotes around it',
  MISSING_CHAR: 'a quote or bracket is not closed, here or above',
  DUPLICATE_KEY: 'a field is written twice',
  TAB_AS_INDENT: 'a tab is where spaces must be',
  BAD_SCALAR_START: 'a text that begins with @ or ` needs quotes around it',
};

/** What is wrong with a text of YAML, for someone who knows no YAML. */
export const inWords = ({ code, message }: YAMLParseError): string =>
  YAML_ERRORS[code] ?? lowerFirst(message.split(' at line', 1)[0] ?? '');

function parseMarkdown(file: string, source: string): ParsedFile | UnreadableFile {
  const match = FRONTMATTER.exec(source);
  if (!match) return unreadable(file, withoutFields(source));
  const [, front = ''] = match;
  // YAML 1.2 core reads dates as text, so a day that does not exist is caught by the schema.
  const document = parseDocument(front, { schema: 'core' });
  const [wrong] = document.errors;
  const unread = wrong && (wrong.linePos?.[0].line ?? 0);
  const curly = curlyQuotes(front, unread);
  if (curly) return unreadable(file, curly);
  if (wrong) {
    const cause = { what: inWords(wrong), line: 1 + (unread ?? 0) };
    return unreadable(file, textAmongFields(front) ?? cause);
  }
  const rest = source.slice(match[0].length);
  const body = rest.trim();
  const before = source.slice(0, source.length - rest.trimStart().length);
  return { data: document.toJS() as unknown, body, bodyLine: before.split('\n').length };
}

function unreadable(file: string, { what, line }: Cause): UnreadableFile {
  return { errors: [error(file, '', `cannot be read: ${what}`, line)] };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
