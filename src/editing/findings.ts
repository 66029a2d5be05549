/** What the doctor says after a change, first of the file that was changed. */
import { addressOf } from '#entries/addresses.ts';
import { checkContent } from '#entries/check.ts';
import type { CollectionName, EntryData } from '#entries/collections.ts';
import { parseFile } from '#entries/parse-file.ts';
import { CONTENT_DIR } from '#entries/read.ts';
import { formatFault } from '#schemas/fault-text.ts';
import { filesOf, kindOfFile, kinds, readForm } from './entries.ts';

export interface Told {
  readonly severity: 'error' | 'warning';
  /** The file, the line, the field and what is allowed, as `npm run doctor` prints it. */
  readonly text: string;
  /** Whether it is about the file that was changed. */
  readonly here: boolean;
}

export interface Report {
  /** The changed file; empty when the look is at everything. */
  readonly file: string;
  readonly findings: readonly Told[];
  /** Where the changed entry shows, when a page shows it by itself. */
  readonly address?: string;
  /** Files that no form can hold until they are mended by hand. */
  readonly byHand: readonly string[];
}

/** `file`: the changed one; empty for a look at everything. */
export function report(file: string, contentDir = CONTENT_DIR): Report {
  const findings = checkContent({ contentDir }).findings.map((finding): Told => ({
    severity: finding.severity,
    text: formatFault(finding),
    here: finding.file.replaceAll('\\', '/') === file,
  }));
  const byHand = kinds().flatMap((kind) =>
    filesOf(kind, contentDir).filter((one) => readForm(kind, one) === undefined),
  );
  const address = addressOfFile(file, contentDir);
  return { file, findings, byHand, ...(address !== undefined && { address }) };
}

function addressOfFile(file: string, contentDir: string): string | undefined {
  const kind = kindOfFile(file, contentDir);
  if (kind === undefined) return undefined;
  if (kind.name === 'site') return '/';
  const parsed = parseFile(file, kind.extension);
  if ('faults' in parsed) return undefined;
  const id = file.slice(`${contentDir}/${kind.folder}/`.length, -(kind.extension.length + 1));
  return addressOf(kind.name, id, parsed.data as EntryData<CollectionName>);
}
