/** The floating chat button on a phone: where the page cannot be scrolled on, nothing lies under it. */
import { expect, test, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { postPath, ROUTES } from '#site/routes.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Texts and controls under the button. */
const covered = (page: Page) =>
  page.getByRole('link', { name: MESSAGES.chat }).evaluate((button) => {
    const own = button.getBoundingClientRect();
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

for (const path of [
  ROUTES.home,
  ROUTES.about,
  ROUTES.contact,
  ROUTES.services,
  ROUTES.faas,
  ROUTES.faqs,
  ROUTES.blog,
  postPath(1),
  ROUTES.resources,
  ROUTES.complianceCalendar,
  ROUTES.lateFees,
  ROUTES.privacy,
  '/no-such-page',
])
  test(`${path}: nothing under it at the end of the page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => covered(page)).toEqual([]);
  });

test('nothing under it in the first view of home and contact', async ({ page }) => {
  for (const path of [ROUTES.home, ROUTES.contact]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await covered(page), path).toEqual([]);
  }
});
