/** The command line of `npm run new`. */
import { parseArgs } from 'node:util';
import { didYouMean, nearest } from '#schemas/allowed.ts';
import { describe, type Flags } from './answers.ts';
import { NewFault } from './fault.ts';
import { KINDS, KIND_NAMES, type KindName } from './kinds.ts';
import { questionsFor } from './questions-for.ts';
import type { Question } from './questions.ts';

/** The kind that a word names. */
export function kindNamed(word: string | undefined): KindName {
  const kind = KIND_NAMES.find((name) => name === word);
  if (kind !== undefined) return kind;
  const guess = didYouMean(word, KIND_NAMES).trim();
  const opening =
    word === undefined
      ? 'Say what to add.'
      : `There is no kind "${word}"${guess === '' ? '.' : `; ${guess}`}`;
  throw new NewFault([opening, kindList()]);
}

/** What was typed, by flag; an unknown flag is a fault. */
export function flagsOf(kind: KindName, args: readonly string[]): Flags {
  const names = questionsFor(KINDS[kind]).map(({ name }) => name);
  const options = Object.fromEntries(
    names.map((name) => [name, { type: 'string', multiple: true } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const flags: Record<string, string[]> = {};
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new NewFault([
        `"${token.value}" belongs to no flag; put a value of several words in quotes`,
      ]);
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) {
      const guess = nearest(token.name, names);
      throw new NewFault([
        `--${token.name} is no flag of "${kind}"; ${guess === undefined ? '' : `did you mean --${guess}? `}allowed: ${names.map((name) => `--${name}`).join(', ')}`,
      ]);
    }
    if (token.value === undefined) throw new NewFault([`--${token.name} has no value after it`]);
    (flags[token.name] ??= []).push(token.value);
  }
  return flags;
}

/** The kinds, for help and for a word that is none. */
export function kindList(): string {
  const width = Math.max(...KIND_NAMES.map((name) => name.length));
  return [
    'npm run new -- <kind> [--flag "value" …]',
    ...KIND_NAMES.map((name) => `  ${name.padEnd(width)}  ${KINDS[name].about}`),
  ].join('\n');
}

/** The flags of a kind with what each takes. */
export function flagList(kind: KindName): string {
  const questions = questionsFor(KINDS[kind]);
  const width = Math.max(...questions.map(({ name }) => name.length));
  const line = (question: Question) => `  --${question.name.padEnd(width)}  ${describe(question)}`;
  return [
    `npm run new -- ${kind}: ${KINDS[kind].about}`,
    'Needed:',
    ...questions.filter(({ required }) => required).map(line),
    'May be left out:',
    ...questions.filter(({ required }) => !required).map(line),
  ].join('\n');
}
