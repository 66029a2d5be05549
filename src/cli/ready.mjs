/**
 * Runs before every npm script: installs the packages when package-lock.json has changed. Plain
 * JavaScript without packages, because it runs before there are any, on Node 20 too. The Node that
 * comes with them is the first on the PATH of the script itself.
 */
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed';
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const wanted = `${hash} ${process.platform} ${process.arch}`;
let found = '';
try {
  found = readFileSync(STAMP, 'utf8');
} catch {
  // Nothing is installed, or an installation was interrupted.
}
if (found !== wanted) {
  console.log('Installing the packages, about a minute …');
  try {
    execSync('npm ci --include=dev --ignore-scripts', { stdio: ['inherit', 'ignore', 'pipe'] });
    writeFileSync(STAMP, wanted);
  } catch (error) {
    const said = String(error.stderr ?? '').trim();
    console.error(
      said.includes('EUSAGE')
        ? 'package-lock.json does not fit package.json; run "npm install" and commit both.'
        : `${said}\nThe packages could not be installed; run the command again.`.trim(),
    );
    process.exitCode = 1;
  }
}
