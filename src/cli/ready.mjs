/**
 * Runs before every npm script: installs the packages when package-lock.json has changed. Plain
 * JavaScript without packages, because it runs before any are installed, also on Node 20. The
 * packages bring a newer Node, which comes first on the PATH of the script itself.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

if (/[#%?]/.test(process.cwd())) {
  console.error(
    `The folder ${process.cwd()} has a #, % or ? in its path, with which no build works. Rename the folder, or move the project.`,
  );
  process.exit(1);
}
const STAMP = 'node_modules/.installed';
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const wanted = `${hash} ${process.platform} ${process.arch}`;
let installed = '';
try {
  installed = readFileSync(STAMP, 'utf8');
} catch {
  // Nothing is installed, or an installation was interrupted.
}
if (installed !== wanted) {
  console.log(
    'Downloading and unpacking the packages of package-lock.json: one minute, or several on a slow line …',
  );
  const command = 'npm ci --include=dev --ignore-scripts --loglevel=error';
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status === 0) writeFileSync(STAMP, wanted);
  else {
    console.error('The packages could not be installed; run the command again.');
    process.exitCode = 1;
  }
}
