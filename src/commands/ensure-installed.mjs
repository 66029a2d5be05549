/**
 * `npm start`, `npm test` and the other commands with a pre-script in package.json begin here:
 * installs the dependencies when some are missing or stale.
 * Plain JavaScript without dependencies, because it runs before there are any, on Node 20 too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[] }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lockfile
 * @typedef {{ os: string, cpu: string }} Platform as `process.platform` and `process.arch`
 */

/**
 * Why the installed packages are not those of the lockfile; undefined when they are.
 * An optional package may be left out, but what is installed must be there, in the right version
 * and for this platform (node_modules may come from another machine). Packages the lockfile does not know do no harm.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json; undefined: there is none
 * @param {(path: string) => boolean} isThere whether a package's folder (`node_modules/zod`) exists
 * @param {Platform} platform
 * @returns {string | undefined}
 */
export function installFault(wanted, installed, isThere, platform) {
  if (installed === undefined) return 'nothing is installed';
  for (const [path, entry] of Object.entries(wanted.packages ?? {})) {
    if (path === '' || entry.link) continue;
    const found = installed.packages?.[path];
    if (found === undefined && entry.optional) continue;
    if (found === undefined || !isThere(path)) return `${path} is missing`;
    if (found.version !== entry.version)
      return `${path} is ${found.version}, the lockfile says ${entry.version}`;
    if (found.integrity !== entry.integrity) return `${path} is not the one in the lockfile`;
    if (!fits(entry.os, platform.os) || !fits(entry.cpu, platform.cpu))
      return `${path} is for another platform`;
  }
  return undefined;
}

/**
 * `os` and `cpu` of a package: values allowed, or ruled out with "!".
 *
 * @param {string[] | undefined} list
 * @param {string} value
 */
function fits(list, value) {
  if (list === undefined || list.includes('any')) return true;
  if (list.includes(`!${value}`)) return false;
  return list.every((item) => item.startsWith('!')) || list.includes(value);
}

/** @param {string} root folder of package-lock.json */
function checkFolder(root) {
  const wanted = readJson(join(root, 'package-lock.json'));
  if (wanted === undefined) throw new Error('package-lock.json is missing or broken');
  return installFault(
    wanted,
    readJson(join(root, 'node_modules', '.package-lock.json')),
    (path) => existsSync(join(root, path, 'package.json')),
    { os: process.platform, cpu: process.arch },
  );
}

/**
 * @param {string} file
 * @returns {Lockfile | undefined} undefined when the file is missing or broken
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * `npm ci` with the npm that runs this script, else the one on PATH.
 *
 * @param {string} root
 * @returns {string | undefined} what went wrong
 */
function install(root) {
  // The command needs the development packages too (Node itself is one), whatever NODE_ENV says.
  const args = ['ci', '--include=dev'];
  const { npm_execpath: npm = '', npm_node_execpath: node = process.execPath } = process.env;
  const { status, signal, error } = /^npm-cli\.c?js$/.test(basename(npm))
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) return `npm could not be started (${error.message})`;
  if (status !== 0)
    return `npm ci failed (${signal ?? `exit code ${status}`}); its own message is above`;
  return undefined;
}

/**
 * @param {string} root
 * @returns {number} exit code
 */
function ensureInstalled(root) {
  const fault = checkFolder(root);
  if (fault === undefined) {
    console.log('dependencies: all installed');
    return 0;
  }
  console.log(`dependencies: ${fault}; installing`);
  const failure = install(root) ?? checkFolder(root);
  if (failure === undefined) return 0;
  console.error(`dependencies: ${failure}`);
  return 1;
}

const script = process.argv[1];
if (script !== undefined && import.meta.url === pathToFileURL(realpathSync(script)).href) {
  try {
    process.exitCode = ensureInstalled(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
  } catch (error) {
    console.error(`dependencies: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
