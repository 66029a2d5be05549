/**
 * `npm run doctor` lists everything in content/ that an editor should fix. Errors stop a build and make the command
 * exit with status 1; warnings do neither. `npm run doctor -- --before-launch` lists what the owner must confirm.
 */
import { buildDay } from '#collections/reading/build-day.ts';
import { formatProblems } from '#collections/reading/problem.ts';
import { checkContent } from '#doctor/check.ts';
import { formatOpenItemCount } from '#doctor/launch.ts';
import { runCommand } from '#lib/command.ts';
import { formatQuantity } from '#lib/format.ts';

await runCommand(async () => {
  const [unknown] = process.argv.slice(2).filter((word) => word !== '--before-launch');
  if (unknown !== undefined) {
    console.error(
      `"${unknown}" is not an option. The doctor takes --before-launch only, and always reads all of content/ and public/.`,
    );
    process.exitCode = 1;
    return;
  }
  const { problems, open } = await checkContent({ today: buildDay() });
  if (process.argv.includes('--before-launch')) {
    for (const line of formatProblems(open)) console.log(line);
    console.log(
      `${formatQuantity(open.length, 'item')} to confirm, replace or take out before the site goes live.`,
    );
    console.log('Promises that only the owner can confirm: docs/before-launch.md');
  } else {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    for (const line of formatProblems(problems)) console.log(line);
    if (open.length > 0) console.log(formatOpenItemCount(open));
    const sum =
      errors === 0
        ? 'No errors'
        : `${formatQuantity(errors, 'error')} to correct before the site can be built`;
    console.log(`${sum}; ${formatQuantity(problems.length - errors, 'warning')}.`);
    if (errors > 0) process.exitCode = 1;
  }
});
