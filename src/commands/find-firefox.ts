/** Finds a Firefox for the smoke tests; installs Debian's where none is and where we may. */
import { existsSync } from 'node:fs';
import { aptInstall, mayInstall } from './apt-install.ts';

const KNOWN = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of the browser; undefined when there is none and none could be installed. */
export function findFirefox(): string | undefined {
  return installed() ?? install();
}

function installed(): string | undefined {
  return [process.env.FIREFOX_PATH, ...KNOWN].find(
    (path): path is string => path !== undefined && path !== '' && existsSync(path),
  );
}

/** Playwright's own Firefox is a patched build; the one that visitors have comes from the system. */
function install(): string | undefined {
  if (mayInstall()) aptInstall(['firefox-esr']);
  return installed();
}
