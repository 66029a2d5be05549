/** The drill-down of the three service families: levels, address, focus, no flash. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { contactHref, ROUTES } from '#site/routes.ts';
import { DETAIL_CTA } from '#site/service-fields.ts';
import { FAMILIES, FAMILY_IDS, servicePagePath, type FamilyId } from '#site/services.ts';
import { queryOf } from '#features/services/service-views.logic.ts';
import { servicesIn } from '../published.ts';
import { axeFindings } from './axe.ts';
import { expectAwake } from './islands.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { slowUnless } from './slow.ts';
import { expectTab } from './tabs.ts';

const WIDTHS = [390, 1440];
/** Address of a view in its family's page. */
const addressOf = (family: FamilyId, view: string) => FAMILIES[family].path + queryOf(view);
const viewOf = (page: Page, view: string) => page.locator(`[data-view="${view}"]`);
const headingOf = (view: Locator) => view.getByRole('heading', { level: 1 });
const backOf = (view: Locator) => view.getByRole('link', { name: /^Back to / });
const cardOf = (page: Page, view: string) => page.locator(`li a[data-opens="${view}"]:visible`);

/** One view is shown, the address says which, and the title names it. */
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

async function expectClearOfHeader(page: Page, target: Locator): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(box?.y).toBeLessThan(450);
}

/** A way to the deepest level of each family, with the words that the cards and back links carry; both widths are walked. */
const WAYS = [
  {
    family: 'company-secretarial',
    width: 390,
    group: 'company-incorporation',
    parts: 'forms',
    section: 'llp',
    plain: 'fema-rbi',
    back: 'Back to Services',
    backToGroup: 'Back to Company Incorporation',
  },
  {
    family: 'faas',
    width: 1440,
    group: 'registrations',
    parts: 'registrations',
    section: 'gst',
    plain: 'virtual-cfo',
    back: 'Back to FAAS Services',
    backToGroup: 'Back to Registrations',
  },
  { family: 'hr', width: 390, plain: 'payroll-management', back: 'Back to HR Services' },
] as const;

for (const width of WIDTHS)
  test.describe(`${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    for (const way of WAYS.filter((one) => one.width === width)) {
      const { path } = FAMILIES[way.family];

      test(`${way.family}: grid, detail and back`, async ({ page }) => {
        await openAwake(page, path);
        const gridTitle = await page.title();
        const grid = await expectOpen(page, '');
        await expect(grid.getByRole('heading', { level: 2 })).toHaveCount(servicesIn(way.family));
        await expect(cardOf(page, way.plain).locator('xpath=ancestor::li')).toContainText(
          'View Details',
        );
        expect(await axeFindings(page)).toEqual([]);

        await cardOf(page, way.plain).click();
        const detail = await expectOpen(page, way.plain);
        await expectAddress(page, `${path}?service=${way.plain}`);
        await expect(headingOf(detail)).toBeFocused();
        await expectClearOfHeader(page, backOf(detail));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { name: DETAIL_CTA.title })).toHaveCount(1);
        expect(await axeFindings(page)).toEqual([]);

        // The family's closing band gives way to that of the detail.
        const band = page.locator('main > section');
        await expect(band).toBeHidden();

        await expect(backOf(detail)).toHaveText(way.back);
        await backOf(detail).click();
        await expectOpen(page, '');
        await expect(band).toBeVisible();
        await expectAddress(page, path);
        await expect(cardOf(page, way.plain)).toBeFocused();
        await expect(cardOf(page, way.plain)).toBeInViewport();
        expect(await page.title()).toBe(gridTitle);
      });

      if (!('group' in way)) continue;
      const { family, group, section, parts } = way;
      const sectionView = `${group}/${section}`;
      const subsections = servicesIn(`${family}/${group}`);

      test(`${family}: subsections, their details and back, level by level`, async ({ page }) => {
        await openAwake(page, path);
        await expect(cardOf(page, group).locator('xpath=ancestor::li')).toContainText(
          `${subsections} ${parts}`,
        );

        await cardOf(page, group).click();
        const list = await expectOpen(page, group);
        await expectAddress(page, addressOf(family, group));
        await expect(headingOf(list)).toBeFocused();
        await expect(list.locator('[data-opens*="/"]')).toHaveCount(subsections);
        expect(await axeFindings(page)).toEqual([]);

        await cardOf(page, sectionView).click();
        const detail = await expectOpen(page, sectionView);
        await expectAddress(page, addressOf(family, sectionView));
        await expect(headingOf(detail)).toBeFocused();
        await expectClearOfHeader(page, backOf(detail));
        expect(await axeFindings(page)).toEqual([]);

        await expect(backOf(detail)).toHaveText(way.backToGroup);
        await backOf(detail).click();
        await expectOpen(page, group);
        await expect(cardOf(page, sectionView)).toBeFocused();
        await expect(cardOf(page, sectionView)).toBeInViewport();

        await expect(backOf(list)).toHaveText(way.back);
        await backOf(list).click();
        await expectOpen(page, '');
        await expect(cardOf(page, group)).toBeFocused();
      });
    }

    for (const address of [FAMILIES.faas.path, servicePagePath('faas/registrations/msme')])
      test(`${address}: nothing shifts on opening and on reload further down`, async ({ page }) => {
        await recordLayoutShifts(page);
        await page.goto(address);
        expect(await layoutShifts(page)).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
        await page.reload();
        expect(await layoutShifts(page)).toEqual([]);
      });
  });

for (const width of [390, 1440])
  test(
    `${width} px: an opened detail begins at the top of the window, under the header`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { path } = FAMILIES['company-secretarial'];
      await openAwake(page, path);
      for (const view of ['company-incorporation', 'company-incorporation/government-company']) {
        await cardOf(page, view).scrollIntoViewIfNeeded();
        await cardOf(page, view).click();
        const detail = await expectOpen(page, view);
        const header = await page.getByRole('banner').boundingBox();
        const top = (await detail.boundingBox())?.y ?? 0;
        const gap = top - ((header?.y ?? 0) + (header?.height ?? 0));
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThan(48);
      }
    },
  );

test('the grid of the company secretarial page leads back to all services', async ({ page }) => {
  await page.goto(ROUTES.companySecretarial);
  const grid = await expectOpen(page, '');
  await grid.getByRole('link', { name: 'Back to Services' }).click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.services}$`));
});

