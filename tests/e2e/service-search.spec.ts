/** Service search on the home page. */
import { expect, test, type Page } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

interface Entry {
  keyword: string;
  title: string;
  url: string;
}
const home = JSON.parse(readFileSync('content/home/home.json', 'utf8')) as {
  search: { entries: Entry[]; suggestions: string[]; chips: string[] };
};
const { entries, suggestions, chips } = home.search;

const box = (page: Page) => page.getByRole('combobox', { name: 'Search our services' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Services' });
const options = (page: Page) => list(page).getByRole('option');
const button = (page: Page) =>
  page
    .getByRole('region', { name: 'Find a service' })
    .getByRole('button', { name: 'Search', exact: true });
const island = (page: Page) =>
  page.locator('astro-island').filter({ has: page.locator('[role=combobox]') });

async function openHome(page: Page): Promise<void> {
  await page.goto(ROUTES.home);
  await box(page).scrollIntoViewIfNeeded();
  await expect(island(page)).not.toHaveAttribute('ssr');
}

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);

for (const width of [390, 1440])
  test.describe(`${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('opens on focus with suggestions and all services, without an axe finding', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHome(page);
      await expect(list(page)).toBeHidden();
      await box(page).focus();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      const quick = list(page).getByRole('group', { name: 'Quick suggestions' });
      await expect(quick.getByRole('option')).toHaveText(
        suggestions.map((one) => entries.find(({ keyword }) => keyword === one)?.title ?? ''),
      );
      const all = list(page).getByRole('group', { name: 'All services' });
      await expect(all.getByRole('option')).toHaveText(entries.map(({ title }) => title));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      for (const prepare of [
        () => page.keyboard.press('ArrowDown'),
        () => box(page).fill('comp'),
        () => box(page).fill('plumbing'),
      ]) {
        await prepare();
        expect(await axeFindings(page)).toEqual([]);
      }
    });

    test('typing shows what matches, the match in semibold, and says how many', async ({
      page,
    }) => {
      await openHome(page);
      await box(page).fill('  CoMp ');
      const matching = list(page).getByRole('group', { name: 'Matching services' });
      await expect(matching).toBeVisible();
      const titles = await matching.getByRole('option').allInnerTexts();
      expect(titles).toEqual(
        entries
          .filter(({ keyword, title }) => /comp/i.test(`${keyword}|${title}`))
          .map(({ title }) => title),
      );
      await expect(options(page).first().locator('b')).toHaveText(/^comp$/i);
      await expect(options(page).first().locator('b')).toHaveCSS('font-weight', '600');
      await expect(
        page.getByRole('status').filter({ hasText: `${titles.length} services found` }),
      ).toBeAttached();
      await box(page).fill('plumbing');
      await expect(list(page)).toBeHidden();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByText('No service matches this.')).toBeVisible();
    });
  });

test('a press on an entry goes to its address', async ({ page }) => {
  await openHome(page);
  await box(page).click();
  await options(page).filter({ hasText: 'GST registration' }).click();
  await page.waitForURL('**/services/**');
  expect(await address(page)).toBe(`${ROUTES.faas}?service=registrations&section=gst`);
});

test('the keyboard walks the list as in the ARIA pattern', async ({ page }) => {
  await openHome(page);
  const active = () =>
    box(page).evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id)?.innerText;
    });
  const reached = list(page).locator('[data-focus]');
  await box(page).focus();
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('FAAS Services');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Company Incorporation');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('FAAS Services');
  await page.keyboard.press('End');
  expect(await active()).toBe(entries.at(-1)?.title);
  await expect(reached).toHaveCount(1);
  await expect(reached).toBeInViewport();
  await page.keyboard.press('Home');
  expect(await active()).toBe('FAAS Services');
  await page.keyboard.press('ArrowRight');
  expect(await active()).toBeNull();

  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list(page)).toBeVisible();
  expect(await active()).toBeNull();

  await page.keyboard.type('fema');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services/**');
  expect(await address(page)).toBe(`${ROUTES.companySecretarial}?service=fema-rbi`);
});

test('closes on a press outside, on Escape, and when the focus leaves, which never lands on the list', async ({
  page,
}) => {
  await openHome(page);
  await box(page).click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toBeHidden();

  await box(page).click();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();

  await page.keyboard.type('tax');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(page.locator('[role=listbox]:focus')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Find a service' }).locator('a:focus')).toHaveCount(
    1,
  );
});

for (const [how, typed, target] of [
  ['an exact keyword', 'HR Services ', ROUTES.hr],
  ['the first entry that contains the text', 'payroll', `${ROUTES.hr}?service=employee-benefits`],
] as const)
  test(`Search leads to ${how}, by button and by Enter`, async ({ page }) => {
    for (const send of [() => button(page).click(), () => box(page).press('Enter')]) {
      await openHome(page);
      await box(page).fill(typed);
      await send();
      await page.waitForURL('**/services/**');
      expect(await address(page)).toBe(target);
    }
  });

test("'Company Incorporation' leads through /company-se", async ({ page }) => {
  await openHome(page);
  await box(page).focus();
  await options(page).filter({ hasText: 'Company Incorporation' }).first().click();
  await page.waitForURL('**/services/**');
  expect(await address(page)).toBe(`${ROUTES.companySecretarial}?service=company-incorporation`);
});

test('a blank search is ignored, one without a match alerts and keeps the text', async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await openHome(page);
  await box(page).fill('   ');
  await button(page).click();
  await box(page).press('Enter');
  expect(alerts).toEqual([]);
  await box(page).fill('plumbing');
  await button(page).click();
  await expect.poll(() => alerts).toEqual([MESSAGES.searchNoMatch]);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('plumbing');
  await box(page).press('Enter');
  await expect.poll(() => alerts).toHaveLength(2);
  expect(await address(page)).toBe(ROUTES.home);
});

test.describe('where the entries give nothing, the whole site answers', () => {
  const registrations = `${ROUTES.faas}/registrations`;
  const answers = (page: Page) => list(page).getByRole('group', { name: 'On this site' });
  const searchFiles = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/search\/.*json|site-search-answers/.test(request.url())) asked.push(request.url());
    });
    return asked;
  };

  const FOUND = [
    ['epf', 'EPFO Registration'],
    ['trust', 'Trust Registration'],
    ['partnership', 'Partnership Firm Registration'],
    ['msme', 'MSME Registration'],
  ] as const;

  test('they are suggested, and Enter goes to the best', async ({ page }) => {
    await openHome(page);
    for (const [typed, title] of FOUND) {
      await box(page).fill(typed);
      await expect(answers(page).getByRole('option').first()).toContainText(title);
    }
    expect(await axeFindings(page)).toEqual([]);
    await box(page).press('Enter');
    await page.waitForURL(`**${registrations}/msme*`);
  });

  test('a press and the keyboard choose among them', async ({ page }) => {
    await openHome(page);
    await box(page).fill('msme');
    await answers(page).getByRole('option').nth(1).click();
    await page.waitForURL((url) => url.pathname !== ROUTES.home);
    await openHome(page);
    await box(page).fill('msme');
    await expect(answers(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${registrations}/msme`);
  });

  test('nothing of it is loaded before something is typed; guides and tools stand below the entries', async ({
    page,
  }) => {
    const asked = searchFiles(page);
    await openHome(page);
    await box(page).click();
    await expect(options(page).first()).toBeVisible();
    expect(asked).toEqual([]);
    await box(page).fill('nri');
    const guides = list(page).getByRole('group', { name: 'Guides and tools' });
    await expect(guides.getByRole('option').first()).toContainText('Guide for NRI landlords');
    await expect(list(page).getByRole('group').first()).toHaveAccessibleName('Matching services');
    await expect(
      page.getByRole('status').filter({ hasText: /service found, \d guides? below/ }),
    ).toBeAttached();
    expect(asked.length).toBeGreaterThan(1);
    expect(await axeFindings(page)).toEqual([]);
    await guides.getByRole('option').first().click();
    await page.waitForURL(`**${ROUTES.nriLandlord}`);
  });

  for (const [typed, target] of [
    ['visa', servicePagePath('faas/international-taxation')],
    ['how much do you charge', ROUTES.services],
    ['bookkeeping price', servicePagePath('faas/accounting-services')],
    ['tds rate', `${ROUTES.complianceGuides}/tds-rates`],
    ['udyam', servicePagePath('faas/registrations/msme')],
    ['office hours', ROUTES.contact],
  ] as const)
    test(`"${typed}" leads to ${target}`, async ({ page }) => {
      await openHome(page);
      await box(page).fill(typed);
      await box(page).press('Enter');
      await page.waitForURL((url) => decodeURI(url.pathname) === target);
    });

  test('Enter before the answer waits for it; text that changes takes it back', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/search/index.json*', async (route) => {
      await released;
      await route.continue();
    });
    await openHome(page);
    await box(page).fill('msme');
    await box(page).press('Enter');
    await box(page).fill('msmes');
    await expect(page.getByText('Searching…').first()).toBeVisible();
    await box(page).fill('trust');
    await box(page).press('Enter');
    release(undefined);
    await page.waitForURL(`**${registrations}/trust`);
  });

  test('a search that does not load ends in the alert', async ({ page }) => {
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.route('**/site-search-answers*', (route) => route.abort());
    await openHome(page);
    await box(page).fill('msme');
    await box(page).press('Enter');
    await expect.poll(() => alerts).toEqual([MESSAGES.searchNoMatch]);
  });
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('box and suggestions are in the first view, below a hero of at most 60 %', async ({
      page,
    }) => {
      await page.goto(ROUTES.home);
      await expect(island(page)).not.toHaveAttribute('ssr');
      const hero = await page.locator('[data-hero]').boundingBox();
      expect(hero?.height).toBeLessThanOrEqual(0.6 * viewport.height);
      await expect(box(page)).toBeInViewport({ ratio: 1 });
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await box(page).click();
      const quick = list(page).getByRole('group', { name: 'Quick suggestions' });
      for (const option of await quick.getByRole('option').all())
        await expect(option).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

test('what was typed before the script came is kept, and nothing moves', async ({ page }) => {
  // Sections that rise into view would be measured half-way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/ServiceSearch*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(ROUTES.home);
  await box(page).pressSequentially('payroll');
  const form = page.getByRole('search').filter({ has: box(page) });
  await page.evaluate(() => document.fonts.ready);
  const inPage = () =>
    form.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top + window.scrollY), height];
    });
  const before = await inPage();
  release(undefined);
  await expect(island(page)).not.toHaveAttribute('ssr');
  await expect(box(page)).toHaveValue('payroll');
  await expect(box(page)).toBeFocused();
  // With the next key the list is that of the whole text.
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveText('Payroll and employee benefits');
  expect(await inPage()).toEqual(before);
});

