import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

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
  root = mkdtempSync(join(tmpdir(), 'ensure-'));
  mkdirSync(join(root, 'src/cli'), { recursive: true });
  copyFileSync('src/cli/ensure-installed.mjs', join(root, 'src/cli/ensure-installed.mjs'));
  put('package-lock.json', { packages: WANTED });
});
afterEach(() => rmSync(root, { recursive: true }));

/** What lies in node_modules, and what npm says lies there. */
function layOut(packages: Record<string, object>): void {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  for (const path of Object.keys(packages)) put(`${path}/package.json`, {});
  put('node_modules/.package-lock.json', { packages });
}

/** Runs the command; in the place of npm a script notes its arguments and does what `body` says. */
function run(body = '') {
  put(
    'npm-cli.js',
    `require('node:fs').writeFileSync('called.json', process.argv.slice(2).join(' '));\n${body}`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src/cli/ensure-installed.mjs')],
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
  expect(run()).toEqual({ status: 0, stdout: 'dependencies: all installed', stderr: '' });
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
  expect(run().stdout).toBe(`dependencies: ${fault}; installing`);
  expect(called()).toBe(true);
});

test('a folder that was deleted is installed again', () => {
  layOut(INSTALLED);
  rmSync(join(root, 'node_modules/zod'), { recursive: true });
  expect(run().stdout).toContain('node_modules/zod is missing; installing');
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
    stdout: 'dependencies: nothing is installed; installing',
    stderr: '',
  });
  expect(run().stdout).toBe('dependencies: all installed');
});

test.each([
  ['process.exit(7)', 'dependencies: npm ci failed (exit code 7); its own message is above'],
  ['', 'dependencies: nothing is installed'],
])('says so when npm does not do it (%s)', (body, stderr) => {
  expect(run(body)).toMatchObject({ status: 1, stderr });
});
