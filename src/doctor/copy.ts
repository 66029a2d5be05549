/** The copy check: finds what should not be printed in every text of `content/`, and what says too little. */
import { copyFindings } from './copy-rules.ts';
import { error, warning, type Finding } from '#collections/reading/finding.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { usableText } from '#collections/reading/source.ts';
import { strings } from '#collections/reading/strings.ts';
import { OWN_TEMPLATES } from '#site/routes.ts';
import { countWords, plural } from '#lib/format.ts';
import { CONTENT_DIR, files } from '#collections/reading/files.ts';
import { readMinutes } from '#lib/read-minutes.ts';
import { newnessIn, type Newness } from './newer.ts';

interface Paragraph {
  readonly text: string;
  readonly file: string;
  readonly line: number;
  /** A name, an address or a list of words: the same in two entries is no repetition. */
  readonly mayRepeat?: boolean;
}

/** Front matter that is copy; the rest names and lists. */
const COPY_FIELDS = ['title', 'excerpt', 'summary', 'description'];

/** Paragraphs shorter than this may repeat (labels, stock phrases). */
const DUPLICATE_MIN_CHARS = 80;

/** Nobody reads an entry of more words to its end; that is said once, not of each of its sentences. */
const ENTRY_MAX_WORDS = 4_000;

/** How many repeated paragraphs a finding names. */
const NAMED = 3;

export function checkCopy(contentDir = CONTENT_DIR, newness = newnessIn(contentDir)): Finding[] {
  const byFile = COLLECTION_NAMES.filter((name) => name !== 'facts' && name !== 'promises')
    .flatMap((name) => files(name, contentDir))
    .map(paragraphsOf);
  return [...byFile.flatMap(fileFindings), ...repeated(byFile.flat(), newness)];
}

function fileFindings(paragraphs: readonly Paragraph[]): Finding[] {
  const all = paragraphs.map(({ text }) => text).join(' ');
  const words = countWords(all);
  const found = paragraphs.flatMap(findingsOf);
  const file = paragraphs[0]?.file;
  if (file === undefined || words <= ENTRY_MAX_WORDS) return found;
  const message = `is long: ${words.toLocaleString('en-IN')} words, ${readMinutes(all)} minutes to read; shorten it, or make several entries of it`;
  return [...found.filter(({ severity }) => severity === 'error'), warning(file, '', message, 1)];
}

function findingsOf({ text, file, line }: Paragraph): Finding[] {
  return copyFindings(text).map((finding) => ({ ...finding, file, line, field: '' }));
}

/** One finding for each file that repeats paragraphs of others; the newer file is the one to change. */
function repeated(paragraphs: readonly Paragraph[], newness: Newness): Finding[] {
  const groups = Map.groupBy(
    paragraphs.filter(({ mayRepeat }) => mayRepeat !== true),
    ({ text }) => text.toLowerCase().replace(/\s+/g, ' ').trim(),
  );
  const repeats = [...groups].flatMap(([key, group]) => {
    if (key.length < DUPLICATE_MIN_CHARS || group.length === 1) return [];
    const [first, ...others] = group.toSorted((a, b) => newness(a.file) - newness(b.file));
    const by = `${first?.file ?? ''}:${first?.line ?? 1}`;
    return others.map(({ file, line }) => ({ file, line, by }));
  });
  return [...Map.groupBy(repeats, ({ file }) => file)].map(([file, own]) =>
    error(file, '', repeatMessage(own), own[0]?.line),
  );
}

function repeatMessage(repeats: readonly { readonly line: number; readonly by: string }[]): string {
  const [first] = repeats;
  const and = new Intl.ListFormat('en-GB');
  if (repeats.length === 1) return `the same paragraph is in ${first?.by ?? ''}`;
  if (repeats.every(({ by }) => by === first?.by))
    return `the same paragraph is in ${first?.by ?? ''} and here on lines ${and.format(repeats.map(({ line }) => String(line)))}; keep one`;
  const places = repeats.slice(0, NAMED).map(({ line, by }) => `line ${line} in ${by}`);
  const more = repeats.length - places.length;
  return `${repeats.length} paragraphs are already elsewhere: ${and.format([...places, ...(more > 0 ? [`${more} more`] : [])])}`;
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
  const lines = usableText(file).split('\n');
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
      .filter(({ words }) => words > 0 && words < fewestWords) // an empty text is an error of its own
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
