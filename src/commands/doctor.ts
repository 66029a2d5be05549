/**
 * `npm run doctor`: everything in content/ that an editor should mend, as a table. Errors stop a build
 * and end the command with 1; warnings do not. `npm run doctor -- content/blog` looks at one part.
 */
import { styleText } from 'node:util';
import { checkContent } from '#entries/check.ts';
import { hiddenLines } from '#entries/hidden-lines.ts';
import { plural } from '#logic/format.ts';
import { findingsTable, type Style } from './findings-table.ts';

/** Without a terminal, as in a log. */
const WIDTH_CHARS = 100;
const LOOKS = { error: ['red', 'bold'], warning: ['yellow'], file: ['bold'] } as const;

const only = process.argv[2] ?? '';
const { findings, hidden } = checkContent();
const about = findings.filter(({ file }) => file.startsWith(only));
const errors = about.filter(({ severity }) => severity === 'error').length;
const warnings = about.length - errors;

const style: Style = (look, text) => styleText([...LOOKS[look]], text, { stream: process.stdout });
if (about.length > 0)
  console.log(`${findingsTable(about, process.stdout.columns ?? WIDTH_CHARS, style)}\n`);
for (const line of hiddenLines(hidden)) console.log(line);
console.log(
  `${errors === 0 ? 'No errors' : `${plural(errors, 'error')}, which ${errors === 1 ? 'stops' : 'stop'} the build`}; ${plural(warnings, 'warning')}.`,
);
process.exitCode = errors === 0 ? 0 : 1;
