/** The command line of `npm run new`. */
import { parseArgs } from 'node:util';
import { didYouMean, nearest } from '#collections/reading/error-map.ts';
import { Refusal, describe, type Flags } from './answers.ts';
import { KINDS, type Kind } from './kinds.ts';
import { questionsFor, type Question } from './questions.ts';

/** The kind that a word names. */
export function kindNamed(word: string | undefined): Kind {
  const kind = KINDS.find((one) => one.word === word);
  if (kind !== undefined) return kind;
  const guess = didYouMean(
    word,
    KINDS.map((one) => one.word),
  ).trim();
  const opening =
    word === undefined
      ? 'Say what to add.'
      : `There is no kind "${word}"${guess === '' ? '.' : `; ${guess}`}`;
  throw new Refusal([opening, kindList()]);
}

/** What was typed, by flag; an unknown flag is refused. */
export function flagsOf(kind: Kind, args: readonly string[]): Flags {
  const names = questionsFor(kind).map(({ name }) => name);
  const options = Object.fromEntries(
    names.map((name) => [name, { type: 'string', multiple: true } as const]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const flags: Record<string, string[]> = {};
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Refusal([
        `"${token.value}" belongs to no flag; put a value of several words in quotes`,
      ]);
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) {
      const guess = nearest(token.name, names);
      throw new Refusal([
        `--${token.name} is no flag of "${kind.word}"; ${guess === undefined ? '' : `did you mean --${guess}? `}allowed: ${names.map((name) => `--${name}`).join(', ')}`,
      ]);
    }
    if (token.value === undefined) throw new Refusal([`--${token.name} has no value after it`]);
    (flags[token.name] ??= []).push(token.value);
  }
  return flags;
}

/** The kinds, for help and for a word that is none. */
export function kindList(): string {
  const width = Math.max(...KINDS.map(({ word }) => word.length));
  return [
    'npm run new -- <kind> [--flag "value" …]',
    ...KINDS.map(({ word, about }) => `  ${word.padEnd(width)}  ${about}`),
  ].join('\n');
}

/** The flags of a kind with what each takes. */
export function flagList(kind: Kind): string {
  const questions = questionsFor(kind);
  const width = Math.max(...questions.map(({ name }) => name.length));
  const line = (question: Question) => `  --${question.name.padEnd(width)}  ${describe(question)}`;
  return [
    `npm run new -- ${kind.word}: ${kind.about}`,
    'Needed:',
    ...questions.filter(({ required }) => required).map(line),
    'May be left out:',
    ...questions.filter(({ required }) => !required).map(line),
  ].join('\n');
}
