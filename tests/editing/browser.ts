/** The browser that has the editing page open: Chromium, or with `EDIT_BROWSER=firefox` the Firefox of the system. */
import { chromium, firefox, type Browser } from 'playwright/test';
import { findBrowser } from '../find-browser.ts';
import { FIREFOX, NO_FIREFOX } from '../firefox.ts';

const isFirefox = process.env['EDIT_BROWSER'] === 'firefox';

/** Why the browser that is asked for cannot be had. */
export const absent = isFirefox && FIREFOX === undefined ? NO_FIREFOX : undefined;

export async function launchBrowser(): Promise<Browser> {
  if (!isFirefox)
    return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  if (FIREFOX === undefined) throw new Error(NO_FIREFOX);
  // Over WebDriver BiDi, as Mozilla builds it; Playwright's own is a patched build.
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX });
  allowWithoutColours(browser);
  return browser;
}

interface Session {
  send(method: string, params?: object): Promise<object>;
}

/** Playwright sets a colour scheme for every context, which the long-term Firefox does not know yet. */
function allowWithoutColours(browser: Browser): void {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl(one: Browser): { _browserSession: Session } };
  };
  const ways = Object.getPrototypeOf(connection.toImpl(browser)._browserSession) as Session;
  const { send } = ways;
  ways.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params);
  };
}
