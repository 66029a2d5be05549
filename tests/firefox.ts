import { existsSync } from 'node:fs';

/** The Firefox that visitors have comes from the system; FIREFOX_PATH names another. */
export const FIREFOX = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => existsSync(path));
export const NO_FIREFOX = 'Firefox is not installed, so it is not tried';
