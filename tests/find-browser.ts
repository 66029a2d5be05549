/** Finds a Chromium for all that opens pages. */
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * CHROMIUM_PATH, where `packaged` means the one that npm installed; else one that is installed, first the one without windows, which opens pages twice
 * as fast; else the packaged one, so that a machine with nothing but Node has one too.
 */
export async function findBrowser(): Promise<string> {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && chosen !== 'packaged') return chosen;
  const installed = chosen ? undefined : INSTALLED.find((path) => existsSync(path));
  const found = installed ?? (await packaged());
  if (found === undefined)
    throw new Error('No Chromium found: install one and name it, CHROMIUM_PATH=/path/to/chrome');
  return found;
}

/** The package holds a build for Linux on x64 only. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Read while it is imported: makes it bring its own system libraries, so that none need be installed.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
