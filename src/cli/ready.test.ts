import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';

const at = useFolder();
const { platform, arch } = process;
const SCRIPT = resolve('src/cli/ready.mjs');

const needed = { react: { integrity: 'a' }, vitest: { integrity: 'b', dev: true } };
const here = { optional: true, os: platform, cpu: [arch], integrity: 'c' };
const elsewhere = { optional: true, os: ['none'], cpu: arch, integrity: 'd' };
const missing = { optional: true, integrity: 'e' };
const otherLibrary = { ...here, libc: ['musl'] };
const locked = { '': { name: 'site' }, ...needed, here, elsewhere, missing, otherLibrary };

test.skipIf(platform === 'win32').each<[string, object | undefined, boolean]>([
  ['does not install again after npm ci', { ...needed, here }, false],
  ['installs where there are no packages', undefined, true],
  ['installs what package-lock.json has in another version', { ...needed, here: elsewhere }, true],
  ['installs a package whose folder is missing', { ...needed, here, missing }, true],
  ['installs the packages of developers too', { react: needed.react, here }, true],
  ['installs where the folder is of another system', { ...needed, elsewhere }, true],
])('%s', (_, installed, isAsked) => {
  writeFileSync(at('package-lock.json'), JSON.stringify({ packages: locked }));
  for (const folder of ['node_modules', 'react', 'vitest', 'here']) mkdirSync(at(folder));
  if (installed)
    writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  mkdirSync(at('bin'));
  writeFileSync(at('bin/npm'), '#!/bin/sh\ntouch asked\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${at('bin')}${delimiter}${process.env['PATH'] ?? ''}` };
  const { status } = spawnSync(process.execPath, [SCRIPT], { cwd: at(), env });
  expect([status, existsSync(at('asked'))]).toEqual([0, isAsked]);
});

test.each(['a#b', 'a%b'])('refuses a folder named %s, in which no build works', (name) => {
  mkdirSync(at(name));
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: at(name) });
  expect(status).toBe(1);
  expect(stderr.toString()).toContain('Rename the folder');
});