test.describe('keyboard alone', () => {
  test('down to a subsection and up again', async ({ page }) => {
    await openAwake(page, FAMILIES.faas.path);
    const tabTo = async (target: Locator) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('not reached by Tab');
    };
    await tabTo(cardOf(page, 'registrations'));
    await page.keyboard.press('Enter');
    const list = await expectOpen(page, 'registrations');
    await expect(headingOf(list)).toBeFocused();

    await tabTo(cardOf(page, 'registrations/iec'));
    await page.keyboard.press('Enter');
    const detail = await expectOpen(page, 'registrations/iec');
    await expect(headingOf(detail)).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await expect(backOf(detail)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardOf(page, 'registrations/iec')).toBeFocused();

    while (!(await backOf(list).evaluate((node) => node === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectOpen(page, '');
    await expect(cardOf(page, 'registrations')).toBeFocused();
  });
});

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens a card in place', async ({ page }) => {
    await openAwake(page, FAMILIES.hr.path);
    await cardOf(page, 'professional-staffing').tap();
    const detail = await expectOpen(page, 'professional-staffing');
    await backOf(detail).tap();
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
    await detail.getByRole('link', { name: DETAIL_CTA.action }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await page.goBack();
    await expectOpen(page, 'audit-advisory');
  });

  for (const family of FAMILY_IDS)
    test(
      `${family}: ?service= leads to each service's own page, an alias to what it stands for`,
      slowUnless(family === 'faas'),
      async ({ page }) => {
        const { path, services, aliases, borrowed } = FAMILIES[family];
        const views: [string, string][] = [
          ...services.map((service): [string, string] => [service, `${path}/${service}`]),
          ...Object.entries(aliases).map(([alias, view]): [string, string] => [
            alias,
            `${path}/${view}`,
          ]),
          ...borrowed.map((service): [string, string] => [
            service,
            servicePagePath(`faas/${service}`),
          ]),
        ];
        for (const [value, own] of views) {
          await page.goto(`${path}?service=${value}`);
          await expectAddress(page, own);
          const detail = await expectOpen(page, own.split('/').slice(3).join('/'));
          const title = await headingOf(detail).textContent();
          await expect(detail.getByRole('link', { name: DETAIL_CTA.action })).toHaveAttribute(
            'href',
            contactHref(title?.trim() ?? ''),
          );
        }
      },
    );

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

  test('the two old addresses arrive at company incorporation', async ({ page }) => {
    for (const old of ['/company-se', '/company-incorporation']) {
      await page.goto(old);
      await expectAddress(page, servicePagePath('company-secretarial/company-incorporation'));
    }
  });
});

