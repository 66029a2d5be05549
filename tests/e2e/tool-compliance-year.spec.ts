/** A year of due dates: the visitor's day, its months, the law, the calendar file. */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';

const PAGE = ROUTES.complianceYear;
const CASE = `${PAGE}#form=llp&gst=monthly&turnover=3+crore&contribution=0&employees=12&karnataka=yes&esi-wage=yes&pt-wage=yes&tax=tds&abroad=none`;

test('the evening before in London → the year begins on the day in India; a month is opened → its dates', async ({
  page,
}) => {
  // 20:00 in London on the 21st is already the 22nd in India.
  await page.clock.setFixedTime(new Date('2026-11-21T20:00:00Z'));
  await page.goto(CASE);
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
    /\d+ due dates from 22 November 2026 to 21 November 2027\./,
  );
  const december = page.locator('details', {
    has: page.getByRole('heading', { name: 'December 2026' }),
  });
  await expect(december.getByRole('listitem').first()).toBeHidden();
  await december.locator('summary').first().press('Enter');
  await expect(december).toContainText(
    'Sunday, 20 December. GSTR-3B, monthly: November 2026. This is a Sunday. The due date does not change, so file by Saturday, 19 December.',
  );
  expect(page.url()).toContain('#form=llp');
  expect(await axeFindings(page)).toEqual([]);
});

test('the button → the year as a calendar file', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T06:00:00Z'));
  await page.goto(CASE);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download these \d+ dates \(\.ics\)$/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('due-dates.ics');
  const events = new ICAL.Component(
    ICAL.parse(readFileSync(await file.path(), 'utf8')) as unknown[],
  )
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
  expect(
    events.flatMap(({ summary, startDate }) => (/LLP/.test(summary) ? [startDate.toString()] : [])),
  ).toEqual(['2027-05-30', '2027-10-30']);
});
