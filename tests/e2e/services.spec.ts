/** The drill-down of the three service families (spec 2.20–2.22): levels, address, focus, no flash. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { contactHref, ROUTES } from '#config/routes.ts';
import { DETAIL_CTA } from '#config/service-fields.ts';
import { FAMILIES, FAMILY_IDS } from '#config/services.ts';
import { addressOf } from '#logic/service-openings.ts';
import { axeFindings } from './axe.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';

const WIDTHS = [390, 1440];
const viewOf = (page: Page, view: string) => page.locator(`[data-view="${view}"]`);
const headingOf = (view: Locator) => view.getByRole('heading', { level: 2 }).first();
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

async function expectClearOfHeader(page: Page, target: Locator): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(box?.y).toBeLessThan(450);
}

/** A way to the deepest level of each family, with the words that the cards and back links carry. */
const WAYS = [
  {
    family: 'company-secretarial',
    group: 'company-incorporation',
    section: 'llp',
    count: '8 services',
    plain: 'fema-rbi',
    back: 'Back to Services',
    backToGroup: 'Back to Company Incorporation',
  },
  {
    family: 'faas',
    group: 'registrations',
    section: 'gst',
    count: '12 services',
    plain: 'virtual-cfo',
    back: 'Back to FAAS Services',
    backToGroup: 'Back to Registrations',
  },
  { family: 'hr', plain: 'payroll-management', back: 'Back to HR Services' },
] as const;

for (const width of WIDTHS)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const way of WAYS) {
      const { path, services } = FAMILIES[way.family];

      test(`${way.family}: grid, detail and back`, async ({ page }) => {
        await page.goto(path);
        const gridTitle = await page.title();
        const grid = await expectOpen(page, '');
        await expect(grid.getByRole('heading')).toHaveCount(services.length);
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

        await expect(backOf(detail)).toHaveText(way.back);
        await backOf(detail).click();
        await expectOpen(page, '');
        await expectAddress(page, path);
        await expect(cardOf(page, way.plain)).toBeFocused();
        await expect(cardOf(page, way.plain)).toBeInViewport();
        expect(await page.title()).toBe(gridTitle);
      });

      if (!('group' in way)) continue;
      const { family, group, section } = way;
      const sectionView = `${group}/${section}`;

      test(`${family}: subsections, their details and back, level by level`, async ({ page }) => {
        await page.goto(path);
        await expect(cardOf(page, group).locator('xpath=ancestor::li')).toContainText(way.count);

        await cardOf(page, group).click();
        const list = await expectOpen(page, group);
        await expectAddress(page, addressOf(family, group));
        await expect(headingOf(list)).toBeFocused();
        await expect(list.locator('[data-opens*="/"]')).toHaveCount(parseInt(way.count));
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

    for (const address of [
      FAMILIES.faas.path,
      addressOf('faas', 'registrations/msme'),
      addressOf('hr', 'hr-compliance'),
    ])
      test(`${address}: nothing shifts on opening and on reload further down`, async ({ page }) => {
        await recordLayoutShifts(page);
        await page.goto(address);
        expect(await layoutShifts(page)).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
        await page.reload();
        expect(await layoutShifts(page)).toEqual([]);
      });
  });

test('the grid of the company secretarial page leads back to all services', async ({ page }) => {
  await page.goto(ROUTES.companySecretarial);
  const grid = await expectOpen(page, '');
  await grid.getByRole('link', { name: 'Back to Services' }).click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.services}$`));
});

test.describe('keyboard alone', () => {
  test('down to a subsection and up again', async ({ page }) => {
    await page.goto(FAMILIES.faas.path);
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
    await page.goto(FAMILIES.hr.path);
    await cardOf(page, 'professional-staffing').tap();
    const detail = await expectOpen(page, 'professional-staffing');
    await backOf(detail).tap();
    await expectOpen(page, '');
  });
});

test.describe('address and history', () => {
  test("the browser's Back and Forward go level by level, reload keeps the level", async ({
    page,
  }) => {
    await page.goto(FAMILIES.faas.path);
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
    await expectAddress(page, addressOf('faas', 'registrations/esi'));
    await page.goBack();
    await expectOpen(page, 'registrations');
    await page.goBack();
    await expectOpen(page, '');
    await expect(cardOf(page, 'registrations')).toBeFocused();
  });

  test("the page's own way back leaves no entries behind", async ({ page }) => {
    await page.goto(ROUTES.services);
    await page.goto(FAMILIES.hr.path);
    for (const view of ['payroll-management', 'hr-compliance']) {
      await cardOf(page, view).click();
      await backOf(await expectOpen(page, view)).click();
      await expectOpen(page, '');
    }
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${ROUTES.services}$`));
  });

  test('opened by its address, a detail leads up to its card, and Back returns to it', async ({
    page,
  }) => {
    await page.goto(addressOf('company-secretarial', 'company-incorporation/opc'));
    await backOf(await expectOpen(page, 'company-incorporation/opc')).click();
    await backOf(await expectOpen(page, 'company-incorporation')).click();
    await expectOpen(page, '');
    await expectAddress(page, FAMILIES['company-secretarial'].path);
    await expect(cardOf(page, 'company-incorporation')).toBeFocused();
    await expect(cardOf(page, 'company-incorporation')).toBeInViewport();
    await page.goBack();
    await expectOpen(page, 'company-incorporation');
    await page.goBack();
    await expectOpen(page, 'company-incorporation/opc');
  });

  test('leaving for another page and coming back finds the same level', async ({ page }) => {
    await page.goto(FAMILIES.faas.path);
    await cardOf(page, 'audit-advisory').click();
    const detail = await expectOpen(page, 'audit-advisory');
    await detail.getByRole('link', { name: DETAIL_CTA.action }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await page.goBack();
    await expectOpen(page, 'audit-advisory');
  });

  for (const family of FAMILY_IDS)
    for (const service of FAMILIES[family].services)
      test(`${family}: ?service=${service} opens it`, async ({ page }) => {
        await page.goto(addressOf(family, service));
        const detail = await expectOpen(page, service);
        const title = await headingOf(detail).textContent();
        await expect(detail.getByRole('link', { name: DETAIL_CTA.action })).toHaveAttribute(
          'href',
          contactHref(title?.trim() ?? ''),
        );
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });

  for (const family of FAMILY_IDS)
    for (const [alias, view] of Object.entries(FAMILIES[family].aliases))
      test(`${family}: the alias ${alias} opens ${view} and stays in the address`, async ({
        page,
      }) => {
        const address = `${FAMILIES[family].path}?service=${alias}`;
        await page.goto(address);
        await expectOpen(page, view);
        await expectAddress(page, address);
      });

  for (const query of [
    '?service=nothing',
    '?service=gst',
    '?service=__proto__',
    '?service=constructor&section=prototype',
    '?service=%22%5D%2C%5Bx%3D%22',
    '?service=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '?service=%E0%A4%A',
    '?section=gst',
  ])
    test(`${query} is ignored and left alone`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('dialog', (dialog) => faults.push(dialog.message()));
      await page.goto(FAMILIES.faas.path + query);
      await expectOpen(page, '');
      expect(page.url()).toContain(query);
      await cardOf(page, 'virtual-cfo').click();
      await expectAddress(page, addressOf('faas', 'virtual-cfo'));
      expect(faults).toEqual([]);
    });

  test('an unknown section opens its service', async ({ page }) => {
    await page.goto(`${addressOf('faas', 'registrations')}&section=nothing`);
    await expectOpen(page, 'registrations');
  });

  for (const redirect of ['/company-se', '/company-incorporation'])
    test(`${redirect} arrives at company incorporation`, async ({ page }) => {
      await page.goto(redirect);
      await expectOpen(page, 'company-incorporation');
    });
});

