/**
 * Presses Tab through one page of each template and checks that every tab stop gets the focus, is visible and has an
 * outline (WCAG 2.4.3, 2.4.7, 2.4.11; docs/accessibility.md).
 */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { PHONE, TEMPLATES, openAwake, unfold } from '../e2e/site-pages.ts';

// Without reduced motion, the test would check the focus while sections rise and the page scrolls.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The FAQ pages have hundreds of tab stops, so the usual time limit is too short for their tests.
test.describe.configure({ timeout: 180_000 });

for (const view of [PHONE, { width: 1280, height: 720 }])
  for (const path of TEMPLATES)
    test(`Tab and Shift+Tab reach each tab stop of ${path} in order, visible and outlined, at ${view.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(view);
      await openAwake(page, path);
      await unfold(page);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { reached, broken } = await walkByTab(page, key);
        expect(reached, key).toBeGreaterThan(20);
        expect(broken, key).toEqual([]);
      }
    });

test('shows every link of the phone menu at 400% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(ROUTES.about);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary').first().press('Enter');
  const stops = await menu.locator(':is(a, button, summary):visible').count();
  await page.getByRole('banner').getByRole('button', { name: 'Close menu' }).focus();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    expect((await lookAtFocus(page)).problem).toBe('');
  }
});

test('moves the focus from the skip link into the content', async ({ page }) => {
  await openAwake(page, ROUTES.policies);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/**
 * Goes from the start of the page to the end by Tab, or back by Shift+Tab. Returns the number of tab stops that got the
 * focus, and a line for each problem.
 */
async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab') {
  const expected = await putFocusBefore(page, key === 'Tab');
  const broken: string[] = [];
  const visited: number[] = [];
  // Some fields hold the focus for several presses. The limit ends the loop if the focus moves in a circle.
  for (let press = 0; press < 2 * expected; press += 1) {
    await page.keyboard.press(key);
    const { place, problem, isCombobox, isFrame } = await lookAtFocus(page);
    // If a map loads after the tab stops were counted, Tab also enters the map, which belongs to another site.
    if (isFrame) continue;
    // In one date field, the Tab key stops several times: at the day, the month, the year and the calendar.
    if (place !== -1 && place === visited.at(-1)) continue;
    if (place === -1 || visited.includes(place)) break;
    visited.push(place);
    if (problem) broken.push(problem);
    // Closes the list of a combobox, which would otherwise cover the next tab stops.
    if (isCombobox) await page.keyboard.press('Escape');
  }
  const order = [...Array(expected).keys()];
  if (key === 'Shift+Tab') order.reverse();
  if (visited.join() !== order.join())
    broken.push(`${visited.length} of ${expected} stops, in the order ${visited.join()}`);
  return { reached: visited.length, broken };
}

/** Collects the tab stops in `window.stops`, puts the focus before or after them, and returns their number. */
function putFocusBefore(page: Page, ahead: boolean): Promise<number> {
  return page.evaluate(async (forwards) => {
    // On a phone, the home page shows the bottom bar (`.tray`) only after a scroll; Tab then reaches its links.
    window.scrollTo(0, 500);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // In a group of radio buttons, Tab reaches only the chosen button or, if none is chosen, the first button.
    const isStopOfGroup = (element: HTMLElement) => {
      if (!element.matches('[type=radio]')) return true;
      const group = `[type=radio][name="${element.getAttribute('name')}"]`;
      const chosen = document.querySelector(`${group}:checked`) ?? document.querySelector(group);
      return element === chosen;
    };
    // A page in a frame belongs to another site, so its tab stops and outlines are not tested.
    for (const frame of document.querySelectorAll('iframe')) frame.inert = true;
    const stops = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.tabIndex >= 0 &&
        // An SVG link without an address has a tabIndex of 0, but Tab does not reach the link.
        !element.matches(':disabled, [inert], [inert] *, svg a:not([href])') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isStopOfGroup(element),
    );
    Object.assign(window, { stops });
    // Tab continues from where the focus was last, even if the focused element has been removed.
    const start = document.createElement('span');
    start.tabIndex = -1;
    if (forwards) document.body.prepend(start);
    else document.body.append(start);
    start.focus();
    start.remove();
    return stops.length;
  }, ahead);
}

/** Returns the index of the focused tab stop (-1 if there is none), and the problem if the focus is not visible. */
function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const { stops } = window as unknown as { stops?: HTMLElement[] };
    const focused = document.activeElement as HTMLElement;
    const name = (focused.innerText || focused.ariaLabel || focused.id).trim().slice(0, 40);
    const problemOf = () => {
      const [rect] = focused.getClientRects();
      if (!rect || !focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return 'cannot be seen';
      // For a text area, or an element taller than half the window, it is enough that a part is in view.
      const tall = rect.height > innerHeight / 2 || focused.localName === 'textarea';
      const top = tall ? Math.max(rect.top, 0) : rect.top;
      const bottom = tall ? Math.min(rect.bottom, innerHeight) : rect.bottom;
      if (top < -1 || bottom > innerHeight + 1 || rect.left < -1 || rect.right > innerWidth + 1)
        return `is out of view at ${Math.round(rect.left)}, ${Math.round(rect.top)}`;
      // A sticky bar could cover the element’s upper or lower edge, so both are checked, except in a tall element.
      const x = (rect.left + rect.right) / 2;
      const middle = (top + bottom) / 2;
      for (const y of tall ? [middle] : [middle, top + 3, bottom - 3]) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !focused.contains(hit) && !hit.contains(focused))
          return `is covered by ${hit.localName}.${hit.className}`;
      }
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'has no outline' : '';
    };
    const problem = focused === document.body ? '' : problemOf();
    return {
      place: stops?.indexOf(focused) ?? -1,
      problem: problem && `${focused.localName} "${name}" ${problem}`,
      isCombobox: focused.role === 'combobox',
      isFrame: focused.localName === 'iframe',
    };
  });
}
