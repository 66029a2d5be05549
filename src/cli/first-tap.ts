/**
 * `npm run taps`: how soon each island answers a tap on a slowed phone, tapped as soon as its part is painted
 * and again on a page that is awake. Medians, in milliseconds from the finger to the answer on the screen.
 */
import { devices, type Browser, type Page } from 'playwright';
import { ROUTES, postPath } from '#site/routes.ts';
import { readArguments } from './arguments.ts';
import { lookAtSite } from './built-site.ts';
import { median } from './median.ts';
import { countSteps } from './progress.ts';

const { word = 5 } = readArguments({
  call: 'npm run taps',
  about: 'How soon islands answer a tap on a slowed phone. Needs "npm run build".',
  word: { name: 'runs', about: 'how often each is tapped, 5 times unless told', whole: true },
});
const RUNS = Number(word);
/** A phone of the middle class on a slow line: 1.6 Mbit/s, 150 ms. */
const CPU_SLOWED = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
/** Long enough for the islands of a page to have woken. */
const AWAKE_MS = 6000;

interface Tap {
  readonly path: string;
  /** What is tapped. */
  readonly on: string;
  /** Typed after the tap. */
  readonly letters?: string;
  /** Shown when the tap is answered. */
  readonly answer: string;
}

const TAPS: Readonly<Record<string, Tap>> = {
  'open a question, FAQs': { path: ROUTES.faqs, on: 'main summary', answer: 'details[open] p' },
  'open the share menu, article': {
    path: postPath(1),
    on: 'main :is(summary, button):has-text("Share")',
    answer: '[role=menuitem], details[open] a[href^="mailto:"]',
  },
  'choose a service, family': {
    path: ROUTES.faas,
    on: 'main a[data-opens]',
    answer: '[data-view]:not([data-view=""]) :is(h1, h2), body:not(:has([data-view])) h1',
  },
  'type a letter, home search': {
    path: ROUTES.home,
    on: '[role=combobox]',
    letters: 'g',
    answer: '[role=combobox]:not(:placeholder-shown)',
  },
  'suggestions, home search (300 ms wait included)': {
    path: ROUTES.home,
    on: '[role=combobox]',
    letters: 'g',
    answer: '[role=option] b',
  },
};

await lookAtSite(async (browser, url) => {
  const next = countSteps('Taps', RUNS * 2 * Object.keys(TAPS).length);
  const table: Record<string, Record<string, number>> = {};
  for (const [name, tap] of Object.entries(TAPS)) {
    const times: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1)
      for (const [at, wait] of [0, AWAKE_MS].entries()) {
        times[at]?.push(await answerTime(browser, url, tap, wait));
        next();
      }
    table[name] = { 'at once': median(times[0]), awake: median(times[1]) };
  }
  console.log(`CPU slowed ${CPU_SLOWED} times, 1.6 Mbit/s, 150 ms; medians of ${RUNS}, ms`);
  console.table(table);
});

async function answerTime(browser: Browser, url: string, tap: Tap, wait: number): Promise<number> {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await slowDown(page);
  const from = tap.letters === undefined ? 'pointerdown' : 'keydown';
  await page.addInitScript(timeAnswer, { from, answer: tap.answer });
  await page.goto(url + tap.path, { waitUntil: 'commit' });
  const part = page.locator(tap.on).locator('visible=true').first();
  await part.waitFor();
  await page.waitForTimeout(wait);
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await part.tap({ noWaitAfter: true });
  if (tap.letters !== undefined) await page.keyboard.press(tap.letters);
  const answered = await page.waitForFunction(() => sessionStorage.getItem('answered'));
  const time = Number(await answered.jsonValue());
  await context.close();
  return Math.round(time);
}

/**
 * In the page: keeps the time from the finger or the key to the first frame that shows the answer. A link
 * that is tapped before its island wakes leads to a page of its own, which has the answer then.
 */
function timeAnswer({ from, answer }: { from: string; answer: string }): void {
  const look = () => {
    const shown = [...document.querySelectorAll(answer)].some((one) => one.checkVisibility());
    const time =
      performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('tapped'));
    if (shown) sessionStorage.setItem('answered', String(time));
    else requestAnimationFrame(look);
  };
  const note = ({ timeStamp }: Event) => {
    sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
    requestAnimationFrame(look);
  };
  if (sessionStorage.getItem('tapped') === null)
    addEventListener(from, note, { capture: true, once: true });
  else requestAnimationFrame(look);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
}
