/** Finds a Chromium for the browser tests; installs one where none is. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall, attempt, mayInstall } from './apt-install.ts';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without windows, as Playwright's own build is: it opens a page three times as fast. Falls
 * back to any Chromium.
 */
export function findHeadlessBrowser(): string | undefined {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) return findBrowser();
  if (!existsSync(SHELL) && mayInstall()) aptInstall(['chromium-headless-shell']);
  return existsSync(SHELL) ? SHELL : findBrowser();
}

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
  if (mayInstall()) aptInstall(['chromium']);
  return installed();
}
