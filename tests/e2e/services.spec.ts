/** The drill-down of the three service families: levels, address, focus, no flash. Where each address leads: tests/site/site.test.ts. */
import { expect, test, type Locator, type Page, type Route } from 'playwright/test';
import { TEXTS } from '#site/texts.ts';
import { contactHref, ROUTES } from '#site/routes.ts';
import { DETAIL_CTA } from '#site/service-fields.ts';
import { FAMILIES, servicePagePath, type FamilyId } from '#site/services.ts';
import { queryOf } from '#features/services/service-views.logic.ts';
import { servicesIn, servicesOf } from '../published.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';
import { watchFaults } from './site-pages.ts';
import { slowUnless } from './slow.ts';

/** Address of a view in its family's page. */
const addressOf = (family: FamilyId, view: string) => FAMILIES[family].path + queryOf(view);
const headingOf = (view: Locator) => view.getByRole('heading', { level: 1 });
const backOf = (view: Locator) => view.getByRole('link', { name: /^Back to / });
const cardOf = (page: Page, view: string) => page.locator(`li a[data-opens="${view}"]:visible`);

/** One view is shown, and the title names it. */
async function expectOpen(page: Page, view: string): Promise<Locator> {
  const shown = page.locator('[data-view]:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('data-view', view);
  if (view !== '') {
    const heading = (await headingOf(shown).textContent())?.trim() ?? '';
    expect(await page.title()).toContain(heading);
  }
  return shown;
}

async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
}

/** The family's page, with its island awake: before, a card is a link. */
async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAwake(page, page.locator('[data-view]'));
}

/** A way to the deepest level of each family, with the words that the cards and back links carry; both widths are walked. */
const WAYS = [
  {
    family: 'company-secretarial',
    width: 390,
    group: 'company-incorporation',
    parts: 'forms',
    section: 'government-company',
    plain: 'fema-rbi',
    back: 'Back to Services',
  },
  {
    family: 'faas',
    width: 1440,
    group: 'registrations',
    parts: 'registrations',
    section: 'gst',
    plain: 'virtual-cfo',
    back: 'Back to FAAS Services',
  },
  { family: 'hr', width: 390, plain: 'payroll-management', back: 'Back to HR Services' },
] as const;

for (const way of WAYS)
  test.describe(`${way.family}, ${way.width} px`, slowUnless(way === WAYS[0]), () => {
    test.use({ viewport: { width: way.width, height: 800 } });
    const { path } = FAMILIES[way.family];

    /** A card opens its view in place: breadcrumb and view begin right under the header, with the focus on the heading. */
    async function openCard(page: Page, view: string): Promise<Locator> {
      await cardOf(page, view).click();
      const shown = await expectOpen(page, view);
      await expectAddress(page, addressOf(way.family, view));
      await expect(headingOf(shown)).toBeFocused();
      const header = await page.getByRole('banner').boundingBox();
      const main = await page.getByRole('main').boundingBox();
      const gap = (main?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      expect(Math.round(gap)).toBe(0);
      await expect(headingOf(shown)).toBeInViewport();
      expect(await axeFindings(page)).toEqual([]);
      return shown;
    }

    /** Up by the link, by keyboard, with these words: the card that led down has the focus. */
    async function goUp(page: Page, words: string, from: string): Promise<void> {
      const link = backOf(page.locator('[data-view]:visible'));
      await expect(link).toHaveText(words);
      await link.press('Enter');
      await expect(cardOf(page, from)).toBeFocused();
      await expect(cardOf(page, from)).toBeInViewport();
    }

    test('grid, detail and back', async ({ page }) => {
      await openAwake(page, path);
      const gridTitle = await page.title();
      const grid = await expectOpen(page, '');
      await expect(grid.getByRole('heading', { level: 2 })).toHaveCount(servicesIn(way.family));
      await expect(cardOf(page, way.plain).locator('xpath=ancestor::li')).toContainText(
        'View Details',
      );
      expect(await axeFindings(page)).toEqual([]);

      const detail = await openCard(page, way.plain);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { name: DETAIL_CTA.title })).toHaveCount(1);
      const title = (await headingOf(detail).textContent())?.trim() ?? '';
      // In the first screen, and at the end.
      for (const link of await detail.getByRole('link', { name: DETAIL_CTA.action }).all())
        await expect(link).toHaveAttribute('href', contactHref(title));
      // The family's closing band gives way to that of the detail.
      const band = page.locator('main > section');
      await expect(band).toBeHidden();

      await goUp(page, way.back, way.plain);
      await expect(band).toBeVisible();
      await expectAddress(page, path);
      expect(await page.title()).toBe(gridTitle);
    });

    if (!('group' in way)) return;
    const { group, section } = way;
    const subsections = servicesIn(`${way.family}/${group}`);

    test('subsections, their details and back, level by level', async ({ page }) => {
      await openAwake(page, path);
      await expect(cardOf(page, group).locator('xpath=ancestor::li')).toContainText(
        `${subsections} ${way.parts}`,
      );
      const list = await openCard(page, group);
      await expect(list.locator('[data-opens*="/"]')).toHaveCount(subsections);
      const title = (await headingOf(list).textContent())?.trim() ?? '';
      await openCard(page, `${group}/${section}`);
      await goUp(page, `Back to ${title}`, `${group}/${section}`);
      await goUp(page, way.back, group);
      await expectOpen(page, '');
    });
  });

