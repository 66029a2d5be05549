/**
 * Tests the drill-down on the page of a service family, which has three levels: all services, a list, a service.
 * tests/site/specification.test.ts tests the links.
 */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { contactHref, ROUTES } from '#site/routes.ts';
import { CTA_TEXTS } from '#site/service-sections.ts';
import { FAMILIES, servicePagePath } from '#site/services.ts';
import { serviceViewQuery } from '#features/services/service-views.logic.ts';
import { servicesIn } from '../published.ts';
import { expectAwake, holdBack } from './islands.ts';
import { PHONE, expectSound, isLeftToBrowser, watchFaults } from './site-pages.ts';

const FAAS = FAMILIES.faas.path;

/** Returns the address that opens a list or a service, such as `registrations/gst`, on the page of the FAAS family. */
const addressOf = (view: string) => FAAS + serviceViewQuery(view);
const headingOf = (view: Locator) => view.getByRole('heading', { level: 1 });
const backOf = (view: Locator) => view.getByRole('link', { name: /^Back to / });
const cardOf = (page: Page, view: string) => page.locator(`li a[data-opens="${view}"]:visible`);

/** Expects that only this view is visible and that its heading is part of the page title. Returns the view. */
async function expectOpen(page: Page, view: string): Promise<Locator> {
  const shown = page.locator('[data-view]:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('data-view', view);
  const heading = view === '' ? '' : await headingOf(shown).innerText();
  await expect.poll(() => page.title()).toContain(heading.trim());
  return shown;
}

const expectAddress = (page: Page, address: string) =>
  expect(page).toHaveURL(({ pathname, search }) => pathname + search === address);

/** Opens the page of the FAAS family and waits for its island, because a card is an ordinary link before hydration. */
async function openAwake(page: Page): Promise<void> {
  await page.goto(FAAS);
  await expectAwake(page, page.locator('[data-view]'));
}

/**
 * Double-clicks a card. Expects that the view opens below the header, with the focus on the heading. Returns the view.
 */
async function openCard(page: Page, view: string): Promise<Locator> {
  // A script makes both clicks, because the second click of a mouse would fall on the new view.
  await cardOf(page, view).evaluate((card: HTMLElement) => {
    card.click();
    card.click();
  });
  const shown = await expectOpen(page, view);
  await expectAddress(page, addressOf(view));
  await expect(headingOf(shown)).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(main?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
  await expect(headingOf(shown)).toBeInViewport();
  await expectSound(page);
  return shown;
}

test('a double click on a card opens only one level; a “Back to …” link returns to the level above', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const faults = await watchFaults(page);
  await openAwake(page);
  const gridTitle = await page.title();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const grid = await expectOpen(page, '');
  await expect(grid.getByRole('heading', { level: 2 })).toHaveCount(servicesIn('faas'));

  const list = await openCard(page, 'registrations');
  await expect(list.locator('[data-opens*="/"]')).toHaveCount(servicesIn('faas/registrations'));
  const detail = await openCard(page, 'registrations/gst');
  expect(await entries()).toBe(before + 2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: CTA_TEXTS.title })).toHaveCount(1);
  const title = (await headingOf(detail).textContent())?.trim() ?? '';
  // On a phone, the bottom bar replaces the link near the title, so only the contact link at the end is visible.
  const action = detail.getByRole('link', { name: CTA_TEXTS.action });
  await expect(action).toHaveCount(1);
  await expect(action).toHaveAttribute('href', contactHref(title));
  const tray = page.locator('.tray a').first();
  await expect(tray).toHaveAttribute('href', contactHref(title));
  // While a service is open, the other sections of the family's page are hidden.
  const around = page.locator('main > section:visible');
  await expect(around).toHaveCount(0);

  for (const view of ['registrations/gst', 'registrations']) {
    await backOf(page.locator('[data-view]:visible')).press('Enter');
    await expect(cardOf(page, view)).toBeFocused();
    await expect(cardOf(page, view)).toBeInViewport();
  }
  await expectOpen(page, '');
  // The “Back to …” links add no entries to the history.
  expect(await entries()).toBe(before + 2);
  await expect(around).not.toHaveCount(0);
  await expect(tray).not.toHaveAttribute('href', contactHref(title));
  await expectAddress(page, FAAS);
  expect(await page.title()).toBe(gridTitle);
  expect(faults).toEqual([]);
});

