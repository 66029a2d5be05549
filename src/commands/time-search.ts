/** Time to the search's first result in Chromium, on a slow phone: slow 4G and a quarter of the speed. */
import { chromium, type Page } from 'playwright';
import { ROUTES } from '#config/routes.ts';
import { listen } from '#server/listen.ts';
import { createStaticHandler } from '#server/static.ts';
import { findBrowser } from './find-browser.ts';
import { median } from './median.ts';

const RUNS = 5;
/** Lighthouse's "slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;

/** What is timed, with the query that is typed at once when the window opens. */
const SEARCHES = [
  ['first result, "gst registration"', 'gst registration'],
  ['first result, misspelt "pyaroll"', 'pyaroll'],
  ['first result, a word of the texts', 'retrenchment'],
] as const;

/** Medians in milliseconds, from the press on the header's button to the first option. */
export async function timeInBrowser(distDir: string): Promise<[string, number][]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('no Chromium found; set CHROMIUM_PATH');
  const server = await listen(createStaticHandler(distDir), { host: undefined, port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const results: [string, number][] = [];
    for (const [what, query] of SEARCHES) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        // A context of its own: nothing is cached.
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        await page.goto(`${server.url}${ROUTES.about}`, { waitUntil: 'networkidle' });
        await slowDown(page);
        times.push(await timeSearch(page, query));
        await context.close();
      }
      results.push([what, median(times)]);
    }
    return results;
  } finally {
    await browser.close();
    await server.close(0);
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Timed inside the page, so that the test tool's own time does not count. */
function timeSearch(page: Page, query: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((done) => {
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          const box = document.querySelector<HTMLInputElement>('dialog[open] input[role=combobox]');
          if (box && box.value === '') {
            box.value = text;
            box.dispatchEvent(new Event('input'));
          }
          if (!document.querySelector('[role=option]')) return;
          observer.disconnect();
          done(Math.round(performance.now() - start));
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>('header a[data-site-search]')?.click();
      }),
    query,
  );
}
