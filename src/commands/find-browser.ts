/** Finds a Chromium for the browser tests; installs one where none is. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser; undefined when there is none and none could be installed. */
export function findBrowser(): string | undefined {
  return installed() ?? install();
}

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...KNOWN].find(
    (path): path is string => path !== undefined && path !== '' && existsSync(path),
  );
}

/** Playwright's own build first, then Debian's package where we may. */
function install(): string | undefined {
  if (attempt('npx', ['playwright', 'install', 'chromium'])) {
    const path = installed();
    if (path !== undefined) return path;
  }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return installed();
}

function attempt(command: string, args: string[]): boolean {
  console.log(`browser: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
