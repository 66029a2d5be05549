/** The copy check: reads every text of `content/` with its line, and finds what should not be printed. */
import { readFileSync } from 'node:fs';
import { copyFindings, type Finding } from '#logic/copy-rules.ts';
import { COLLECTION_NAMES } from './collections.ts';
import { CONTENT_DIR, files } from './read.ts';

export interface CopyFinding extends Finding {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

interface Paragraph {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** Paragraphs shorter than this may stand twice (labels, stock phrases). */
const DUPLICATE_MIN_CHARS = 80;

export function checkCopy(contentDir = CONTENT_DIR): CopyFinding[] {
  const paragraphs = COLLECTION_NAMES.filter((name) => name !== 'facts')
    .flatMap((name) => files(name, contentDir))
    .flatMap(paragraphsOf);
  return [...paragraphs.flatMap(findingsOf), ...duplicates(paragraphs)];
}

export function formatCopyFinding({ file, line, message }: CopyFinding): string {
  return `${file}:${line}: ${message}`;
}

function findingsOf({ text, file, line }: Paragraph): CopyFinding[] {
  return copyFindings(text).map((finding) => ({ ...finding, file, line }));
}

function duplicates(paragraphs: readonly Paragraph[]): CopyFinding[] {
  const first = new Map<string, Paragraph>();
  return paragraphs.flatMap((paragraph): CopyFinding[] => {
    const key = paragraph.text.toLowerCase().replace(/\s+/g, ' ').trim();
    if (key.length < DUPLICATE_MIN_CHARS) return [];
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, paragraph);
      return [];
    }
    const message = `the same paragraph stands in ${earlier.file}:${earlier.line}`;
    return [{ severity: 'error', message, file: paragraph.file, line: paragraph.line }];
  });
}

/** Every text of a file with the line it begins on. */
function paragraphsOf(file: string): Paragraph[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  if (file.endsWith('.json'))
    return lines.flatMap((line, index) =>
      [...line.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)]
        .filter((match) => match[2] === undefined)
        .map((match) => ({ text: JSON.parse(match[1] ?? '""') as string, file, line: index + 1 })),
    );
  const paragraphs: Paragraph[] = [];
  let open: { text: string; line: number } | undefined;
  for (const [index, line] of [...lines, ''].entries()) {
    const starts = /^(\s*([-*]|\d+\.)\s|#{1,6}\s|\||[\w]+:\s)/.test(line);
    if ((line.trim() === '' || starts) && open !== undefined) {
      paragraphs.push({ ...open, file });
      open = undefined;
    }
    if (line.trim() === '' || /^(---|\|)/.test(line)) continue;
    open = open
      ? { ...open, text: `${open.text} ${line.trim()}` }
      : { text: line.replace(/^\s*([-*]|\d+\.)\s|^#{1,6}\s/, '').trim(), line: index + 1 };
  }
  return paragraphs;
}
