/** Visitors who ask for less motion or for colours of their own, on one page of each template. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { ROUTES, postPath } from '#site/routes.ts';
import { walkByTab } from './focus-stops.ts';
import { TEMPLATES, openAwake, scrolled, unfold } from '../e2e/site-pages.ts';
import type { Tried } from './text-in-sight.ts';

test.describe.configure({ timeout: 180_000 });

/** Whatever moves, or would, when its state changes. */
function checkStillness(page: Page): Promise<Tried> {
  return page.evaluate(() => {
    /** Changes of these are seen, but nothing is seen to move. */
    const STILL = /^(none|.*color|fill|stroke|opacity|visibility)$/;
    const elements = [document.documentElement, ...document.body.querySelectorAll('*')];
    const seconds = (times: string) => times.split(', ').map(Number.parseFloat);
    const broken = elements.flatMap((element) => {
      const style = getComputedStyle(element);
      const durations = seconds(style.transitionDuration);
      const moved = style.transitionProperty.split(', ').filter((name, index) => {
        const takesTime = (durations[index % durations.length] ?? 0) > 0;
        return takesTime && !STILL.test(name);
      });
      return [
        ...moved.map((name) => `a transition of ${name}`),
        ...(/^(none)?$/.test(style.animationName) ? [] : [`the animation ${style.animationName}`]),
        ...(style.scrollBehavior === 'smooth' ? ['scrolls smoothly'] : []),
        ...((element as HTMLElement).dataset['reveal'] ? ['waits to be revealed'] : []),
      ].map((fault) => `${element.localName}.${element.className}: ${fault}`);
    });
    const running = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSTransition && STILL.test(one.transitionProperty)))
      .map(() => 'an animation runs');
    return { tried: elements.length, broken: [...broken, ...running] };
  });
}

/** Down the page by the wheel, as a visitor does: what is revealed is revealed by it. */
async function scrollDown(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await scrolled(page);
}

/** Whether a link to another page leads there by a view transition. */
async function glidesToNextPage(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['glides'] = String(viewTransition !== null);
    });
  });
  await page.goto(ROUTES.privacy);
  // A page that has not been drawn yet has no picture to glide from.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL(ROUTES.terms);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-glides', /^(true|false)$/);
  return (await html.getAttribute('data-glides')) === 'true';
}

test('reduced motion: nothing moves, by itself or in passing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const broken: string[] = [];
  for (const path of TEMPLATES) {
    await openAwake(page, path);
    await unfold(page);
    await scrollDown(page);
    const found = await checkStillness(page);
    broken.push(...found.broken.map((line) => `${path}: ${line}`));
  }
  expect(broken).toEqual([]);
  expect(await glidesToNextPage(page)).toBe(false);
});