test.describe('address and history', () => {
  test("the browser's Back and Forward go level by level, reload leads to the level's own page", async ({
    page,
  }) => {
    await openAwake(page, FAMILIES.faas.path);
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

    await page.reload();
    await expectOpen(page, 'registrations/esi');
    await expectAddress(page, servicePagePath('faas/registrations/esi'));
  });

  test('the view is exchanged before the browser restores the scroll position', async ({
    page,
  }) => {
    await openAwake(page, FAMILIES.faas.path);
    await cardOf(page, 'audit-advisory').click();
    await expectOpen(page, 'audit-advisory');
    for (const [step, view] of [
      ['back', ''],
      ['forward', 'audit-advisory'],
    ] as const) {
      const shown = page.evaluate(
        (step) =>
          new Promise((done) => {
            // Runs after the island's own, in the same event.
            const look = () =>
              done(document.querySelector('[data-view]')?.getAttribute('data-view'));
            addEventListener('popstate', look, { once: true });
            history[step]();
          }),
        step,
      );
      expect(await shown).toBe(view);
    }
  });

  test("the page's own way back leaves no entries behind", async ({ page }) => {
    await page.goto(ROUTES.services);
    await openAwake(page, FAMILIES.hr.path);
    for (const view of ['payroll-management', 'hr-compliance']) {
      await cardOf(page, view).click();
      await backOf(await expectOpen(page, view)).click();
      await expectOpen(page, '');
    }
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${ROUTES.services}$`));
  });

  test('leaving for another page and coming back finds the same level', async ({ page }) => {
    await openAwake(page, FAMILIES.faas.path);
    await cardOf(page, 'audit-advisory').click();
    const detail = await expectOpen(page, 'audit-advisory');
    await detail.getByRole('link', { name: DETAIL_CTA.action }).first().click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await page.goBack();
    await expectOpen(page, 'audit-advisory');
  });

  test('?service= leads to the own page of a service, an alias and a borrowed value, in one entry', async ({
    page,
  }) => {
    await page.goto(ROUTES.about);
    for (const [family, query, own] of [
      ['faas', '?service=registrations&section=gst', 'faas/registrations/gst'],
      [
        'company-secretarial',
        '?service=opc-registration',
        'company-secretarial/company-incorporation/opc',
      ],
      ['hr', '?service=virtual-cfo', 'faas/virtual-cfo'],
    ] as const) {
      await page.goto(FAMILIES[family].path + query);
      await expectAddress(page, servicePagePath(own));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${ROUTES.about}$`));
    }
  });

  test('nothing else is painted first, however slowly the page arrives', async ({ page }) => {
    const seen = new Set<string>();
    await page.exposeFunction('seen', (view: string) => void seen.add(view));
    await page.addInitScript(() => {
      const { seen } = window as unknown as { seen: (view: string) => void };
      const look = () => {
        for (const element of document.querySelectorAll<HTMLElement>('[data-view]'))
          if (element.checkVisibility()) seen(element.dataset['view'] ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 50,
      downloadThroughput: 100_000,
      uploadThroughput: 100_000,
    });
    await page.goto(addressOf('faas', 'registrations/gst'));
    await expectOpen(page, 'registrations/gst');
    await page.waitForLoadState('networkidle');
    expect([...seen]).toEqual(['registrations/gst']);
  });

  // More of them in tests/slow/hostile-addresses.spec.ts.
  test('an unknown value is ignored and left alone', async ({ page }) => {
    for (const query of ['?service=nothing', '?section=gst']) {
      await openAwake(page, FAMILIES.faas.path + query);
      await expectOpen(page, '');
      expect(page.url()).toContain(query);
      await cardOf(page, 'virtual-cfo').click();
      await expectAddress(page, addressOf('faas', 'virtual-cfo'));
    }
  });
});

