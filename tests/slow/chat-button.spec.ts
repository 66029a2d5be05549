/** The floating chat link: in every view, and it covers nothing where the page cannot be scrolled on. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { FIXED_TEXTS } from '#site/texts.ts';
import { ROUTES } from '#site/routes.ts';
import { PHONE, TEMPLATES } from '../e2e/site-pages.ts';

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page) => page.getByRole('link', { name: FIXED_TEXTS.chat });

/** Texts and controls under the button, as far as it is in the window. */
const covered = (page: Page) =>
  button(page).evaluate((button) => {
    const own = button.getBoundingClientRect();
    const meets = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (element.closest('.sr-only') || button.contains(element)) return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      const boxes = [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      if (element.matches('a, button, input, textarea, summary'))
        boxes.push(element.getBoundingClientRect());
      return boxes.some(meets) ? element.outerHTML : [];
    });
  });

for (const path of TEMPLATES)
  test(`${path} at its end → nothing is under it`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => covered(page)).toEqual([]);
  });

test('a phone → in the tray, beside its links; a tool’s answer → in its bar', async ({ page }) => {
  const expectBeside = async (part: Locator) => {
    const [own, other] = [await button(page).boundingBox(), await part.boundingBox()];
    expect((other?.x ?? 0) + (other?.width ?? 0)).toBeLessThanOrEqual(own?.x ?? 0);
  };
  await page.goto(ROUTES.lateFees);
  const tray = page.locator('.tray');
  await expect(tray.getByRole('link')).toHaveText(['Get Started', /Call/]);
  await expectBeside(tray.getByRole('link').last());
  await page.goto(`${ROUTES.lateFees}#form=gstr-3b`);
  await expect(page.locator('[data-foot-bar]')).toBeInViewport({ ratio: 1 });
  await expect(tray).toBeHidden();
  await expectBeside(page.locator('[data-foot-bar] svg'));
});
