/** A year of due dates: the form, its address, the filter, the calendar file; with the keyboard, without a script. */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test, type Page } from 'playwright/test';
import { DUE_CALENDARS, type DueCalendar } from '#site/compliance-year.ts';
import { dueCalendarPath } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { slowUnless } from './slow.ts';

const PAGE = ROUTES.complianceYear;
const CASE = `${PAGE}?form=llp&gst=monthly&turnover=3+crore&employees=12&karnataka=yes&tax=tds`;
const headline = (page: Page) => page.locator('main [role=status]').first();

for (const width of [390, 1440])
  test.describe(`at ${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('an address shows its year, from the visitor’s day in India', async ({ page }) => {
      // 20:00 in London on the 21st is already the 22nd in India.
      await page.clock.setFixedTime(new Date('2026-11-21T20:00:00Z'));
      await page.goto(CASE);
      await expect(headline(page)).toHaveText(
        /^\d+ due dates from 22 November 2026 to 21 November 2027\.$/,
      );
      const december = page.getByRole('region', { name: 'December 2026' });
      await expect(december).toContainText('GSTR-3B, monthly · November 2026');
      await expect(december).toContainText(
        'Falls on a Sunday. The day does not move; act by Saturday, 19 December.',
      );
      await page.getByRole('link', { name: /in May 2027/ }).click();
      await expect(page.getByRole('heading', { name: 'May 2027', level: 2 })).toBeInViewport();
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });

test('follows the fields by keyboard, and keeps them and the law in the address', async ({
  page,
}) => {
  await page.goto(PAGE);
  const form = page.getByRole('form', { name: 'Due dates' });
  await expect(headline(page)).toContainText('Fill in form');
  await form.getByLabel('Form of business').selectOption('llp');
  await form.getByLabel('Not registered').focus();
  await page.keyboard.press('Space');
  await form.getByLabel('Turnover of the last financial year').fill('12 lakh');
  await form.getByLabel('Employees').fill('0');
  await expect(headline(page)).toContainText('Fill in form');
  await form.getByLabel('No', { exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(headline(page)).toContainText('due dates from');
  await page.getByRole('button', { name: /^Company and LLP/ }).press('Enter');
  await expect(headline(page)).toContainText('2 due dates from');
  expect(new URL(page.url()).search).toBe(
    '?form=llp&gst=none&turnover=12+lakh&employees=0&karnataka=no&law=company',
  );
  await page.reload();
  await expect(headline(page)).toContainText('2 due dates from');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(headline(page)).toContainText('Fill in form');
});

test('what cannot be read is said at its field, and there is no list', async ({ page }) => {
  await page.goto(CASE.replace('employees=12', 'employees=many'));
  const employees = page.getByLabel('Employees');
  await expect(employees).toHaveAttribute('aria-invalid', 'true');
  await expect(headline(page)).toContainText('Fill in form');
  expect(await axeFindings(page)).toEqual([]);
});

test('the dates that are shown come as a calendar file', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T06:00:00Z'));
  await page.goto(`${CASE}&law=company`);
  await expect(headline(page)).toContainText('2 due dates from');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these dates (.ics)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('due-dates.ics');
  const events = new ICAL.Component(
    ICAL.parse(readFileSync(await file.path(), 'utf8')) as unknown[],
  )
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(['2027-05-30', '2027-10-30']);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('rules, next dates, examples and ready-made calendars are there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.locator('#gstr-3b-monthly')).toContainText('By the 20th of the next month.');
    await expect(page.locator('#gstr-3b-monthly')).toContainText(/Next: 20 /);
    await expect(page.getByRole('heading', { name: 'Three worked examples' })).toBeVisible();
    for (const calendar of Object.keys(DUE_CALENDARS) as DueCalendar[])
      await expect(page.locator(`a[href="${dueCalendarPath(calendar)}"]`)).toHaveCount(1);
  });
});
