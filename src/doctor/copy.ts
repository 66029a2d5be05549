/** The copy check: finds what should not be printed in every text of `content/`, and what says too little. */
import { readFileSync } from 'node:fs';
import { copyFindings } from './copy-rules.ts';
import { error, warning, type Finding } from '#collections/reading/finding.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { strings } from '#collections/reading/strings.ts';
import { OWN_TEMPLATES } from '#site/routes.ts';
import { countWords, plural } from '#lib/format.ts';
import { CONTENT_DIR, files } from '#collections/reading/files.ts';

interface Paragraph {
  readonly text: string;
  readonly file: string;
  readonly line: number;
  /** A name, an address or a list of words: the same in two entries is no repetition. */
  readonly mayRepeat?: boolean;
}

/** Front matter that is copy; the rest names and lists. */
const COPY_FIELDS = ['title', 'excerpt', 'summary', 'description'];

/** Paragraphs shorter than this may stand twice (labels, stock phrases). */
const DUPLICATE_MIN_CHARS = 80;

export function checkCopy(contentDir = CONTENT_DIR): Finding[] {
  const paragraphs = COLLECTION_NAMES.filter((name) => name !== 'facts' && name !== 'promises')
    .flatMap((name) => files(name, contentDir))
    .flatMap(paragraphsOf);
  return [...paragraphs.flatMap(findingsOf), ...duplicates(paragraphs)];
}

function findingsOf({ text, file, line }: Paragraph): Finding[] {
  return copyFindings(text).map((finding) => ({ ...finding, file, line, field: '' }));
}

function duplicates(paragraphs: readonly Paragraph[]): Finding[] {
  const first = new Map<string, Paragraph>();
  return paragraphs.flatMap((paragraph): Finding[] => {
    const key = paragraph.text.toLowerCase().replace(/\s+/g, ' ').trim();
    if (key.length < DUPLICATE_MIN_CHARS || paragraph.mayRepeat) return [];
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, paragraph);
      return [];
    }
    const message = `the same paragraph stands in ${earlier.file}:${earlier.line}`;
    return [error(paragraph.file, '', message, paragraph.line)];
  });
}

/** A text that is not JSON is an error of the file, reported where it is read. */
function textOf(literal: string): string | undefined {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}

/** Every text of a file with the line it begins on. */
export function paragraphsOf(file: string): Paragraph[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  if (file.endsWith('.json'))
    return lines.flatMap((line, index) =>
      [...line.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)]
        .filter((match) => match[2] === undefined)
        .flatMap(([, literal = '""']) => {
          const text = textOf(literal);
          return text === undefined ? [] : [{ text, file, line: index + 1 }];
        }),
    );
  const paragraphs: Paragraph[] = [];
  let open: { text: string; line: number; mayRepeat: boolean } | undefined;
  /** Field of the front matter that the line belongs to; undefined in the body. */
  let field: string | undefined = lines[0]?.trimEnd() === '---' ? '' : undefined;
  let inChart = false;
  for (const [index, line] of [...lines, ''].entries()) {
    if (line === '```chart' || (inChart && line === '```')) {
      inChart = !inChart;
      continue;
    }
    if (inChart) {
      const text = line.replace(/^\w+: /, '').trim();
      paragraphs.push({ text, file, line: index + 1, mayRepeat: !line.startsWith('says: ') });
      continue;
    }
    const starts = /^(\s*([-*]|\d+\.)\s|#{1,6}\s|\||[\w]+:\s)/.test(line);
    if ((line.trim() === '' || starts) && open !== undefined) {
      paragraphs.push({ ...open, file });
      open = undefined;
    }
    if (index > 0 && line.trimEnd() === '---') field = undefined;
    if (field !== undefined) field = /^(\w+):/.exec(line)?.[1] ?? field;
    if (line.trim() === '' || /^(---|\|)/.test(line)) continue;
    open = open
      ? { ...open, text: `${open.text} ${line.trim()}` }
      : {
          text: line.replace(/^\s*([-*]|\d+\.)\s|^#{1,6}\s/, '').trim(),
          line: index + 1,
          mayRepeat: field !== undefined && !COPY_FIELDS.includes(field),
        };
  }
  return paragraphs;
}

/** Entries with too few words to answer what a visitor came for. */
export function thinFindings(entries: Entries): Finding[] {
  return COLLECTION_NAMES.flatMap((name) => {
    const { fewestWords = 0 } = collectionNamed(name);
    return (entries[name] as ReadEntry[])
      .filter((entry) => fewestWords > 0 && standsAlone(name, entry, entries))
      .map((entry) => ({ file: entry.file, words: wordsOf(entry) }))
      .filter(({ words }) => words < fewestWords)
      .map(({ file, words }) =>
        warning(
          file,
          '',
          `has ${plural(words, 'word')}; fewer than ${fewestWords} seldom answer a question`,
        ),
      );
  });
}

/** A group is shown with its subsections, a page with a template of its own with its lists. */
function standsAlone(name: CollectionName, { id }: ReadEntry, { services }: Entries): boolean {
  if (name === 'services') return !services.some((other) => other.id.startsWith(`${id}/`));
  return name !== 'pages' || !OWN_TEMPLATES.has(`/${id}`);
}

function wordsOf({ data, body }: ReadEntry): number {
  const { sections, blocks, faqs } = data as Record<string, unknown>;
  const texts = [...strings([sections, blocks, faqs])].map(({ value }) => value);
  return countWords([body, ...texts].join(' '));
}
