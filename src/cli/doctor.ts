/**
 * `npm run doctor [-- path] [--before-launch]`: everything in content/ that an editor should fix. Errors
 * stop a build and make the command exit with 1; warnings do not.
 */
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '#doctor/check.ts';
import { formatOpenItems } from '#doctor/launch.ts';
import { CONTENT_DIR, slashes } from '#collections/reading/files.ts';
import { problemLines, type Problem } from '#collections/reading/problem.ts';
import { plural } from '#lib/format.ts';
import { CommandError, runCommand } from '#lib/command.ts';

await runCommand(async () => {
  const { path, beforeLaunch } = readArguments();
  const isSelected = ({ file }: Problem) => `${slashes(file)}/`.startsWith(`${path}/`);
  const { problems, hidden, open } = await checkContent();
  const where = path === CONTENT_DIR ? '' : ` in ${path}`;
  if (beforeLaunch) {
    const items = open.filter(isSelected);
    for (const line of problemLines(items)) console.log(line);
    console.log(
      `${plural(items.length, 'item')}${where} to confirm, replace or take out before the site goes live.`,
    );
    console.log('Promises that only the owner can confirm: docs/before-launch.md');
    return;
  }
  const selected = problems.filter(isSelected);
  const errors = selected.filter(({ severity }) => severity === 'error').length;
  for (const line of [...problemLines(selected), ...hidden]) console.log(line);
  if (open.length > 0) console.log(formatOpenItems(open));
  const sum =
    errors === 0
      ? `No errors${where}`
      : `${plural(errors, 'error')}${where}: nothing can be built before they are corrected`;
  console.log(`${sum}; ${plural(selected.length - errors, 'warning')}.`);
  if (errors > 0) process.exitCode = 1;
});

function readArguments(): { path: string; beforeLaunch: boolean } {
  try {
    const options = { 'before-launch': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [start = CONTENT_DIR] = positionals;
    const path = slashes(relative('', resolve(start))) || CONTENT_DIR;
    if (!existsSync(path)) throw new CommandError(`There is no ${start}`);
    return { path, beforeLaunch: values['before-launch'] ?? false };
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(error.message) : error;
  }
}
