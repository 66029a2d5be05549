/**
 * Every command of package.json begins here: `node src/cli/run.mjs doctor.ts` runs a file of this folder,
 * `node src/cli/run.mjs astro build` the command of a package. What is missing or stale is installed first,
 * and the project's own Node runs it, because Node 20 cannot run TypeScript.
 * Plain JavaScript without dependencies, because it runs before there are any, on Node 20 too.
 */
import { spawn, spawnSync } from 'node:child_process';
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
 * @returns {any} undefined when the file is missing or broken
 */
function readJson(file) {
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
  /** @type {Lockfile | undefined} */
  const wanted = readJson('package-lock.json');
  if (wanted === undefined) return 'package-lock.json is missing or broken';
  /** @type {Lockfile | undefined} */
  const installed = readJson('node_modules/.package-lock.json');
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
  // The commands need the development packages too (they check and test), whatever NODE_ENV says.
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

/**
 * The packaged Node of this platform; where there is none, the one at hand, if it can run TypeScript.
 *
 * @returns {string | undefined}
 */
function findNode() {
  const { optionalDependencies = {} } = readJson('package.json') ?? {};
  const packaged = Object.keys(optionalDependencies)
    .flatMap((name) => ['node', 'node.exe'].map((file) => modulePath(name, 'bin', file)))
    .find((file) => existsSync(file));
  return packaged ?? (process.features.typescript ? process.execPath : undefined);
}

/**
 * The file that a word of package.json stands for: one of this folder, or the command of a package.
 *
 * @param {string} word
 */
function fileOf(word) {
  if (word.endsWith('.ts')) return join(ROOT, 'src/cli', word);
  const { bin } = readJson(`node_modules/${word}/package.json`);
  return modulePath(word, typeof bin === 'string' ? bin : bin[word]);
}

/** @param {string[]} parts */
const modulePath = (...parts) => join(ROOT, 'node_modules', ...parts);

/**
 * Runs a command in the place of this one.
 *
 * @param {string[]} command
 */
function run([word = '', ...args]) {
  const node = findNode();
  if (node === undefined)
    return fail(
      `No packaged Node fits this machine (${process.platform}, ${process.arch}), and Node ${process.versions.node} cannot run TypeScript; install Node 24`,
    );
  const child = spawn(node, [fileOf(word), ...args], { stdio: 'inherit' });
  // Ctrl+C reaches both by itself; a stop from elsewhere is passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

const command = process.argv.slice(2);
const fault = findFault();
if (fault !== undefined) console.log(`Installing the packages, about a minute: ${fault}`);
const failure = fault && (install() ?? findFault());
if (failure) fail(`The packages could not be installed: ${failure}`);
else if (command.length > 0) run(command);
