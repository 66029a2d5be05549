/**
 * Runs before every npm script, and installs the packages of package-lock.json if one is missing in node_modules/. This
 * file is plain JavaScript and imports no package, because it runs before the packages are installed, possibly on Node
 * 20. One of the packages is a newer Node, which the npm script then uses.
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

/** Returns whether the packages are installed, according to the list that npm writes after each installation. */
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
 * Returns whether a package must be installed. An optional package must be installed only if its entry lists this system
 * and this processor, and does not list a C library; npm may leave out all other optional packages.
 */
function isNeeded({ optional, devOptional, os = '', cpu = '', libc }) {
  if (!optional && !devOptional) return true;
  return os.includes(process.platform) && cpu.includes(process.arch) && libc === undefined;
}
