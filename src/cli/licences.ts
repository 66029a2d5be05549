/** `npm run licences`: what travels to visitors and what builds the site, each with its licence; fails when one is unknown. */
import { existsSync, readFileSync } from 'node:fs';
import { DIST_DIR } from '#site/build-folders.ts';
import { LICENCES_PATH } from '#site/file-paths.ts';
import { readArguments } from './arguments.ts';
import { lockedLicences, shippedTitles, type Lockfile } from './licence-list.ts';

readArguments({
  call: 'npm run licences',
  about: 'What travels to visitors and what builds the site, each with its licence.',
});
const file = `${DIST_DIR}${LICENCES_PATH}`;
const shipped = existsSync(file) ? shippedTitles(readFileSync(file, 'utf8')) : [];
console.log(`To visitors (${file}, "npm run build" writes it):`);
for (const title of shipped) console.log(`  ${title}`);

console.log('\nInstalled to build, serve and test (package-lock.json):');
const locked = lockedLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile);
for (const [licence, names] of locked) console.log(`  ${licence}: ${names.join(', ')}`);

if (locked.has('unknown') || shipped.some((title) => title.endsWith('(unknown)'))) {
  console.error('\nA licence is unknown; look it up before the package is used.');
  process.exitCode = 1;
}
