/**
 * `npm run new`: makes an entry. In a terminal it asks; in a script every value is a flag:
 * `npm run new -- post --title "…"`. `--help` lists the kinds, `<kind> --help` its flags.
 */
import { formatFinding } from '#collections/reading/finding.ts';
import { checkContent } from '#doctor/check.ts';
import { plural } from '#lib/format.ts';
import { readSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { Refusal } from './new/answers.ts';
import { createEntry, type Created } from './new/create.ts';
import { flagList, flagsOf, kindList, kindNamed } from './new/flags.ts';
import { KINDS } from './new/kinds.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  const lines = linesOf(error);
  if (lines === undefined) throw error;
  for (const line of lines) console.error(line);
  console.error('Nothing was written.');
  process.exitCode = 1;
}

async function run([word, ...args]: readonly string[]): Promise<void> {
  if (word === '--help' || word === 'help') return console.log(kindList());
  const asks = process.stdin.isTTY && process.stdout.isTTY;
  const { choose, terminal } = asks
    ? await import('./new/terminal.ts')
    : { choose: undefined, terminal: undefined };
  const kind =
    word === undefined && choose
      ? kindNamed(
          await choose(
            'What would you like to add?',
            KINDS.map(({ word, about }) => ({ value: word, hint: about })),
          ),
        )
      : kindNamed(word);
  if (args.includes('--help')) return console.log(flagList(kind));
  // Read before anything is written, since it may be wrong.
  const { port } = readSettings(process.env);
  const created = await createEntry({ kind, flags: flagsOf(kind, args), prompter: terminal });
  console.log(report(created, port));
}

/** What to say where the user can mend it. */
function linesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof Refusal) return error.lines;
  return error instanceof StartError ? [error.message] : undefined;
}

/** What was written, what is still to do, and where to look. */
function report({ files, address, draft, token }: Created, port: number): string {
  const { findings } = checkContent();
  const own = findings.filter(({ file }) => files.includes(file));
  const starters = own.filter(({ message }) => message.startsWith('"To be written"'));
  const rest = own.filter((finding) => !starters.includes(finding));
  const steps = [
    ...(starters.length > 0
      ? [
          `Write the text: ${plural(starters.length, 'place')} in the file: search for "To be written".`,
        ]
      : []),
    ...(address === undefined
      ? []
      : [`See it: npm run dev, then http://localhost:${port}${address}`]),
    ...(draft
      ? ['Publish it: take the line with "draft" out, or set "publishDate" beside it and wait.']
      : [token === undefined ? 'It is published with the next build.' : `Write ${token} in copy.`]),
    'Check it: npm run doctor',
  ];
  return [
    `Written: ${files.join(' and ')}${draft ? ' (a draft: no build shows it)' : ''}`,
    ...rest.map((finding) => `To mend: ${formatFinding(finding)}`),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');
}
