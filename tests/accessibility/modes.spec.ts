/** Tests the pages for visitors who ask for less motion or use their own colours. */
import { expect, test, type Locator } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { TEMPLATES, openAwake, unfold } from '../e2e/site-pages.ts';

test('nothing moves on the home page with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, ROUTES.home);
  // Scrolls with the mouse wheel, as a visitor does, because scrolling reveals the sections.
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  // Waits until the page has scrolled: only then does the script hide the sections that are still to be revealed.
  await page.waitForFunction(() => window.scrollY > 0);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const moving = await page.locator('html, html *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
      const isAnimated =
        Number.parseFloat(transitionDuration) > 0 || !/^(none)?$/.test(animationName);
      const isRevealed = element.hasAttribute('data-reveal');
      return isAnimated || isRevealed || scrollBehavior === 'smooth' ? element.outerHTML : [];
    }),
  );
  expect(moving).toEqual([]);
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const path of TEMPLATES)
    test(`draws a border around controls of ${path} that have a background`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'none' });
      await openAwake(page, path);
      await unfold(page);
      const shaped = await page
        .locator('a, button, summary, input, textarea')
        .evaluateAll((elements) => {
          for (const element of elements)
            // Items of the header need no border, because visitors recognise them by position and text.
            if (
              getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' &&
              !element.closest('[data-header] nav, .sr-only')
            )
              element.toggleAttribute('data-shaped');
          return document.querySelectorAll('[data-shaped]').length;
        });
      expect(shaped).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      const flat = await page.locator('[data-shaped]').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { appearance, borderTopWidth } = getComputedStyle(element);
          // With forced colours, the browser draws the outline of a checkbox, so no border is needed.
          if (element.matches('[type=checkbox]') && appearance === 'auto') return [];
          const isFlat = element.checkVisibility() && Number.parseFloat(borderTopWidth) < 1;
          return isFlat ? `${element.localName}.${element.getAttribute('class')}` : [];
        }),
      );
      expect(flat).toEqual([]);
    });

  /** Checks that an element looks different without an attribute, such as `aria-current`. */
  async function expectMarked(locator: Locator, attribute: string): Promise<void> {
    // Gets the element first, because the locator might not find it without the attribute.
    const element = await locator.elementHandle();
    await element?.scrollIntoViewIfNeeded();
    const picture = () => element?.screenshot({ animations: 'disabled', caret: 'hide' });
    const marked = await picture();
    expect(await picture(), `${attribute}: the picture is steady`).toEqual(marked);
    await element?.evaluate((node, name) => node.removeAttribute(name), attribute);
    expect(await picture(), `${attribute} of ${locator}`).not.toEqual(marked);
  }

  test('marks the current page, slide, option and choice under forced colours', async ({
    page,
  }) => {
    await openAwake(page, ROUTES.home);
    await expectMarked(page.locator('[data-hero] button[aria-current]'), 'aria-current');
    const search = page.getByRole('combobox', { name: 'Search our services' });
    await search.focus();
    await search.press('ArrowDown');
    await expectMarked(page.locator('[role=option][data-focus]').first(), 'data-focus');
    await openAwake(page, ROUTES.blog);
    await expectMarked(page.getByRole('button', { name: 'All', exact: true }), 'aria-pressed');
    await expectMarked(page.getByRole('button', { name: 'Resources' }), 'aria-current');
    await openAwake(page, ROUTES.events);
    await expectMarked(page.locator('main aside a[aria-current]'), 'aria-current');
  });
});
