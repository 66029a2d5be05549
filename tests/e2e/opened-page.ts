/** A page opened as a visitor would: status, one h1, no console error, no policy violation, nothing shifts, no axe finding. */
import { expect, type BrowserContext, type Page } from 'playwright/test';
import { axeFindings } from './axe.ts';
import { wakeAll } from './islands.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';

export const WIDE = 1440;
/** A phone's. */
export const NARROW = 390;

async function collectFailures(page: Page): Promise<string[]> {
  // The map is another's page, which tests do not ask for.
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  const failures: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) failures.push(message.text());
  });
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Chromium itself hangs up on a film that rests before its first frame, and asks again to play it.
    if (request.resourceType() === 'media' && reason === 'net::ERR_ABORTED') return;
    failures.push(`failed: ${request.url()} (${reason})`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return failures;
}

/**
 * Down the whole page, so that lazy pictures and islands come in. False when the browser draws no
 * frames: Chromium without a window fails so in one page of some thousand, and nothing can be seen.
 */
function scrollDown(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const frames = () =>
      new Promise<boolean>((done) => {
        setTimeout(() => done(false), 10_000);
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
      });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      if (!(await frames())) return false;
    }
    return true;
  });
}

/** Opened at a width, a phone's page also turned wide. */
export async function expectSound(
  context: BrowserContext,
  page: Page,
  path: string,
  width: number,
): Promise<void> {
  if (await lookAtAll(page, path, width)) return;
  await page.close();
  expect(await lookAtAll(await context.newPage(), path, width), 'it is drawn').toBe(true);
}

/** Looks at all of a page; false when the browser did not draw it. */
async function lookAtAll(page: Page, path: string, width: number): Promise<boolean> {
  const failures = await collectFailures(page);
  await recordLayoutShifts(page);
  const response = page.waitForResponse((one) => new URL(one.url()).pathname === path);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect((await response).status(), 'status').toBe(200);
  await expect(page.locator('h1:visible'), 'one heading of the first level').toHaveCount(1);
  await expect(page, 'it has a title').toHaveTitle(/.+/);
  if (!(await seeAll(page))) return false;
  expect(await layoutShifts(page), 'nothing moves').toEqual([]);
  if (width !== WIDE) {
    // Turned wide, which is cheaper than opened once more.
    await page.setViewportSize({ width: WIDE, height: 900 });
    if (!(await seeAll(page))) return false;
  }
  expect(failures, 'console, policy and requests').toEqual([]);
  return true;
}

/** Down to the end with all that comes on the way; false when the browser did not draw it. */
async function seeAll(page: Page): Promise<boolean> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  if (!(await scrollDown(page))) return false;
  await wakeAll(page);
  // Lazy pictures of views that are closed never come.
  const allIn = () =>
    [...document.images].every((image) => image.complete || !image.checkVisibility());
  await expect.poll(() => page.evaluate(allIn), 'every picture in sight came').toBe(true);
  const width = page.viewportSize()?.width;
  expect(await axeFindings(page), `axe at ${width} px`).toEqual([]);
  return true;
}
