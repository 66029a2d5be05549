/** Finds a Chromium for tests and scripts that open pages. */
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Returns the path of a Chromium. CHROMIUM_PATH decides if it is set; `packaged` means the one that npm has installed,
 * where it runs. Otherwise an installed browser is used, preferably the one without windows, which opens pages twice as
 * fast. A machine without a browser gets the packaged one.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && chosen !== 'packaged') return chosen;
  const installed = INSTALLED.find((path) => existsSync(path));
  const found = chosen ? ((await packaged()) ?? installed) : (installed ?? (await packaged()));
  if (found === undefined)
    throw new Error('No Chromium found: install one and name it, CHROMIUM_PATH=/path/to/chrome');
  return found;
}

/** Returns the packaged Chromium, which is a build for Linux on x64 only. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package reads this variable during import and then uses the system libraries that it contains, so that none
  // have to be installed.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