test('Back and Forward move one level, and a reload opens the page of the service', async ({
  page,
}) => {
  await openAwake(page);
  await cardOf(page, 'registrations').click();
  await cardOf(page, 'registrations/esi').click();
  await expectOpen(page, 'registrations/esi');

  await page.goBack();
  await expectOpen(page, 'registrations');
  await expect(cardOf(page, 'registrations/esi')).toBeFocused();
  await expect(cardOf(page, 'registrations/esi')).toBeInViewport();
  await page.goForward();
  const detail = await expectOpen(page, 'registrations/esi');
  await expect(headingOf(detail)).toBeFocused();

  await detail.getByRole('link', { name: CTA_TEXTS.action }).first().click();
  await expect(page).toHaveURL(/\/contact\?subject=/);
  await page.goBack();
  await expectOpen(page, 'registrations/esi');
  await page.reload();
  await expectOpen(page, 'registrations/esi');
  await expectAddress(page, servicePagePath('faas/registrations/esi'));
});

test('after quick clicks on two cards, opens only the second card; leaves a Ctrl+click to the browser', async ({
  page,
}) => {
  const release = await holdBack(page, `**${FAAS}/registrations.json`);
  await openAwake(page);
  await cardOf(page, 'registrations').click();
  await cardOf(page, 'virtual-cfo').click();
  await expectOpen(page, 'virtual-cfo');
  await Promise.all([page.waitForResponse(`**${FAAS}/registrations.json`), release()]);
  await expectAwake(page, page.locator('[data-view]'));
  await expectOpen(page, 'virtual-cfo');

  await page.goBack();
  // Back moves the focus to the card that the visitor had opened.
  await expectOpen(page, '');
  await expect(cardOf(page, 'virtual-cfo')).toBeFocused();
  expect(await isLeftToBrowser(cardOf(page, 'registrations'))).toBe(true);
  await expectOpen(page, '');
});

test('?service= opens the right page for a service, for an alias and for a service of another family', async ({
  page,
}) => {
  await page.goto(ROUTES.about);
  const incorporation = 'company-secretarial/company-incorporation';
  for (const [address, own] of [
    [`${FAAS}?service=registrations&section=gst`, 'faas/registrations/gst'],
    [`${ROUTES.companySecretarial}?service=opc-registration`, `${incorporation}/opc`],
    [`${ROUTES.hr}?service=virtual-cfo`, 'faas/virtual-cfo'],
  ] as const) {
    await page.goto(address);
    await expectAddress(page, servicePagePath(own));
    await page.goBack();
    await expectAddress(page, ROUTES.about);
  }
});

test('shows only the service in ?service=, even on a slow connection', async ({ page }) => {
  const seen = new Set<string>();
  await page.exposeFunction('seen', (view: string) => void seen.add(view));
  await page.addInitScript(function look() {
    const { seen } = window as unknown as { seen: (view: string) => void };
    for (const element of document.querySelectorAll<HTMLElement>('[data-view]'))
      if (element.checkVisibility()) seen(element.dataset['view'] ?? '');
    requestAnimationFrame(look);
  });
  const session = await page.context().newCDPSession(page);
  const line = { latency: 50, downloadThroughput: 100_000, uploadThroughput: 100_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.goto(addressOf('registrations/gst'), { waitUntil: 'networkidle' });
  await expectOpen(page, 'registrations/gst');
  expect([...seen]).toEqual(['registrations/gst']);
});
