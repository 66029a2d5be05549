/** What commands take: the reading of a command line, and every command of package.json called with words it does not know. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { interpret } from './arguments.ts';

const USAGE = {
  call: 'npm run look',
  about: 'Looks at things.',
  flags: { record: 'keeps what it saw', all: 'looks at everything' },
} as const;
const WITH_WORD = { ...USAGE, word: { name: 'path', about: 'where to look' } };
const WITH_COUNT = { ...USAGE, word: { name: 'count', about: 'how often', whole: true } };

test('flags and a word, in any order', () => {
  expect(interpret(USAGE, [])).toEqual({ flags: { record: false, all: false }, word: undefined });
  expect(interpret(WITH_WORD, ['--all', 'content/blog'])).toEqual({
    flags: { record: false, all: true },
    word: 'content/blog',
  });
  expect(interpret(WITH_COUNT, ['12'])).toMatchObject({ word: '12' });
});

test.each([
  ['a flag that it does not have', USAGE, ['--al'], '"--al" is nothing that npm run look takes.'],
  ['a value for a flag that takes none', USAGE, ['--all=no'], '"--all=no" is nothing that'],
  ['a short flag', USAGE, ['-r'], '"-r" is nothing that npm run look takes.'],
  ['a word where none belongs', USAGE, ['x'], '"x" is nothing that npm run look takes.'],
  ['a second word', WITH_WORD, ['x', 'y'], '"y" is nothing that npm run look takes.'],
  ['a word for a number', WITH_COUNT, ['0'], '"0" is no whole number.'],
])('%s is refused', (_, usage, words, message) => {
  const read = interpret(usage, words);
  expect('refusal' in read && read.refusal).toContain(message);
});

test.each([['--help'], ['-h']])('%s explains each flag in a line', (word) => {
  expect(interpret(WITH_WORD, [word])).toEqual({
    help: `npm run look -- [path] [--record] [--all] [--help]
Looks at things.

  path      where to look
  --record  keeps what it saw
  --all     looks at everything
  --help    prints this`,
  });
});

/** The files of this folder that package.json calls. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const COMMANDS = Object.entries(scripts).flatMap(([script, text]) => {
  const [, file] = /^node src\/cli\/(?:run\.mjs )?([\w-]+\.(?:ts|mjs))$/.exec(text) ?? [];
  return file === undefined ? [] : [[script, file] as const];
});

describe.each(COMMANDS)('npm run %s', (_, file) => {
  const call = (word: string) =>
    spawnSync(process.execPath, [`src/cli/${file}`, word], { encoding: 'utf8', timeout: 55_000 });

  test('--help prints what it takes, and does nothing else', () => {
    const { status, stdout, stderr } = call('--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^npm (?:run )?\w+/);
  });

  test('a word that it does not know ends it with 1, and a line that names the word', () => {
    const { status, stdout, stderr } = call('--nonsense');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('"--nonsense"');
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

test('every script that runs a file of ours was tried', () => {
  const ours = Object.values(scripts).filter((text) =>
    /src\/cli\/(?:run\.mjs )?[\w-]+\.ts/.test(text),
  );
  expect(COMMANDS.length).toBeGreaterThan(10);
  expect(COMMANDS.length).toBe(ours.length + 1); // `npm run lock` is plain JavaScript.
});
