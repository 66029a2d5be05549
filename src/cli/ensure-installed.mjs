/**
 * `npm start`, `npm test` and the other commands with a pre-script in package.json begin here:
 * installs the dependencies when some are missing or stale.
 * Plain JavaScript without dependencies, because it runs before there are any, on Node 20 too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lockfile
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {string} file
 * @returns {Lockfile | undefined} undefined when the file is missing or broken
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Why the installed packages are not those of the lockfile; undefined when they are. An optional
 * package may be left out, but what is installed must be there, in the right version and for this
 * platform, since node_modules may come from another machine.
 *
 * @returns {string | undefined}
 */
function findFault() {
  const wanted = readLock('package-lock.json');
  if (wanted === undefined) return 'package-lock.json is missing or broken';
  const installed = readLock('node_modules/.package-lock.json');
  if (installed === undefined) return 'nothing is installed';
  for (const [path, { version, link, optional, os, cpu }] of Object.entries(wanted.packages)) {
    const found = installed.packages[path];
    if (path === '' || link || (found === undefined && optional)) continue;
    if (found === undefined || !existsSync(join(ROOT, path, 'package.json')))
      return `${path} is missing`;
    if (found.version !== version)
      return `${path} is ${found.version}, the lockfile says ${version}`;
    if ((os && !os.includes(process.platform)) || (cpu && !cpu.includes(process.arch)))
      return `${path} is for another platform`;
  }
  return undefined;
}

/**
 * `npm ci` with the npm that runs this script, else the one on PATH.
 *
 * @returns {string | undefined} what went wrong
 */
function install() {
  // The command needs the development packages too (they check and test), whatever NODE_ENV says.
  // Nothing here needs a script of a package to be run.
  const args = ['ci', '--include=dev', '--ignore-scripts'];
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env;
  const { status, signal, error } = /^npm-cli\.c?js$/.test(basename(npm))
    ? spawnSync(node, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) return `npm could not be started (${error.message})`;
  if (status !== 0)
    return `npm ci failed (${signal ?? `exit code ${status}`}); its own message is above`;
  return undefined;
}

const fault = findFault();
console.log(`dependencies: ${fault === undefined ? 'all installed' : `${fault}; installing`}`);
const failure = fault && (install() ?? findFault());
if (failure) {
  console.error(`dependencies: ${failure}`);
  process.exitCode = 1;
}