test('every entry leads to a page, and the chips are links', async ({ page, request }) => {
  expect(entries.length).toBeGreaterThan(0);
  for (const url of new Set(entries.map((entry) => entry.url)))
    expect((await request.get(url)).status(), url).toBe(200);
  await page.goto(ROUTES.home);
  const section = page.getByRole('region', { name: 'Find a service' });
  await expect(section.getByRole('link')).toHaveText(
    chips.map((chip) => entries.find(({ keyword }) => keyword === chip)?.title ?? ''),
  );
});

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens the list and a tap chooses', async ({ page }) => {
    await openHome(page);
    await box(page).tap();
    await box(page).fill('sebi');
    await options(page).first().tap();
    await page.waitForURL('**/services/**');
    expect(await address(page)).toBe(`${ROUTES.companySecretarial}?service=sebi-compliance`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list of all services replaces the box', async ({ page }) => {
    await page.goto(ROUTES.home);
    await expect(page.locator('[role=combobox]')).toBeHidden();
    const section = page.getByRole('region', { name: 'Find a service' });
    await section.locator('summary').click();
    for (const { title } of entries)
      await expect(
        section.locator('details').getByRole('link', { name: title, exact: true }),
      ).toBeVisible();
    await section.locator('details').getByRole('link', { name: 'Virtual CFO' }).click();
    await expect(page).toHaveURL(/service=virtual-cfo/);
  });
});
