/** Contact form: what counts as sent, what a refusal says, and the honeypot. */
import { expect, test, type Page } from 'playwright/test';
import { SUSPECT_MARK } from '#site/message-params.ts';
import { MESSAGES } from '#site/messages.ts';
import { SEND_PATH } from '#site/routes.ts';
import {
  VALUES,
  expectFields,
  expectNoAxeFinding,
  failure,
  fill,
  findMail,
  hydrated,
  openContact,
  sendButton,
  sendCalls,
  success,
  uniqueSubject,
} from '../e2e/contact-page.ts';

test.describe('an answer that is not the service', () => {
  const page200 = { status: 200, contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' };
  for (const [name, answer] of Object.entries({
    'a page with status 200': page200,
    '302 to a page': { status: 302, headers: { Location: '/about' } },
  }))
    test(`${name}: failure, form and draft kept, sendable again`, async ({ page }) => {
      await openContact(page);
      await page.route(`**${SEND_PATH}`, (route) => route.fulfill(answer));
      await fill(page);
      await sendButton(page).click();
      await expect(failure(page)).toContainText(MESSAGES.sendFailedText);
      await expect(success(page)).toHaveCount(0);
      await expectFields(page, VALUES);
      await page.reload();
      await hydrated(page);
      await expectFields(page, VALUES);
      await page.unroute(`**${SEND_PATH}`);
      await sendButton(page).click();
      await expect(success(page)).toBeVisible();
    });
});

test.describe('too many messages', () => {
  test('the toast and the form say how long to wait', async ({ page }) => {
    await openContact(page);
    await page.route(`**${SEND_PATH}`, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '402' },
        body: 'Too many messages have been sent; try again in 7 min',
      }),
    );
    await fill(page);
    await sendButton(page).click();
    const reason = 'Too many messages came in a short time: try again in 7 minutes.';
    await expect(failure(page)).toContainText(MESSAGES.sendFailedText);
    await expect(failure(page)).toContainText(reason);
    await expect(page.getByRole('main').getByText(reason)).toBeVisible();
    await expectFields(page, VALUES);
    await expectNoAxeFinding(page, 'too many');
  });
});

test.describe('the honeypot', () => {
  const honeypot = (page: Page) => page.locator('form[method=post] [inert] input');

  test('is met by nobody', async ({ page }) => {
    await openContact(page);
    await expect(honeypot(page)).toHaveAttribute('name', /./);
    await expect(honeypot(page)).not.toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    await honeypot(page).evaluate((input: HTMLInputElement) => input.focus());
    await expect(honeypot(page)).not.toBeFocused();
  });

  test('when filled, the message is sent all the same, marked', async ({ page }) => {
    const calls = sendCalls(page);
    const subject = uniqueSubject('Robot or not');
    await openContact(page);
    await fill(page, { 'Subject (optional)': subject });
    await honeypot(page).evaluate((input: HTMLInputElement) => (input.value = 'spam.example'));
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    await expectFields(page, {});
    await expect(honeypot(page)).toHaveValue('');
    expect(calls).toHaveLength(1);
    const mail = await findMail(SUSPECT_MARK + subject);
    expect(mail?.text).toContain(VALUES['Message *']);
  });

  test('when filled and not sent, neither the form nor the mail it offers is marked', async ({
    page,
  }) => {
    await openContact(page);
    await page.route(`**${SEND_PATH}`, (route) => route.fulfill({ status: 500 }));
    await fill(page);
    await honeypot(page).evaluate((input: HTMLInputElement) => (input.value = 'spam.example'));
    await sendButton(page).click();
    const link = failure(page).getByRole('link', { name: 'Write an e-mail' });
    await expect(link).toHaveAttribute('href', /\?subject=GST%20registration&/);
    await expectFields(page, VALUES);
  });
});
