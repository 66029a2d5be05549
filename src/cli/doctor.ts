/**
 * `npm run doctor`: everything in content/ that an editor should mend, as a table. Errors stop a build
 * and end the command with 1; warnings do not.
 */
import { styleText } from 'node:util';
import { checkContent } from '#doctor/check.ts';
import { openLine } from '#doctor/launch.ts';
import { formatFinding, type Finding } from '#collections/reading/finding.ts';
import { hiddenLines } from '#collections/reading/publication.ts';
import { writeSchemas } from '#collections/json-schemas.ts';
import { CONTENT_DIR, slashes } from '#collections/reading/files.ts';
import { plural } from '#lib/format.ts';
import { readArguments } from './arguments.ts';
import { isIn, normal, partOf } from './doctor-part.ts';
import { findingsTable, type Style } from './findings-table.ts';

/** Without a terminal, as in a log. */
const WIDTH_CHARS = 100;
const LOOKS = { error: ['red', 'bold'], warning: ['yellow'], file: ['bold'] } as const;
const style: Style = (look, text) => styleText([...LOOKS[look]], text, { stream: process.stdout });

const { flags, word: only = '' } = readArguments({
  call: 'npm run doctor',
  about: 'Everything in content/ that an editor should mend.',
  flags: {
    'before-launch': 'what the owner must confirm, replace or take out before the site goes live',
  },
  word: { name: 'path', about: 'only this part, such as content/blog' },
});
const where = only === '' ? '' : ` in ${normal(only)}`;

/** Findings of the part that was asked for; ends the command when it is nowhere. */
function within(findings: readonly Finding[]): readonly Finding[] {
  if (only === '') return findings;
  const part = partOf(only, findings);
  if ('fault' in part) {
    console.error(part.fault);
    process.exit(1);
  }
  return findings.filter(({ file }) => isIn(slashes(file), part.path));
}

if (flags['before-launch']) printLaunchList();
else printFindings();

/** A line for each, as `file:line: …`, so that a terminal or an editor can open the place. */
function printLaunchList(): void {
  const open = within(checkContent().open);
  const sorted = open.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  for (const item of sorted) console.log(formatFinding(item));
  console.log(
    open.length === 0
      ? `Nothing is left to confirm or to replace${where}.`
      : `\n${plural(open.length, 'item')} to confirm, replace or take out before the site goes live.`,
  );
}

function printFindings(): void {
  writeSchemas(CONTENT_DIR);
  const { findings, hidden, open } = checkContent();
  const about = within(findings);
  const errors = about.filter(({ severity }) => severity === 'error').length;
  const warnings = about.length - errors;
  if (about.length > 0)
    console.log(`${findingsTable(about, process.stdout.columns ?? WIDTH_CHARS, style)}\n`);
  for (const line of hiddenLines(hidden)) console.log(line);
  if (open.length > 0) console.log(openLine(open));
  console.log(
    `${errors === 0 ? `No errors${where}` : `${plural(errors, 'error')}${where}, which ${errors === 1 ? 'stops' : 'stop'} the build`}; ${plural(warnings, 'warning')}.`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
}
