/**
 * Runs before every npm script: installs the packages where node_modules/ does not have those of package-lock.json. It
 * is plain JavaScript without packages, because it runs before any package is installed, and on Node 20 too. The
 * packages contain a newer Node, which is the first on the PATH of the npm script that follows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

if (/[#%?]/.test(process.cwd())) {
  console.error(
    `The folder ${process.cwd()} has a #, % or ? in its path, with which no build works. Rename the folder, or move the project.`,
  );
  process.exit(1);
}
if (!isInstalled()) {
  console.log(
    'Downloading and unpacking the packages of package-lock.json: one minute, or several on a slow line …',
  );
  const command = 'npm ci --include=dev --ignore-scripts --loglevel=error';
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.error('The packages could not be installed; run the command again.');
    process.exitCode = 1;
  }
}

/** Compares package-lock.json with the list that npm writes into node_modules/ at the end of each installation. */
function isInstalled() {
  const read = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  try {
    const installed = new Map(read('node_modules/.package-lock.json'));
    return read('package-lock.json').every(([folder, wanted]) => {
      const found = installed.get(folder);
      if (folder === '' || !found) return folder === '' || !isNeeded(wanted);
      return found.integrity === wanted.integrity && existsSync(folder);
    });
  } catch {
    // Nothing is installed, or an installation was interrupted.
    return false;
  }
}

/**
 * Returns false for an optional package unless it is made for this kind of machine only, because npm may have left it
 * out.
 */
function isNeeded({ optional, devOptional, os = '', cpu = '', libc }) {
  if (!optional && !devOptional) return true;
  return os.includes(process.platform) && cpu.includes(process.arch) && libc === undefined;
}
