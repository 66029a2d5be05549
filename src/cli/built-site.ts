/** The built site and a browser, for the commands that look at pages. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { createApp } from '#server/app.ts';
import { StartError, orOneLine } from '#server/start-error.ts';
import { DIST_DIR } from '#site/build-folders.ts';
import { findBrowser } from './find-browser.ts';

/** Serves `dist/` on a free port of this machine. */
export async function openBuiltSite(): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(`${DIST_DIR}/index.html`))
    throw new StartError('dist/ holds no built site; run "npm run build" first');
  const app = createApp({ site: { current: DIST_DIR } });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
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
