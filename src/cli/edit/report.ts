/** What the doctor says after a change, first of the file that was changed. */
import { addressOf } from '#collections/index.ts';
import { CONTENT_DIR, idOf, slashes } from '#collections/reading/files.ts';
import { formatFinding } from '#collections/reading/finding.ts';
import { parseFile } from '#collections/reading/parse-file.ts';
import { isSingle } from '#collections/single-files.ts';
import { checkContent } from '#doctor/check.ts';
import { filesOf, kindOfFile, kinds, readForm } from './entries.ts';

export interface ReportedFinding {
  readonly severity: 'error' | 'warning';
  /** The file, the line, the field and what is allowed, as `npm run doctor` prints it. */
  readonly text: string;
  /** Whether it is about the file that was changed. */
  readonly here: boolean;
}

export interface Report {
  /** The changed file; empty when the look is at everything. */
  readonly file: string;
  readonly findings: readonly ReportedFinding[];
  /** Where the changed entry shows, when a page shows it by itself. */
  readonly address?: string;
  /** Files that no form can hold until they are mended by hand; told with the look at everything. */
  readonly byHand: readonly string[];
}

/** `file`: the changed one; empty for a look at everything. */
export function report(file: string, contentDir = CONTENT_DIR): Report {
  const findings = checkContent({ contentDir }).findings.map((finding): ReportedFinding => ({
    severity: finding.severity,
    text: formatFinding(finding),
    here: slashes(finding.file) === file,
  }));
  const byHand =
    file === ''
      ? kinds().flatMap((kind) =>
          filesOf(kind, contentDir).filter((one) => readForm(kind, one) === undefined),
        )
      : [];
  const address = addressOfFile(file, contentDir);
  return { file, findings, byHand, ...(address !== undefined && { address }) };
}

function addressOfFile(file: string, contentDir: string): string | undefined {
  const kind = kindOfFile(file, contentDir);
  if (kind === undefined) return undefined;
  const { name } = kind;
  if (isSingle(name)) return '/';
  const parsed = parseFile(file, kind.extension);
  if ('errors' in parsed) return undefined;
  return addressOf(name, idOf(name, file, contentDir), parsed.data as object);
}