test('an address with a service makes one history entry', async ({ page }) => {
  await page.goto(ROUTES.about);
  await page.goto(addressOf('faas', 'registrations/gst'));
  await expectAddress(page, servicePagePath('faas/registrations/gst'));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.about}$`));
});

/** Text of every heading of level 1 and view that any frame has shown, as the page arrives slowly. */
async function recordFrames(page: Page): Promise<() => Promise<string[]>> {
  const seen = new Set<string>();
  await page.exposeFunction('seen', (what: string) => void seen.add(what));
  await page.addInitScript(() => {
    const { seen } = window as unknown as { seen: (what: string) => void };
    const look = () => {
      for (const element of document.querySelectorAll<HTMLElement>('h1, [data-view]'))
        if (element.checkVisibility()) seen(element.dataset['view'] ?? element.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return [...seen];
  };
}

test.describe('nothing else is painted first', () => {
  test('an address with a service never shows the page that it leaves', async ({ page }) => {
    const frames = await recordFrames(page);
    await page.goto(addressOf('faas', 'registrations/gst'));
    await expectOpen(page, 'registrations/gst');
    expect((await frames()).filter((what) => !/\s/.test(what))).toEqual(['registrations/gst']);
  });

  test('the grid', async ({ page }) => {
    const frames = await recordFrames(page);
    await page.goto(FAMILIES.faas.path);
    expect((await frames()).filter((what) => !/\s/.test(what))).toEqual(['']);
  });
});

test.describe('clicks for the browser', () => {
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }])
    test(`${JSON.stringify(how)} opens the service's own page in a tab`, async ({ page }) => {
      await page.goto(FAMILIES.hr.path);
      await cardOf(page, 'hr-compliance').click(how);
      await expectTab(page, `${FAMILIES.hr.path}/hr-compliance`);
      await expectOpen(page, '');
    });

  test("a back link's address leads to the parent's own page elsewhere", async ({ page }) => {
    await openAwake(page, FAMILIES.faas.path);
    await cardOf(page, 'registrations').click();
    await cardOf(page, 'registrations/gst').click();
    await backOf(viewOf(page, 'registrations/gst')).click({ modifiers: ['ControlOrMeta'] });
    await expectTab(page, `${FAMILIES.faas.path}/registrations`);
  });
});

test('a detail brings its checklist and its questions, and breaks no policy', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  await openAwake(page, FAMILIES.faas.path);
  await cardOf(page, 'registrations').click();
  await cardOf(page, 'registrations/gst').click();
  const detail = await expectOpen(page, 'registrations/gst');
  await detail.getByRole('checkbox').first().check();
  await expect(detail.locator('[data-count]').first()).toContainText('1 of');
  const questions = detail.locator('details[name]');
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(detail.locator('details[name][open]')).toHaveCount(1);
  await expect(questions.nth(1)).toHaveAttribute('open');
  expect(await axeFindings(page)).toEqual([]);
  expect(broken).toEqual([]);
});

test.describe('a detail that does not come', () => {
  const own = `${FAMILIES.hr.path}/hr-compliance`;

  test('at first, and then does: it opens in place', async ({ page }) => {
    let refused = 0;
    await page.route(`**${own}.json`, (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      return route.abort();
    });
    await openAwake(page, FAMILIES.hr.path);
    await cardOf(page, 'hr-compliance').click();
    await expect(page.getByText(MESSAGES.loading)).toBeVisible();
    await expectOpen(page, 'hr-compliance');
    await expectAddress(page, addressOf('hr', 'hr-compliance'));
  });

  test('never: the service’s own page opens', async ({ page }) => {
    await page.route(`**${own}.json`, (route) => route.abort());
    await page.clock.install();
    await openAwake(page, FAMILIES.hr.path);
    await cardOf(page, 'hr-compliance').click();
    // Lets the waits between the tries pass.
    await expect(async () => {
      await page.clock.runFor(4_000);
      await expect(page).toHaveURL(own, { timeout: 300 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('where the island does not come, a card leads on all the same', async ({ page }) => {
  await page.route('**/_astro/ServiceExplorer.*', (route) => route.abort());
  await page.goto(FAMILIES.hr.path);
  await cardOf(page, 'hr-compliance').click();
  await expect(page).toHaveURL(`${FAMILIES.hr.path}/hr-compliance`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const family of FAMILY_IDS)
    test(
      `${family}: cards lead to pages, and these back to the cards`,
      slowUnless(family === 'faas'),
      async ({ page }) => {
        const { path, services } = FAMILIES[family];
        await page.goto(addressOf(family, services[0]));
        for (const view of services)
          await expect(cardOf(page, view)).toHaveAttribute('href', `${path}/${view}`);
        await cardOf(page, services[0]).click();
        const detail = viewOf(page, services[0]);
        await expect(headingOf(detail)).toBeVisible();
        await backOf(detail).click();
        await expectAddress(page, path);
        await expect(viewOf(page, '')).toBeVisible();
      },
    );
});
