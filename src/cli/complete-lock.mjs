/**
 * `npm run lock`: adds to package-lock.json the optional platform packages that a dependency names
 * but the registry in use does not hold; without them `npm ci` refuses the lockfile. Their hashes
 * (`integrity`) are then to be filled in from a registry that holds them, or from the lockfile of the
 * package's author. Run it after any change of dependencies, then `rm -rf node_modules && npm ci`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

// Not by arguments.ts: this must run while what is installed does not fit the lockfile.
const [word] = process.argv.slice(2);
if (word !== undefined) {
  const help = 'npm run lock\nCompletes package-lock.json after a change of dependencies.';
  if (word === '--help') console.log(help);
  else console.error(`"${word}" is nothing that npm run lock takes.\n\n${help}`);
  process.exit(word === '--help' ? 0 : 1);
}

const FILE = 'package-lock.json';
const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
};
const PROCESSORS = { arm: 'arm', arm64: 'arm64', x64: 'x64', ia32: 'ia32' };

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const { optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] !== undefined || !/^\d/.test(version)) continue;
    const words = name.split('-');
    const os = words.map((word) => SYSTEMS[word]).find(Boolean);
    const cpu = words.map((word) => PROCESSORS[word]).find(Boolean);
    // Without its system and processor npm would try to install it here.
    if (os === undefined || cpu === undefined) continue;
    lock.packages[path] = { version, cpu: [cpu], optional: true, os: [os] };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
const bare = Object.entries(lock.packages)
  .filter(([path, { integrity }]) => path !== '' && integrity === undefined)
  .map(([path]) => path);
console.log(added.length === 0 ? 'lock: complete' : `lock: added ${added.join(', ')}`);
if (bare.length > 0) {
  console.error(`lock: without a hash: ${bare.join(', ')}`);
  process.exitCode = 1;
}
