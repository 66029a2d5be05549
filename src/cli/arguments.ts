/** What a command of `npm run` takes after its name; anything else is refused, and `--help` explains it. */
import { parseArgs } from 'node:util';

export interface Usage<Flag extends string = string> {
  /** As it is called: `npm run doctor`. */
  readonly call: string;
  /** What it does, in a sentence. */
  readonly about: string;
  /** What each flag does. */
  readonly flags?: Readonly<Record<Flag, string>>;
  /** The one word that may follow. */
  readonly word?: { readonly name: string; readonly about: string; readonly whole?: boolean };
}

export interface Arguments<Flag extends string> {
  readonly flags: Readonly<Record<Flag, boolean>>;
  readonly word: string | undefined;
}

/** Reads the command line. Ends the process where it asks for help or says what the command does not take. */
export function readArguments<Flag extends string = never>(usage: Usage<Flag>): Arguments<Flag> {
  const read = interpret(usage, process.argv.slice(2));
  if ('help' in read) {
    console.log(read.help);
    process.exit(0);
  }
  if ('refusal' in read) {
    console.error(`${read.refusal}\n\n${helpText(usage)}`);
    process.exit(1);
  }
  return read;
}

/** What the words of a command line mean. */
export function interpret<Flag extends string>(
  usage: Usage<Flag>,
  words: readonly string[],
): Arguments<Flag> | { readonly help: string } | { readonly refusal: string } {
  const known = Object.keys(usage.flags ?? {}) as Flag[];
  const { tokens } = parseArgs({ args: [...words], strict: false, tokens: true });
  const refuse = (what: string) => ({ refusal: `"${what}" is nothing that ${usage.call} takes.` });
  const given = new Set<string>();
  let word: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (usage.word === undefined || word !== undefined) return refuse(token.value);
      if (usage.word.whole && !/^[1-9]\d*$/.test(token.value))
        return { refusal: `"${token.value}" is no whole number.` };
      word = token.value;
    } else if (token.kind === 'option') {
      if (token.rawName === '--help' || token.rawName === '-h') return { help: helpText(usage) };
      if (!known.includes(token.name as Flag) || token.value !== undefined)
        return refuse(words[token.index] ?? token.rawName);
      given.add(token.name);
    }
  }
  const flags = Object.fromEntries(known.map((flag) => [flag, given.has(flag)]));
  return { flags: flags as Record<Flag, boolean>, word };
}

function helpText({ call, about, flags = {}, word }: Usage): string {
  const lines = [
    ...(word ? [[word.name, word.about]] : []),
    ...Object.entries(flags).map(([flag, does]) => [`--${flag}`, does]),
    ['--help', 'prints this'],
  ] as [string, string][];
  const width = Math.max(...lines.map(([name]) => name.length));
  const names = lines.map(([name]) => `[${name}]`).join(' ');
  return [
    `${call} -- ${names}`,
    about,
    '',
    ...lines.map(([name, does]) => `  ${name.padEnd(width)}  ${does}`),
  ].join('\n');
}