test.describe('values borrowed from the FAAS page', () => {
  for (const service of FAMILIES.hr.borrowed)
    test(`?service=${service} takes the visitor there, in one history entry`, async ({ page }) => {
      await page.goto(ROUTES.about);
      await page.goto(`${FAMILIES.hr.path}?service=${service}`);
      await expectAddress(page, addressOf('faas', service));
      await expectOpen(page, service);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${ROUTES.about}$`));
    });
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
    await page.waitForLoadState('load');
    return [...seen];
  };
}

test.describe('nothing else is painted first', () => {
  test('a detail opened by its address', async ({ page }) => {
    const frames = await recordFrames(page);
    await page.goto(addressOf('faas', 'registrations/gst'));
    expect((await frames()).filter((what) => !/\s/.test(what))).toEqual(['registrations/gst']);
  });

  test('the grid', async ({ page }) => {
    const frames = await recordFrames(page);
    await page.goto(FAMILIES.faas.path);
    expect((await frames()).filter((what) => !/\s/.test(what))).toEqual(['']);
  });

  test('a borrowed value never shows the page it leaves', async ({ page }) => {
    const frames = await recordFrames(page);
    await page.goto(`${FAMILIES.hr.path}?service=virtual-cfo`);
    await expectOpen(page, 'virtual-cfo');
    expect((await frames()).filter((what) => what === 'HR Services' || what === '')).toEqual([]);
  });
});

test.describe('clicks for the browser', () => {
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }])
    test(`${JSON.stringify(how)} opens the service's own page in a tab`, async ({
      page,
      context,
    }) => {
      await page.goto(FAMILIES.hr.path);
      const opened = context.waitForEvent('page');
      await cardOf(page, 'hr-compliance').click(how);
      await expect(await opened).toHaveURL(`${FAMILIES.hr.path}/hr-compliance`);
      await expectOpen(page, '');
    });

  test("a back link's address opens the same level elsewhere", async ({ page, context }) => {
    await page.goto(addressOf('faas', 'registrations/gst'));
    const opened = context.waitForEvent('page');
    await backOf(viewOf(page, 'registrations/gst')).click({ modifiers: ['ControlOrMeta'] });
    await expectOpen(await opened, 'registrations');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const family of FAMILY_IDS)
    test(`${family}: every detail is readable, cards lead to pages, back links to the cards`, async ({
      page,
    }) => {
      const { path, services, subsections } = FAMILIES[family];
      const details = [
        ...services,
        ...Object.entries(subsections).flatMap(([service, ids]: [string, string[]]) =>
          ids.map((id) => `${service}/${id}`),
        ),
      ];
      await page.goto(addressOf(family, services[0]));
      await expect(page.locator('[data-view]:visible')).toHaveCount(details.length + 1);
      for (const view of details)
        await expect(cardOf(page, view)).toHaveAttribute('href', `${path}/${view}`);
      const last = viewOf(page, services.at(-1) ?? '');
      await backOf(last).click();
      await expectAddress(page, path);
      await expect(viewOf(page, '')).toBeInViewport();
    });
});
