/**
 * Runs before every npm script: installs the packages when package-lock.json has changed. Plain
 * JavaScript without packages, because it runs before any are installed, also on Node 20. The
 * packages bring a newer Node, which comes first on the PATH of the script itself.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

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
  const isWindows = process.platform === 'win32';
  const npm = spawn('npm ci --include=dev --ignore-scripts', {
    shell: true,
    detached: !isWindows,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  let isStopped = false;
  npm.stderr.on('data', (chunk) => (errors += chunk));
  // npm runs on for minutes after it is asked to stop, and would block the next command.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      isStopped = true;
      if (isWindows) npm.kill();
      else process.kill(-npm.pid, 'SIGKILL');
    });
  npm.on('close', (code) => {
    if (code === 0) return writeFileSync(STAMP, wanted);
    process.exitCode = 1;
    if (isStopped) console.error('\nStopped; the next command installs the packages anew.');
    else if (errors.includes('EUSAGE'))
      console.error(
        'package-lock.json does not fit package.json; run "npm install" and commit both.',
      );
    else
      console.error(
        `${errors.trim()}\nThe packages could not be installed; run the command again.`.trim(),
      );
  });
}
