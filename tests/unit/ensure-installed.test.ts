import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installFault } from '../../src/commands/ensure-installed.mjs';

const ZOD = { version: '4.6.7', integrity: 'sha512-zod' };
const SHARP_LINUX = {
  version: '1.0.0',
  integrity: 'sha512-l',
  optional: true,
  os: ['linux'],
  cpu: ['x64'],
};
const SHARP_MAC = {
  version: '1.0.0',
  integrity: 'sha512-m',
  optional: true,
  os: ['darwin'],
  cpu: ['arm64'],
};
const NOT_WINDOWS = { version: '1.0.0', integrity: 'sha512-w', optional: true, os: ['!win32'] };
const WANTED = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': ZOD,
    'node_modules/@img/sharp-linux': SHARP_LINUX,
    'node_modules/@img/sharp-mac': SHARP_MAC,
    'node_modules/@img/not-windows': NOT_WINDOWS,
    'node_modules/local': { link: true },
  },
};
const LINUX = { os: 'linux', cpu: 'x64' };
const INSTALLED = { 'node_modules/zod': ZOD, 'node_modules/@img/sharp-linux': SHARP_LINUX };

describe('what is installed against the lockfile', () => {
  test.each([
    ['all there', INSTALLED, [], undefined],
    ['an optional one left out', { 'node_modules/zod': ZOD }, [], undefined],
    ['one too many', { ...INSTALLED, 'node_modules/extra': ZOD }, [], undefined],
    [
      'one with a "not" platform',
      { ...INSTALLED, 'node_modules/@img/not-windows': NOT_WINDOWS },
      [],
      undefined,
    ],
    [
      'one missing',
      { 'node_modules/@img/sharp-linux': SHARP_LINUX },
      [],
      'node_modules/zod is missing',
    ],
    ['a folder deleted', INSTALLED, ['node_modules/zod'], 'node_modules/zod is missing'],
    [
      'an optional folder deleted',
      INSTALLED,
      ['node_modules/@img/sharp-linux'],
      'node_modules/@img/sharp-linux is missing',
    ],
    [
      'another version',
      { ...INSTALLED, 'node_modules/zod': { ...ZOD, version: '4.0.0' } },
      [],
      'node_modules/zod is 4.0.0, the lockfile says 4.6.7',
    ],
    [
      'an optional one in another version',
      { ...INSTALLED, 'node_modules/@img/sharp-linux': { ...SHARP_LINUX, version: '0.9.0' } },
      [],
      'node_modules/@img/sharp-linux is 0.9.0, the lockfile says 1.0.0',
    ],
    [
      'another package of that version',
      { ...INSTALLED, 'node_modules/zod': { ...ZOD, integrity: 'sha512-other' } },
      [],
      'node_modules/zod is not the one in the lockfile',
    ],
    [
      'a folder from another machine',
      { 'node_modules/zod': ZOD, 'node_modules/@img/sharp-mac': SHARP_MAC },
      [],
      'node_modules/@img/sharp-mac is for another platform',
    ],
  ])('%s', (_, packages, deleted: string[], fault) => {
    const isThere = (path: string) => !deleted.includes(path);
    expect(installFault(WANTED, { packages }, isThere, LINUX)).toBe(fault);
  });

  test('nothing installed', () => {
    expect(installFault(WANTED, undefined, () => true, LINUX)).toBe('nothing is installed');
  });

  test('a package that rules this platform out', () => {
    const packages = { ...INSTALLED, 'node_modules/@img/not-windows': NOT_WINDOWS };
    const wanted = { packages: { 'node_modules/@img/not-windows': NOT_WINDOWS } };
    expect(installFault(wanted, { packages }, () => true, { os: 'win32', cpu: 'x64' })).toBe(
      'node_modules/@img/not-windows is for another platform',
    );
  });
});

describe('the command', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ensure-'));
    mkdirSync(join(root, 'src', 'commands'), { recursive: true });
    copyFileSync(
      'src/commands/ensure-installed.mjs',
      join(root, 'src', 'commands', 'ensure-installed.mjs'),
    );
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/zod': ZOD } }),
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Stands in for npm: notes its arguments, then does what `body` says. */
  function run(body: string) {
    const npm = join(root, 'npm-cli.js');
    writeFileSync(
      npm,
      `const fs = require('node:fs');
       fs.writeFileSync('called.json', JSON.stringify(process.argv.slice(2)));
       ${body}`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'src', 'commands', 'ensure-installed.mjs')],
      {
        cwd: tmpdir(),
        encoding: 'utf8',
        env: { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath },
      },
    );
    return { status, stdout, stderr };
  }
  const INSTALL = `fs.mkdirSync('node_modules/zod', { recursive: true });
    fs.writeFileSync('node_modules/zod/package.json', '{}');
    fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`;
  const called = () => existsSync(join(root, 'called.json'));

  test('installs once, then no more', () => {
    expect(run(INSTALL)).toEqual({
      status: 0,
      stdout: 'dependencies: nothing is installed; installing\n',
      stderr: '',
    });
    expect(JSON.parse(readFileSync(join(root, 'called.json'), 'utf8'))).toEqual([
      'ci',
      '--include=dev',
    ]);
    rmSync(join(root, 'called.json'));
    expect(run(INSTALL)).toEqual({
      status: 0,
      stdout: 'dependencies: all installed\n',
      stderr: '',
    });
    expect(called()).toBe(false);
  });

  test('installs again when the lockfile changed', () => {
    run(INSTALL);
    const newer = { packages: { 'node_modules/zod': { ...ZOD, version: '5.0.0' } } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(newer));
    expect(run(INSTALL).stdout).toBe(
      'dependencies: node_modules/zod is 4.6.7, the lockfile says 5.0.0; installing\n',
    );
  });

  test.each([
    ['process.exit(7)', 'dependencies: npm ci failed (exit code 7); its own message is above\n'],
    ['', 'dependencies: nothing is installed\n'],
  ])('says so when npm does not do it (%s)', (body, stderr) => {
    expect(run(body)).toMatchObject({ status: 1, stderr });
  });

  test('says so when there is no lockfile', () => {
    rmSync(join(root, 'package-lock.json'));
    expect(run('')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'dependencies: package-lock.json is missing or broken\n',
    });
    expect(called()).toBe(false);
  });
});
