/** The floating chat link: in view, and over nothing where the page cannot be scrolled on. */
import { expect, test, type Page } from 'playwright/test';
import { FIXED_TEXTS } from '#site/texts.ts';
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
