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
    execSync('npm ci --include=dev --ignore-scripts', { stdio: 'inherit' });
    writeFileSync(STAMP, wanted);
  } catch {
    console.error(
      'The packages could not be installed; the reason is above. Run the command again.',
    );
    process.exitCode = 1;
  }
}
