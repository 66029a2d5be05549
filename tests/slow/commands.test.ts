/** Every command of package.json, called for help and with a word that it does not know. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The files of src/cli that package.json calls. */
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
