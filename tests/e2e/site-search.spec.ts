/** The search of the whole site: its window, its page, its failures. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { FETCH_RETRIES } from '#lib/retry.ts';
import { searchFilePath } from '#site/file-paths.ts';
import { ROUTES, searchHref } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { retryDelayMs } from '#lib/retry.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';
import { expectTab } from './tabs.ts';

const GST = servicePagePath('faas/registrations/gst');

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const searchWindow = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => searchWindow(page).getByRole('combobox');
const options = (page: Page) => searchWindow(page).getByRole('option');
const active = (page: Page) => searchWindow(page).getByRole('option', { selected: true });
const hrefOf = (link: Locator) => link.getAttribute('href');

async function openWindow(page: Page, path: string = ROUTES.about): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(box(page)).toBeFocused();
}

/** Requests for the search's files, as they are made. */
function recordFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/search\/|site-search/.test(pathname)) files.push(pathname);
  });
  return files;
}

const SCREENS = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;
for (const { viewport, colorScheme } of SCREENS)
  test.describe(`${viewport.width} px, ${colorScheme}`, slowUnless(colorScheme === 'dark'), () => {
    test.use({ viewport, colorScheme });

    test('empty, with results, without: no axe finding', async ({ page }) => {
      await openWindow(page);
      expect(await axeFindings(page)).toEqual([]);
      await box(page).fill('gst');
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      expect(await axeFindings(page)).toEqual([]);
      await box(page).fill('zzxxqq');
      await expect(searchWindow(page).getByText('Nothing found for “zzxxqq”.')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('the page under it does not scroll, and nothing scrolls sideways', async ({ page }) => {
      await openWindow(page);
      await box(page).fill('registration');
      await expect(options(page).first()).toBeVisible();
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      await page.mouse.wheel(0, 3_000);
      await expect(options(page).last()).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const overflow = await searchWindow(page).evaluate(
        (dialog) => dialog.scrollWidth - dialog.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

test.describe('opening and closing', () => {
  test('nothing of it is loaded before its first use', async ({ page }) => {
    const files = recordFiles(page);
    await page.goto(ROUTES.about);
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await expect.poll(() => files).toContain(searchFilePath('index'));
  });

  test('a result without the mouse leads to its page', async ({ page }) => {
    await openWindow(page);
    await page.keyboard.type('gst registration');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(GST);
    await expect(searchWindow(page)).toBeHidden();
  });

  for (const key of ['/', 'Control+k', 'Meta+k'])
    test(`${key} opens it; Escape closes it and gives the focus back`, async ({ page }) => {
      await page.goto(ROUTES.about);
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(searchWindow(page)).toBeHidden();
      await expect(link).toBeFocused();
    });

  test('the button, by mouse and by key, gets the focus back', async ({ page }) => {
    await openWindow(page);
    await searchWindow(page).getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
    }
  });

  test('a press beside it closes it, one inside does not', async ({ page }) => {
    await openWindow(page);
    await searchWindow(page).getByText('Esc to close').click();
    await expect(searchWindow(page)).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(searchWindow(page)).toBeHidden();
  });

  test('/ types in a field, and does nothing in a control', async ({ page }) => {
    await page.goto(ROUTES.contact);
    const field = page.getByRole('textbox', { name: 'First Name' });
    await field.focus();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await page.getByRole('button', { name: 'Send message' }).focus();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
  });

  test('/ can be switched off, for every page, and on again', async ({ page }) => {
    await openWindow(page);
    const slash = searchWindow(page).getByRole('checkbox', { name: 'The / key opens the search' });
    await expect(slash).toBeChecked();
    await slash.uncheck();
    await page.goto(ROUTES.terms);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('');
    await expect(slash).not.toBeChecked();
    await slash.check();
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
  });

  test('what was typed is still there, ready to be replaced', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('gst');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue('gst');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type('esi');
    await expect(box(page)).toHaveValue('esi');
  });

  test('a click with Control opens the search page in a tab', async ({ page }) => {
    await page.goto(ROUTES.about);
    await button(page).click({ modifiers: ['Control'] });
    await expectTab(page, ROUTES.search);
    await expect(searchWindow(page)).toBeHidden();
  });
});

test.describe('results', () => {
  test('in groups, with what matched marked, told to a screen reader', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('esi');
    const services = searchWindow(page).getByRole('group', { name: 'Services' });
    await expect(services.getByRole('option').first()).toContainText('ESI Registration');
    await expect(services.getByRole('option').first().locator('b').first()).toHaveText('ESI');
    await expect(searchWindow(page).getByRole('group', { name: 'Questions' })).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(searchWindow(page).getByRole('status')).toHaveText(/^\d+ results for “esi”\.$/);
    await box(page).fill('');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('arrows go round, the box keeps the focus and names the option', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('gst');
    await expect(options(page).first()).toBeVisible();
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    const [first, last] = [options(page).first(), options(page).last()];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(last).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(active(page)).toHaveCount(0);
  });

  test('Enter without a choice shows all results on the search page', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('gst & tds');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=gst\+%26\+tds$/);
    await expect(page.getByRole('searchbox', { name: 'Search this site' })).toHaveValue(
      'gst & tds',
    );
  });

  test('the last option leads there too', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('gst');
    await options(page).last().click();
    await expect(page).toHaveURL(searchHref('gst'));
  });

  test('a question opens, from another page and on its own', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('send money abroad');
    const question = options(page).filter({ hasText: 'Which forms do I need' });
    expect(await hrefOf(question)).toBe(`${ROUTES.faqs}#faq-7`);
    await question.click();
    await expect(page).toHaveURL(`${ROUTES.faqs}#faq-7`);
    const answer = page.locator('#faq-7');
    await expect(answer).toHaveAttribute('open');
    await expect(answer).toBeInViewport();

    await answer.locator('summary').click();
    await expect(answer).not.toHaveAttribute('open');
    await page.keyboard.press('Control+k');
    await box(page).fill('send money abroad');
    await question.click();
    await expect(searchWindow(page)).toBeHidden();
    await expect(answer).toHaveAttribute('open');
  });

  test('a question of a service opens, though its list is shortened', async ({ page }) => {
    const url = `${servicePagePath('faas/registrations/esi')}#faq-5`;
    await openWindow(page);
    await box(page).fill('trainees and contract workers');
    await expect(options(page).first()).toHaveAttribute('href', url);
    await options(page).first().click();
    await expect(page.locator('#faq-5')).toHaveAttribute('open');
    await expect(page.locator('#faq-5 [data-answer]')).toBeVisible();
    // On the page itself, with the list shortened again.
    await page.locator('summary', { hasText: 'Show Less' }).click();
    await expect(page.locator('#faq-5')).toBeHidden();
    await page.keyboard.press('Control+k');
    await box(page).fill('trainees and contract workers');
    await options(page).first().click();
    await expect(page.locator('#faq-5 [data-answer]')).toBeVisible();
  });

  test('a section is named and linked', async ({ page }) => {
    await openWindow(page);
    await box(page).fill('documents for gst registration');
    await expect(options(page).first()).toContainText('GST Registration › Documents Required');
    await options(page).first().click();
    await expect(page).toHaveURL(`${GST}#documents-required`);
    await expect(page.getByRole('heading', { name: 'Documents Required' })).toBeInViewport();
  });

  test('none: the query, the list of everything, a question to us', async ({ page }) => {
    await openWindow(page);
    await box(page).fill(' <zzxxqq> ');
    await expect(searchWindow(page).getByRole('status')).toHaveText(
      'Nothing found for “<zzxxqq>”.',
    );
    await expect(
      searchWindow(page).getByRole('link', { name: 'See everything on this site' }),
    ).toHaveAttribute('href', ROUTES.search);
    await searchWindow(page).getByRole('link', { name: 'Ask us about it' }).click();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('<zzxxqq>');
  });
});

test.describe('when the index does not come', () => {
  const index = `**${searchFilePath('index')}`;
  const trying = 'The search has not loaded yet. Trying again…';
  const failed = 'The search could not be loaded. Check your connection.';

  /** Counts requests for the index and fails the first `failures` of them. */
  async function failIndex(page: Page, failures: number) {
    const seen = { requests: 0 };
    await page.route(index, (route) => {
      seen.requests += 1;
      // A server's error page counts as much as no network.
      if (seen.requests > failures) return route.continue();
      return seen.requests % 2 ? route.abort() : route.fulfill({ status: 503, body: 'busy' });
    });
    await page.clock.install({ time: 0 });
    return seen;
  }

  /** Lets the page's time run until its status says a text: the waits begin when requests end. */
  async function runUntil(page: Page, status: Locator, text: string) {
    await expect
      .poll(
        async () => {
          await page.clock.runFor(retryDelayMs(0));
          return status.textContent();
        },
        { intervals: [50], timeout: 30_000 },
      )
      .toBe(text);
  }

  test('asks again three times, 1 s doubled, then says so; Try again begins anew', async ({
    page,
  }) => {
    const seen = await failIndex(page, FETCH_RETRIES + 1);
    await page.goto(ROUTES.about);
    await page.clock.pauseAt(60_000);
    await button(page).click();
    await box(page).fill('gst');
    const status = searchWindow(page).getByRole('status');
    await expect(status).toHaveText(trying);
    await page.clock.runFor(retryDelayMs(0) - 1);
    expect(seen.requests).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => seen.requests).toBe(2);
    await runUntil(page, status, failed);
    expect(seen.requests).toBe(FETCH_RETRIES + 1);
    await expect(
      searchWindow(page).getByRole('link', { name: 'See everything on this site' }),
    ).toBeVisible();
    await page.clock.resume();
    expect(await axeFindings(page)).toEqual([]);
    await searchWindow(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('GST Registration');
    await expect(box(page)).toBeFocused();
  });

  test('the search page keeps the list of everything', async ({ page }) => {
    await failIndex(page, FETCH_RETRIES + 1);
    await page.goto(searchHref('gst'));
    const status = page.getByRole('status');
    await expect(status).toHaveText(trying);
    await runUntil(page, status, failed);
    await expect(page.getByRole('heading', { name: 'Everything on this site' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'GST Registration', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });

  test('a script that does not come leads to the search page', async ({ page }) => {
    await page.route('**/site-search-window*', (route) => route.abort());
    await page.goto(ROUTES.about);
    await button(page).click();
    await expect(page).toHaveURL(ROUTES.search);
  });

  test('on the search page it leaves the list', async ({ page }) => {
    await page.route('**/site-search-page*', (route) => route.abort());
    await page.goto(searchHref('gst'));
    await expect(page.getByRole('heading', { name: 'Everything on this site' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/site-search-page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  });

  test('words of the texts that do not come are told of', async ({ page }) => {
    await page.route(`**${searchFilePath('words')}`, (route) => route.abort());
    await page.clock.install({ time: 0 });
    await openWindow(page);
    await box(page).fill('retrenchment');
    await expect(searchWindow(page).getByRole('status')).toHaveText('Searching…');
    await runUntil(
      page,
      searchWindow(page).getByRole('status'),
      'Nothing found for “retrenchment”.',
    );
    await expect(searchWindow(page).getByText('results may be missing')).toBeVisible();
    await page.unroute(`**${searchFilePath('words')}`);
    await searchWindow(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toBeVisible();
    await expect(searchWindow(page).getByText('results may be missing')).toBeHidden();
  });

  test('on the search page too, in sentences', async ({ page }) => {
    await page.route(`**${searchFilePath('words')}`, (route) => route.abort());
    await page.clock.install({ time: 0 });
    await page.goto(searchHref('retrenchment'));
    await runUntil(
      page,
      page.locator('[data-search-status]'),
      'Nothing found for “retrenchment”. Part of the search could not be loaded, so results may be missing.',
    );
  });
});

test.describe('search page', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
  const list = (page: Page) => page.getByRole('heading', { name: 'Everything on this site' });
  const result = (page: Page, name: string) =>
    page.locator('[data-search-results]').getByRole('link', { name, exact: true });

  for (const { viewport, colorScheme } of SCREENS)
    test.describe(
      `${viewport.width} px, ${colorScheme}`,
      slowUnless(colorScheme === 'dark'),
      () => {
        test.use({ viewport, colorScheme });

        async function expectSound(page: Page) {
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
          expect(await axeFindings(page)).toEqual([]);
        }

        test('the list of everything', async ({ page }) => {
          await page.goto(ROUTES.search);
          await expect(list(page)).toBeVisible();
          await expectSound(page);
        });

        test('results in its place', async ({ page }) => {
          await page.goto(searchHref('gst'));
          await expect(result(page, 'GST Registration')).toBeVisible();
          await expect(list(page)).toBeHidden();
          await expectSound(page);
        });

        test('nothing found, with the list', async ({ page }) => {
          await page.goto(searchHref('zzxxqq'));
          await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
          await expect(page.getByText('matches “zzxxqq”')).toBeVisible();
          await expect(list(page)).toBeVisible();
          await expectSound(page);
        });
      },
    );

  test('loads nothing until its box is entered', async ({ page }) => {
    const files = recordFiles(page);
    await page.goto(ROUTES.search);
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    await field(page).focus();
    await expect.poll(() => files).toContain(searchFilePath('index'));
  });

  test('works from the address, reload and Back', async ({ page }) => {
    await page.goto(searchHref('esi'));
    await expect(field(page)).toHaveValue('esi');
    await expect(page).toHaveTitle(/^esi · Search this site/);
    await expect(result(page, 'ESI Registration')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible();

    await field(page).fill('private limited');
    await expect(page).toHaveURL(searchHref('private limited'));
    await expect(result(page, 'Private Limited Company')).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue('private limited');
    await result(page, 'Private Limited Company').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private Limited Company');
    await page.goBack();
    await expect(result(page, 'Private Limited Company')).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue('esi');
    await expect(result(page, 'ESI Registration')).toBeVisible();
  });

  test('letters of one search share a history entry; Enter ends it', async ({ page }) => {
    await page.goto(ROUTES.search);
    await field(page).pressSequentially('gst');
    await expect(page).toHaveURL(searchHref('gst'));
    await field(page).press('Enter');
    await expect(result(page, 'GST Registration')).toBeVisible();
    await field(page).fill('');
    await field(page).pressSequentially('llp');
    await expect(page).toHaveURL(searchHref('llp'));
    await page.goBack();
    await expect(field(page)).toHaveValue('gst');
    await expect(result(page, 'GST Registration')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(ROUTES.search);
    await expect(field(page)).toHaveValue('');
    await expect(list(page)).toBeVisible();
  });

  test('a long group shows its best, and all on request', async ({ page }) => {
    await page.goto(searchHref('gst'));
    const group = page.locator('[data-search-results] section').filter({
      has: page.getByRole('heading', { name: 'Questions' }),
    });
    const more = group.getByRole('button', { name: /^Show all \d+ questions$/ });
    await expect(more).toBeVisible();
    const shown = await group.getByRole('link').count();
    await more.click();
    expect(await group.getByRole('link').count()).toBeGreaterThan(shown);
    await expect(group.getByRole('link').nth(shown)).toBeFocused();
    await expect(group.getByRole('button')).toHaveCount(0);
  });

  test('the header’s button and / go to its own box', async ({ page }) => {
    await page.goto(ROUTES.search);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).blur();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(searchWindow(page)).toBeHidden();
  });

  test('the sidebar’s field leads to it', async ({ page }) => {
    await page.goto(ROUTES.taxUpdates);
    await page
      .getByRole('searchbox', { name: 'Search the whole site' })
      .fill('recurring due dates');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchHref('recurring due dates'));
    await expect(result(page, 'Compliance calendar for India › Recurring due dates')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the list of everything, which has no dead controls', async ({
    page,
  }) => {
    await page.goto(ROUTES.about);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(ROUTES.search);
    const main = page.getByRole('main');
    await expect(main.locator('noscript > p')).toBeVisible();
    await expect(main.locator('input:visible, button:visible')).toHaveCount(0);
    await main.getByRole('link', { name: 'When must my business register for GST?' }).click();
    await expect(page).toHaveURL(`${ROUTES.faqs}#faq-1`);
  });

  test('a search from the sidebar shows the list', async ({ page }) => {
    await page.goto(ROUTES.policies);
    await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('leave');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(searchHref('leave'));
    await expect(page.getByRole('heading', { name: 'Everything on this site' })).toBeVisible();
  });
});
