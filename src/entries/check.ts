/** The check of everything under `content/`: each entry, what entries say of each other, and the copy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '#logic/publication.ts';
import { asError, warning, type Fault, type Finding } from '#schemas/fault-text.ts';
import { standInFields, type Site } from '#schemas/site.ts';
import { buildDay } from './build-day.ts';
import { COLLECTION_NAMES, type CollectionName } from './collections.ts';
import { checkCopy } from './copy.ts';
import { dateFindings } from './date-findings.ts';
import { duplicateFaults } from './duplicate-faults.ts';
import { linkFaults } from './link-faults.ts';
import { lineOf } from './locate.ts';
import { pictureFindings } from './picture-findings.ts';
import { fixedPlaceFaults, homeFaults, reservedNameFaults, serviceFaults } from './place-faults.ts';
import type { Unsound } from './places.ts';
import { CONTENT_DIR, SITE_FILE, readContent, type Entries, type ReadEntry } from './read.ts';
import { redirectFaults } from './redirect-faults.ts';
import { textFaults } from './text-faults.ts';
import { thinFindings } from './thin-findings.ts';

export interface CheckResult {
  readonly site: Site | undefined;
  /** What is published. */
  readonly entries: Entries;
  /** What only `npm run dev` shows; waiting entries soonest first, then drafts. */
  readonly hidden: readonly HiddenEntry[];
  /** Errors stop the build, warnings are printed. */
  readonly findings: Finding[];
}

export interface HiddenEntry {
  readonly file: string;
  readonly publication: Publication;
}

interface Options {
  readonly contentDir?: string;
  readonly publicDir?: string;
  /** The day that decides what waits and what has passed, as `YYYY-MM-DD`. */
  readonly today?: string;
}

/** Reads and checks all content. */
export function checkContent({
  contentDir = CONTENT_DIR,
  publicDir = 'public',
  today = buildDay(),
}: Options = {}): CheckResult {
  const { site, readings } = readContent(contentDir, today);
  const read = COLLECTION_NAMES.map((name) => readings[name]);
  const drafts = new Set(read.flatMap((reading) => reading.drafts));
  const entries = byCollection((name) => readings[name].value) as Entries;
  // Drafts last: of two entries that collide, the draft is the one to change.
  const all = byCollection((name): ReadEntry[] => {
    const { value, hidden } = readings[name];
    const waiting = (entry: ReadEntry) => entry.publication.state === 'waiting';
    return [...value, ...hidden.filter(waiting), ...hidden.filter((entry) => !waiting(entry))];
  }) as Entries;
  const unsound: Unsound = byCollection((name) => readings[name].unsound);
  const faults: Fault[] = [
    ...site.faults,
    ...read.flatMap((reading) => reading.faults),
    ...serviceFaults(all, unsound),
    ...fixedPlaceFaults(all, unsound),
    ...duplicateFaults(all),
    ...reservedNameFaults(all),
    ...linkFaults(all, unsound),
    ...redirectFaults(all, unsound),
    ...homeFaults(all, unsound),
    ...textFaults(site.value, all, join(contentDir, SITE_FILE)),
  ];
  const findings = [
    ...faults.map(asError),
    ...pictureFindings(all, contentDir, publicDir),
    ...checkCopy(contentDir),
    ...standInFindings(site.value, join(contentDir, SITE_FILE)),
    ...dateFindings(entries, today),
    ...thinFindings(entries),
  ];
  return {
    site: site.value,
    entries,
    hidden: hiddenEntries(all),
    findings: findings
      // Nothing of a draft is built, so nothing in it may stop the build.
      .map((one): Finding => (drafts.has(one.file) ? { ...one, severity: 'warning' } : one))
      .map(withLine),
  };
}

const byCollection = <T>(valueOf: (name: CollectionName) => T) =>
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, valueOf(name)])) as Record<
    CollectionName,
    T
  >;

function hiddenEntries(all: Entries): HiddenEntry[] {
  const dayOf = ({ publication }: HiddenEntry) =>
    publication.state === 'waiting' ? publication.until : 'draft';
  return COLLECTION_NAMES.flatMap((name): HiddenEntry[] => all[name])
    .filter(({ publication }) => publication.state !== 'published')
    .sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.file.localeCompare(b.file));
}

function standInFindings(site: Site | undefined, file: string): Finding[] {
  const fields = site === undefined ? [] : standInFields(site);
  return fields.map((field) =>
    warning(file, field, 'still holds the stand-in value; write the firm’s own'),
  );
}

/** Finds the line of a finding that names a field, or words of the file. */
function withLine(finding: Finding): Finding {
  const { file, field, line, mark } = finding;
  if (line !== undefined || (field === '' && mark === undefined)) return finding;
  const extension = file.endsWith('.md') ? 'md' : 'json';
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return finding; // the fault is of a file that is missing
  }
  const from = field === '' ? 1 : lineOf(source, extension, field);
  if (mark === undefined) return { ...finding, line: from };
  const found = source
    .split('\n')
    .findIndex((text, index) => index + 1 >= from && text.includes(mark));
  return { ...finding, line: found === -1 ? from : found + 1 };
}
