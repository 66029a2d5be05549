/** A tool's rules travel in a file of their own: what is typed before they come counts, and their absence is told. */
import { expect, test } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from '../e2e/axe.ts';

const DATA = `**${ROUTES.companyForms}.json`;

test('what is typed before the rules come is counted when they do', async ({ page }) => {
  let deliver = (): void => undefined;
  const mayCome = new Promise<void>((done) => (deliver = done));
  await page.route(DATA, async (route) => {
    await mayCome;
    await route.continue();
  });
  const asked = page.waitForRequest(DATA);
  await page.goto(ROUTES.companyForms);
  await asked;
  const owners = page.getByLabel('How many owners');
  await owners.fill('2');
  const turnover = page.getByLabel('What yearly turnover do you expect');
  await turnover.fill('50 ');
  deliver();
  await expect(page.locator('main [role=status]').first()).toContainText('2 of 6 answered');
  await expect(owners).toHaveValue('2');
  // The space is the middle of "50 lakh".
  await expect(turnover).toHaveValue('50 ');
  // The forms compared are chosen outside what was typed into.
  await expect(page.getByRole('columnheader', { name: 'LLP', exact: true })).toBeVisible();
});

test('rules that never come are told of, and the tables stay', async ({ page }) => {
  await page.clock.install();
  let tries = 0;
  await page.route(DATA, async (route) => {
    tries += 1;
    await route.abort();
  });
  await page.goto(ROUTES.companyForms);
  const alert = page.getByRole('alert').filter({ hasText: MESSAGES.unexpectedError });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(alert).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(tries).toBe(4);
  await expect(page.getByRole('heading', { name: /^All \d+ forms$/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