test('a service opened in place → its questions open, and no policy is violated', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  await openAwake(page, FAMILIES.faas.path);
  await cardOf(page, 'registrations').click();
  await cardOf(page, 'registrations/gst').click();
  const detail = await expectOpen(page, 'registrations/gst');
  const questions = detail.locator('details[name]');
  await questions.first().locator('summary').click();
  await expect(questions.first()).toHaveAttribute('open');
  expect(faults).toEqual([]);
});

test(
  'a service that does not load → its own page opens; back on the cards, they open again',
  { tag: '@slow' },
  async ({ page }) => {
    const own = `${FAMILIES.hr.path}/hr-compliance`;
    // The page stays as the back/forward cache would restore it; a browser without windows has no such cache.
    let leaves = 0;
    const stay = (route: Route) => {
      leaves += 1;
      return route.fulfill({ status: 204 });
    };
    await page.route(`**${own}.json`, (route) => route.abort());
    await page.route(`**${own}`, stay);
    await page.clock.install();
    await openAwake(page, FAMILIES.hr.path);
    await cardOf(page, 'hr-compliance').click();
    await expect(page.getByText(TEXTS.loading)).toBeVisible();
    // Lets the waits between the tries pass.
    await expect(async () => {
      await page.clock.runFor(4_000);
      expect(leaves).toBe(1);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText(TEXTS.loading)).toHaveCount(0);
    await page.unroute(`**${own}`, stay);
    await cardOf(page, 'hr-compliance').click();
    await expect(page).toHaveURL(own);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'a card pressed twice opens once; a detail that fails after the visitor has gone on is forgotten',
  { tag: '@slow' },
  async ({ page }) => {
    const { path } = FAMILIES.hr;
    const pressed = Promise.withResolvers<undefined>();
    let tries = 0;
    await page.route(`**${path}/hr-compliance.json`, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.route(`**${path}/payroll-management.json`, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.clock.install();
    await openAwake(page, path);
    const before = await page.evaluate(() => history.length);
    await cardOf(page, 'hr-compliance').click();
    for (let press = 0; press < 2; press += 1) await cardOf(page, 'payroll-management').click();
    pressed.resolve(undefined);
    await expectOpen(page, 'payroll-management');
    await expect(async () => {
      await page.clock.runFor(4_000);
      expect(tries).toBe(4);
    }).toPass({ timeout: 20_000 });
    await page.clock.runFor(1_000);
    await expectAddress(page, addressOf('hr', 'payroll-management'));
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cards lead to pages, and these back to the cards', async ({ page }) => {
    const { path } = FAMILIES.faas;
    const services = servicesOf('faas');
    const [first = ''] = services;
    await page.goto(addressOf('faas', first));
    for (const view of services)
      await expect(cardOf(page, view)).toHaveAttribute('href', `${path}/${view}`);
    await cardOf(page, first).click();
    const detail = await expectOpen(page, first);
    await backOf(detail).click();
    await expectAddress(page, path);
  });
});
