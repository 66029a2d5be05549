/** Newsletter box of the resources page (docs/decisions/message-endpoint.md). */
import { expect, test, type Page } from 'playwright/test';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { readSite } from '#collections/reading/read.ts';
import {
  expectNoAxeFinding,
  failure,
  field,
  hydrated,
  sendCalls,
  success,
  watchFaults,
} from '../e2e/contact-page.ts';

const site = readSite().value;
const email = (page: Page) => field(page, 'Email Address *');
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' });

async function openNewsletter(page: Page): Promise<void> {
  await page.goto(ROUTES.resources);
  await subscribe(page).scrollIntoViewIfNeeded();
  await hydrated(page);
}

test('an address is checked, then sent as a message with its own subject', async ({ page }) => {
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
  await expect(success(page)).toContainText(`${site?.name}'s Team`);
  await expect(email(page)).toHaveValue('');
  await expectNoAxeFinding(page, 'success');
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    {
      lib_version: '4.4.1',
      user_id: expect.stringMatching(/.+/),
      service_id: expect.stringMatching(/.+/),
      template_id: expect.stringMatching(/.+/),
      template_params: {
        first_name: '',
        last_name: '',
        email: 'asha@visitor.example',
        phone: '',
        company: '',
        subject: 'Newsletter subscription',
        message: 'Please add this address to the newsletter.',
      },
    },
  ]);
  expect(faults).toEqual([]);
});

test('offline: the failure toast, the address kept, sendable again', async ({ page, context }) => {
  await openNewsletter(page);
  await email(page).fill('asha@visitor.example');
  await context.setOffline(true);
  await subscribe(page).click();
  await expect(failure(page)).toContainText(MESSAGES.sendFailedText);
  await expect(email(page)).toHaveValue('asha@visitor.example');
  await context.setOffline(false);
  await subscribe(page).click();
  await expect(success(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('mail does it', async ({ page }) => {
    await page.goto(ROUTES.resources);
    const link = page.getByRole('link', { name: 'write the mail yourself' });
    await expect(link).toHaveAttribute(
      'href',
      `mailto:${site?.email}?subject=Newsletter%20subscription`,
    );
    await expect(page.locator('form[method=post]')).toHaveAttribute('action', /^mailto:/);
  });
});
