/** Newsletter box of the resources page (docs/decisions/message-endpoint.md). */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { firm } from '../firm.ts';
import { expectNoAxeFinding, field, hydrated, sendCalls, success } from '../e2e/contact-page.ts';
import { watchFaults } from '../e2e/site-pages.ts';

const email = (page: Page) => field(page, 'Email Address *');
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

async function openNewsletter(page: Page): Promise<void> {
  await page.goto(ROUTES.resources);
  await subscribe(page).scrollIntoViewIfNeeded();
  await hydrated(page);
}

test('an address → checked, then sent as a message with its own subject', async ({ page }) => {
  const faults = await watchFaults(page);
  const calls = sendCalls(page);
  await openNewsletter(page);
  await expectNoAxeFinding(page, 'idle');

  await email(page).fill('asha@');
  await subscribe(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription(
    'Enter an e-mail address such as name@example.com',
  );
  await expectNoAxeFinding(page, 'invalid');
  expect(calls).toEqual([]);

  await email(page).fill('asha@visitor.example');
  await email(page).press('Enter');
  await expect(success(page)).toBeVisible();
  await expect(success(page)).toContainText(`${firm.name}'s Team`);
  await expect(email(page)).toHaveValue('');
  await expectNoAxeFinding(page, 'success');
  expect(calls.map((call) => call.postDataJSON())).toMatchObject([
    { template_params: { email: 'asha@visitor.example', subject: 'Newsletter subscription' } },
  ]);
  expect(faults).toEqual([]);
});
