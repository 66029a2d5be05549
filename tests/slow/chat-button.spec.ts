/** The floating chat link: in every view, and it covers nothing where the page cannot be scrolled on. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { FIXED_TEXTS } from '#site/texts.ts';
import { ROUTES } from '#site/routes.ts';
import { TEMPLATES } from '../e2e/site-pages.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

const button = (page: Page) => page.getByRole('link', { name: FIXED_TEXTS.chat });

/** Texts and controls under the button, as far as it is in the window. */
const covered = (page: Page) =>
  button(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    if (own.top >= innerHeight) return [];
    const meets = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    const isOther = (element: Element | null) =>
      element !== null &&
      !element.closest('noscript, script, style, .sr-only') &&
      !button.contains(element) &&
      element.checkVisibility({ visibilityProperty: true });
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.nodeValue?.trim() === '' || !isOther(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(meets)) found.push(text.nodeValue?.trim() ?? '');
    }
    for (const control of document.querySelectorAll('a, button, input, textarea, summary'))
      if (isOther(control) && meets(control.getBoundingClientRect())) found.push(control.outerHTML);
    return found;
  });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of TEMPLATES)
  test(`${path} at its end → nothing is under it`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => covered(page)).toEqual([]);
  });

test('a phone → it stands in the tray, beside its links; an answer in the bar of a tool → in that bar', async ({
  page,
}) => {
  await page.goto(ROUTES.lateFees);
  const tray = page.locator('.tray');
  await expect(tray.getByRole('link')).toHaveText(['Get Started', /Call/]);
  const beside = async (part: Locator) => {
    const [own, other] = [await button(page).boundingBox(), await part.boundingBox()];
    return (other?.x ?? 0) + (other?.width ?? 0) <= (own?.x ?? 0);
  };
  expect(await beside(tray.getByRole('link').last())).toBe(true);
  await page.goto(`${ROUTES.lateFees}#form=gstr-3b`);
  await expect(page.locator('[data-foot-bar]')).toBeInViewport({ ratio: 1 });
  await expect(tray).toBeHidden();
  expect(await beside(page.locator('[data-foot-bar] svg'))).toBe(true);
});
