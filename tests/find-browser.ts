import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium for tests and scripts. If CHROMIUM_PATH contains a path, that browser is used. If
 * CHROMIUM_PATH is `packaged`, the browser of the npm package comes first. If CHROMIUM_PATH is empty, an installed
 * browser comes first, preferably the headless shell, which opens pages twice as fast.
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

/** Returns the path of the Chromium in the npm package, or undefined on any system other than Linux on x64. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package reads AWS_EXECUTION_ENV during import. If this variable is set, the package uses its own copies of
  // system libraries, so that no library has to be installed.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
