/** The pages of the built site, for tests that open every page or one page of each template. */
import { expect, type Locator, type Page } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { ERROR_PATH, NOT_FOUND_PATH, BLOG_NOT_FOUND_PATH, ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { expectPageScript, wakeAll } from './islands.ts';
import { somePost } from '../published.ts';

export const PHONE = { width: 390, height: 844 };

const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');

export const SITE_PATHS = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  (match) => new URL(match[1] ?? '').pathname,
);

/** Paths of all pages, including the error pages, but without the search page, which has its own tests. */
export const EVERY_PATH = [...SITE_PATHS, NOT_FOUND_PATH, BLOG_NOT_FOUND_PATH, ERROR_PATH];

/** Answers the request for the map with an empty page, because tests send no requests to other sites. */
export const leaveMapEmpty = (page: Page) =>
  page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));

/** Returns a list that collects all console errors, console warnings, exceptions and policy violations from now on. */
export async function watchFaults(page: Page): Promise<string[]> {
  await leaveMapEmpty(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return faults;
}

/** Something on the screen that moved although the visitor did nothing. */
interface Shift {
  /** The layout shift, as Lighthouse adds it up. */
  value: number;
  /** Time since the page was requested. */
  ms: number;
  /** The texts that moved. */
  moved: (string | undefined)[];
  /** The largest distance by which one of them moved up or down. */
  px: number;
  /** True if the browser had not yet drawn the whole HTML. */
  early: boolean;
}

/** Records layout shifts from now on. Returns a function that lists the shifts so far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    let drawnAt = Infinity;
    // The task that a frame adds runs when the frame has been drawn.
    const noteFrame = () => setTimeout(() => (drawnAt = performance.now()));
    document.addEventListener('readystatechange', () => requestAnimationFrame(noteFrame), {
      once: true,
    });
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Entry[]) {
        // Quotes the text that moved, so that the cause of a shift can be found.
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 80));
        const px = Math.max(
          ...sources.map(({ previousRect, currentRect }) =>
            Math.abs(currentRect.top - previousRect.top),
          ),
        );
        shifts.push({ value, ms: Math.round(startTime), moved, px, early: startTime < drawnAt });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Returns the number of pixels by which the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);

/** Expects that the page in its present state does not scroll sideways and that axe finds nothing. */
export async function expectSound(page: Page): Promise<void> {
  expect(await sideways(page), 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
}

/**
 * Clicks a link with Ctrl, and returns whether the page leaves the click to the browser. The click is then cancelled,
 * so that no new tab opens: the packaged Chromium does not always load a new tab.
 */
export async function isLeftToBrowser(link: Locator): Promise<boolean> {
  const isLeft = link.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const look = (event: Event) => {
          done(!event.defaultPrevented);
          event.preventDefault();
        };
        document.addEventListener('click', look, { once: true });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  return isLeft;
}

/** Opens a page, waits for its script and stops the clock. From then on, only the test advances the clock. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await expectPageScript(page);
  await page.clock.pauseAt(60_000);
}

/** One page of each template, except the search page, which has its own tests. */
export const TEMPLATES: readonly string[] = [
  ...Object.values(ROUTES).filter((path) => path !== ROUTES.search),
  servicePagePath('company-secretarial/company-incorporation/opc'),
  somePost,
  '/financial/compliance-guides',
  ...SITE_PATHS.filter((path) => path.startsWith('/financial/compliance-guides/')).slice(0, 1),
  NOT_FOUND_PATH,
  BLOG_NOT_FOUND_PATH,
];

/** Opens a page and waits for its fonts, its islands and its filter. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await leaveMapEmpty(page);
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Scrolls to an island that hydrates only when it comes into view. The island element itself has no size.
    const late = document.querySelector('astro-island[client=visible]')?.firstElementChild;
    // Does not use scrollIntoView(), which changes where the Tab key continues in some versions of Chromium.
    if (late) scrollTo({ top: late.getBoundingClientRect().top, behavior: 'instant' });
  });
  await wakeAll(page);
  // The filter of a list appears when its script has loaded.
  await expect(page.locator('[data-controls].invisible')).toHaveCount(0);
  // The hero's controls appear a moment after its island is hydrated.
  const hero = page.locator('[data-hero]');
  if ((await hero.count()) > 0) await expect(hero.getByRole('button').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Opens every disclosure except the header's dropdowns, and waits for contents that load only then. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      'details:not([data-dropdown])',
    )) {
      // Disclosures with the same `name` close each other, so the name is removed.
      details.removeAttribute('name');
      details.open = true;
    }
  });
  // A disclosure whose content is still loading contains only its summary.
  await expect(page.locator('details[open]:not(:has(> :not(summary)))')).toHaveCount(0);
}
