import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ZOD = { version: '4.6.7' };
const OPTIONAL = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
const ELSEWHERE = { ...OPTIONAL, os: ['another'] };
const WANTED = {
  '': { version: '0.1.0' },
  'node_modules/zod': ZOD,
  'node_modules/here': OPTIONAL,
  'node_modules/elsewhere': ELSEWHERE,
  'node_modules/local': { link: true },
};
const INSTALLED = { 'node_modules/zod': ZOD, 'node_modules/here': OPTIONAL };

let root: string;
const put = (name: string, content: string | object) => {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  mkdirSync(join(root, 'src/cli'), { recursive: true });
  copyFileSync('src/cli/run.mjs', join(root, 'src/cli/run.mjs'));
  put('package-lock.json', { packages: WANTED });
});
afterEach(() => rmSync(root, { recursive: true }));

/** What lies in node_modules, and what npm says lies there. */
function layOut(packages: Record<string, object>): void {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  for (const path of Object.keys(packages)) put(`${path}/package.json`, {});
  put('node_modules/.package-lock.json', { packages });
}

/** Runs a command; in the place of npm a script notes its arguments and does what `body` says. */
function run(body = '', command: readonly string[] = []) {
  put(
    'npm-cli.js',
    `require('node:fs').writeFileSync('called.json', process.argv.slice(2).join(' '));\n${body}`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src/cli/run.mjs'), ...command],
    {
      cwd: tmpdir(),
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_execpath: join(root, 'npm-cli.js'),
        npm_node_execpath: process.execPath,
      },
    },
  );
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}
const called = () => existsSync(join(root, 'called.json'));

test.each([
  ['all there', INSTALLED],
  ['an optional one left out', { 'node_modules/zod': ZOD }],
  ['one too many', { ...INSTALLED, 'node_modules/extra': ZOD }],
])('%s: nothing is done', (_, packages) => {
  layOut(packages);
  expect(run()).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(called()).toBe(false);
});

test.each<[string, Record<string, object>]>([
  ['node_modules/zod is missing', { 'node_modules/here': OPTIONAL }],
  [
    'node_modules/zod is 4.0.0, the lockfile says 4.6.7',
    { ...INSTALLED, 'node_modules/zod': { version: '4.0.0' } },
  ],
  [
    'node_modules/elsewhere is for another platform',
    { ...INSTALLED, 'node_modules/elsewhere': ELSEWHERE },
  ],
])('%s: installs', (fault, packages) => {
  layOut(packages);
  expect(run().stdout).toBe(`Installing the packages, about a minute: ${fault}`);
  expect(called()).toBe(true);
});

test('a folder that was deleted is installed again', () => {
  layOut(INSTALLED);
  rmSync(join(root, 'node_modules/zod'), { recursive: true });
  expect(run().stdout).toContain('node_modules/zod is missing');
});

test('an empty folder is filled, and then there is nothing to do', () => {
  const filling = `const { mkdirSync, writeFileSync } = require('node:fs');
    mkdirSync('node_modules/zod', { recursive: true });
    writeFileSync('node_modules/zod/package.json', '{}');
    writeFileSync('node_modules/.package-lock.json', '${JSON.stringify({ packages: INSTALLED })}');
    mkdirSync('node_modules/here');
    writeFileSync('node_modules/here/package.json', '{}');
    if (process.argv.slice(2).join(' ') !== 'ci --include=dev --ignore-scripts') process.exit(9);`;
  expect(run(filling)).toEqual({
    status: 0,
    stdout: 'Installing the packages, about a minute: nothing is installed',
    stderr: '',
  });
  expect(run().stdout).toBe('');
});

test.each([
  ['process.exit(7)', 'npm ci failed (exit code 7); its own message is above'],
  ['', 'nothing is installed'],
])('says so when npm does not do it (%s)', (body, fault) => {
  put('src/cli/greet.ts', 'console.log("ran all the same")');
  expect(run(body, ['greet.ts'])).toEqual({
    status: 1,
    stdout: 'Installing the packages, about a minute: nothing is installed',
    stderr: `The packages could not be installed: ${fault}`,
  });
});

describe('what is run', () => {
  const greeting = 'console.log("hello", process.argv.slice(2)); process.exitCode = 3;';
  beforeEach(() => layOut(INSTALLED));

  test('a file of the folder, with what follows it; its exit code counts', () => {
    put('src/cli/greet.ts', `const word: string = ''; ${greeting}`);
    expect(run('', ['greet.ts', '--loud', 'a b'])).toEqual({
      status: 3,
      stdout: "hello [ '--loud', 'a b' ]",
      stderr: '',
    });
  });

  test.each([{ zod: 'bin/greet.js' }, 'bin/greet.js'])('the command of a package: %j', (bin) => {
    put('node_modules/zod/package.json', { bin });
    put('node_modules/zod/bin/greet.js', greeting);
    expect(run('', ['zod', 'build'])).toMatchObject({ status: 3, stdout: "hello [ 'build' ]" });
  });

  test('by the packaged Node, where one fits', () => {
    put('package.json', { optionalDependencies: { absent: '1', here: '1' } });
    put('node_modules/here/bin/node', `#!/bin/sh\necho "packaged: $(basename $1) $2"\n`);
    chmodSync(join(root, 'node_modules/here/bin/node'), 0o755);
    expect(run('', ['greet.ts', 'x'])).toMatchObject({ status: 0, stdout: 'packaged: greet.ts x' });
  });
});
