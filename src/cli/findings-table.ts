/** Findings as a table for a terminal: file by file, those with errors first. */
import { fieldInWords, type Finding } from '#collections/reading/finding.ts';

export type Style = (look: 'error' | 'warning' | 'file', text: string) => string;

const SEVERITIES = ['error', 'warning'] as const;
const GAP = '  ';
/** More findings than this in a file are counted in its line. */
const MANY = 3;
/** The message keeps at least this much, however long the place before it is. */
const MESSAGE_MIN_CHARS = 30;

export function findingsTable(findings: readonly Finding[], width: number, style: Style): string {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const hasError = (file: string) =>
    byFile.get(file)?.some(({ severity }) => severity === 'error') ?? false;
  const files = [...byFile.keys()].sort(
    (a, b) => Number(hasError(b)) - Number(hasError(a)) || a.localeCompare(b),
  );
  return files
    .map((file) => {
      const own = byFile.get(file) ?? [];
      return [`${style('file', file)}${countOf(own)}`, ...rows(own, width, style)].join('\n');
    })
    .join('\n\n');
}

/** How many there are, where it takes counting. */
const countOf = ({ length }: readonly Finding[]) => (length > MANY ? `${GAP}(${length})` : '');

function rows(findings: readonly Finding[], width: number, style: Style): string[] {
  const sorted = [...findings].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
  const places = sorted.map(({ line, field }) =>
    [
      ...(line === undefined ? [] : [`line ${line}`]),
      ...(field === '' ? [] : [fieldInWords(field)]),
    ].join(', '),
  );
  const placeWidth = Math.max(...places.map((place) => place.length));
  const severityWidth = Math.max(...SEVERITIES.map((severity) => severity.length));
  const before =
    GAP.length + severityWidth + GAP.length + placeWidth + (placeWidth > 0 ? GAP.length : 0);
  return sorted.flatMap(({ severity, message }, index) => {
    const [first = '', ...rest] = wrapped(message, Math.max(width - before, MESSAGE_MIN_CHARS));
    const place = placeWidth > 0 ? `${(places[index] ?? '').padEnd(placeWidth)}${GAP}` : '';
    return [
      `${GAP}${style(severity, severity.padEnd(severityWidth))}${GAP}${place}${first}`,
      ...rest.map((line) => `${' '.repeat(before)}${line}`),
    ];
  });
}

/** Lines of at most `width` characters, broken between words. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