test('motion is there for those who did not ask for less', async ({ page }) => {
  await openAwake(page, ROUTES.home);
  await scrollDown(page);
  await expect(page.locator('[data-reveal]')).not.toHaveCount(0);
  const found = (await checkStillness(page)).broken.join('\n');
  for (const what of ['scrolls smoothly', 'waits to be revealed', 'a transition of transform'])
    expect(found).toContain(what);
  expect(await glidesToNextPage(page)).toBe(true);
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('what has a shape by its background has a border, icons take the colour of text', async ({
    page,
  }) => {
    const broken: string[] = [];
    for (const path of TEMPLATES) {
      await page.emulateMedia({ forcedColors: 'none' });
      await openAwake(page, path);
      await unfold(page);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('a, button, summary, input, textarea')) {
          const { backgroundColor, borderTopWidth } = getComputedStyle(element);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px')
            element.toggleAttribute('data-shaped');
        }
      });
      await page.emulateMedia({ forcedColors: 'active' });
      const found = await page.evaluate(() => {
        const luminance = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(
            (value) => (Number(value) / 255) ** 2.2,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const canvas = luminance(getComputedStyle(document.body).backgroundColor);
        const standsOut = (colour: string) => {
          const one = luminance(colour);
          return (Math.max(one, canvas) + 0.05) / (Math.min(one, canvas) + 0.05) >= 3;
        };
        const name = (element: Element) => `${element.localName}.${element.getAttribute('class')}`;
        const shapes = [...document.querySelectorAll('[data-shaped]')].filter((element) => {
          // What is cut to a point is for screen readers only. The items of the header are told by
          // their place and words; only the current one has a line.
          const { width } = element.getBoundingClientRect();
          return (
            width > 1 &&
            element.checkVisibility() &&
            !element.closest('[data-header] nav, .sr-only')
          );
        });
        const flat = shapes.filter((element) => {
          const { appearance, borderTopWidth, borderTopColor } = getComputedStyle(element);
          // A box to tick is then the browser's own, which draws itself.
          if (element.matches('[type=checkbox]') && appearance === 'auto') return false;
          return Number.parseFloat(borderTopWidth) < 1 || !standsOut(borderTopColor);
        });
        const icons = [...document.querySelectorAll('svg.lucide, a[data-logo] path')];
        const faint = icons.filter((icon) => {
          const { stroke } = getComputedStyle(icon);
          return icon.checkVisibility() && !standsOut(stroke);
        });
        return {
          tried: shapes.length + icons.length,
          broken: [
            ...flat.map((element) => `no border: ${name(element)}`),
            ...faint.map((element) => `not seen: ${name(element)}`),
          ],
        };
      });
      expect(found.tried, path).toBeGreaterThan(3);
      broken.push(...found.broken.map((line) => `${path}: ${line}`));
    }
    expect(broken).toEqual([]);
  });

  test('the focus is outlined at every stop', async ({ page }) => {
    const broken: string[] = [];
    for (const path of [ROUTES.home, ROUTES.contact, ROUTES.blog, postPath(1)]) {
      await openAwake(page, path);
      broken.push(...(await walkByTab(page, 'Tab')).broken.map((line) => `${path}: ${line}`));
    }
    expect(broken).toEqual([]);
  });

  /** A picture of the element with the state and one without. */
  async function expectMarked(locator: Locator, attribute: string): Promise<void> {
    // Without the attribute the locator might find nothing.
    const element = await locator.elementHandle();
    if (!element) throw new Error(`${locator}: nothing there`);
    await element.scrollIntoViewIfNeeded();
    const picture = () => element.screenshot({ animations: 'disabled', caret: 'hide' });
    const value = (await element.getAttribute(attribute)) ?? '';
    const marked = await picture();
    await element.evaluate((node, name) => node.removeAttribute(name), attribute);
    const plain = await picture();
    await element.evaluate((node, [name, text]) => node.setAttribute(name, text), [
      attribute,
      value,
    ] as const);
    expect(marked.equals(await picture()), `${attribute}: the picture is steady`).toBe(true);
    expect(marked.equals(plain), `${attribute} of ${locator}`).toBe(false);
  }

  test('the current page, slide and choice are marked', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Main' });
    await openAwake(page, ROUTES.home);
    await expectMarked(nav.getByRole('link', { name: 'Home' }), 'aria-current');
    await expectMarked(page.locator('[data-hero] button[aria-current]'), 'aria-current');
    const search = page.getByRole('combobox', { name: 'Search our services' });
    await search.focus();
    await search.press('ArrowDown');
    await expectMarked(page.locator('[role=option][data-focus]').first(), 'data-focus');

    await openAwake(page, ROUTES.blog);
    await expectMarked(page.getByRole('button', { name: 'All', exact: true }), 'aria-pressed');
    await expectMarked(nav.getByRole('button', { name: 'Resources' }), 'aria-current');
    await nav.getByRole('button', { name: 'Resources' }).click();
    await expectMarked(nav.getByRole('link', { name: 'Blog' }), 'aria-current');

    await openAwake(page, ROUTES.events);
    await expectMarked(page.locator('main aside a[aria-current]'), 'aria-current');

    await page.setViewportSize({ width: 390, height: 844 });
    await openAwake(page, ROUTES.blog);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expectMarked(nav.locator('summary[aria-current]'), 'aria-current');
    await nav.locator('summary[aria-current]').click();
    await expectMarked(nav.getByRole('link', { name: 'Blog' }), 'aria-current');
  });

  test('a refused field and the dashes of lists are drawn by borders', async ({ page }) => {
    await openAwake(page, ROUTES.contact);
    const company = page.getByLabel('Company *');
    await expect(company).toHaveCSS('border-top-width', '1px');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(company).toHaveCSS('border-top-width', '2px');
    await expect(page.locator('#field-company-error svg')).toBeVisible();
    for (const [path, list] of [
      [postPath(1), '.prose ul > li'],
      [ROUTES.contact, 'main section .dashes > li'],
    ] as const) {
      await openAwake(page, path);
      const dash = page.locator(list).first();
      expect(await dash.evaluate((item) => getComputedStyle(item, '::before').borderTop)).toMatch(
        /^2px solid/,
      );
    }
  });
});
