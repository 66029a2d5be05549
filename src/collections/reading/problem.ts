/** A problem in the content, as the doctor, the build and the editing page report it. */
export interface Problem {
  /** An error stops the build; a warning is only printed. */
  readonly severity: 'error' | 'warning';
  readonly file: string;
  /** Field such as `blocks[2].href`; empty if the problem concerns the whole file. */
  readonly field: string;
  readonly message: string;
  /** Line in the file, from 1, if it is known. */
  readonly line?: number;
}

export function error(file: string, field: string, message: string, line?: number): Problem {
  return { severity: 'error', file, field, message, ...(line !== undefined && { line }) };
}

/** Turns `blocks[0].items[2].href` into `blocks 1 › items 3 › href`, because an editor counts from one. */
export function fieldPathInWords(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, (_all, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ' › ');
}

/** Formats a problem as one line: `content/blog/1.md:4: date: …`. */
export function formatProblem({ file, field, message, line }: Problem): string {
  const location = line === undefined ? file : `${file}:${line}`;
  return [location, fieldPathInWords(field), message].filter(Boolean).join(': ');
}

/** Formats problems as lines for a terminal, errors first: `error    content/blog/1.md:4: date: …`. */
export const formatProblems = (problems: readonly Problem[]): string[] =>
  problems
    .toSorted(
      (a, b) =>
        a.severity.localeCompare(b.severity) ||
        a.file.localeCompare(b.file) ||
        (a.line ?? 0) - (b.line ?? 0),
    )
    .map((problem) => problem.severity.padEnd(9) + formatProblem(problem));
