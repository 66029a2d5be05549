/** What commands take: the reading of a command line. That every command reads its own so: tests/slow/commands.test.ts. */
import { expect, test } from 'vitest';
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
