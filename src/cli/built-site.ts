/** The built site and a browser, for the commands that look at pages. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { createApp } from '#server/app.ts';
import { listen, type Running } from '#server/listen.ts';
import { NO_BUILD, orOneLine } from '#server/serve-site.ts';
import { StartError } from '#server/start-error.ts';
import { DIST_DIR } from '#site/build-folders.ts';
import { findBrowser } from './find-browser.ts';

/** Serves `dist/` on a free port of this machine. */
export async function openBuiltSite(): Promise<Running> {
  if (!existsSync(`${DIST_DIR}/index.html`)) throw new StartError(NO_BUILD);
  return listen(createApp({ site: { current: DIST_DIR } }), { host: '127.0.0.1', port: 0 });
}

/** Opens a browser on the built site; what is missing for it is told in a line. */
export async function lookAtSite(
  look: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  await orOneLine(async () => {
    const executablePath = await findBrowser();
    const server = await openBuiltSite();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    await look(browser, server.url);
    await browser.close();
    await server.close();
  });
}
