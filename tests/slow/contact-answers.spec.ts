/** Contact form: what counts as sent, and the honeypot. */
import { expect, test } from 'playwright/test';
import { SUSPECT_MARK } from '#site/message-service.ts';
import { TEXTS } from '#site/texts.ts';
import { SEND_PATH } from '#site/routes.ts';
import {
  VALUES,
  expectFields,
  failure,
  fill,
  findMail,
  openContact,
  sendButton,
  success,
  uniqueSubject,
} from '../e2e/contact-page.ts';

test('a page with status 200 instead of the service: failure, form kept, sendable again', async ({
  page,
}) => {
  await openContact(page);
  await page.route(`**${SEND_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
  );
  await fill(page);
  await sendButton(page).click();
  await expect(failure(page)).toContainText(TEXTS.sendFailedText);
  await expect(success(page)).toHaveCount(0);
  await expectFields(page, VALUES);
  await page.unroute(`**${SEND_PATH}`);
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
});

test('the honeypot is met by nobody; filled, the message is sent all the same, marked', async ({
  page,
}) => {
  const honeypot = page.locator('form[method=post] [inert] input');
  const subject = uniqueSubject('Robot or not');
  await openContact(page);
  await expect(honeypot).not.toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  await honeypot.evaluate((input: HTMLInputElement) => input.focus());
  await expect(honeypot).not.toBeFocused();
  await fill(page, { 'Subject *': subject });
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'spam.example'));
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
  await expect(honeypot).toHaveValue('');
  const mail = await findMail(SUSPECT_MARK + subject);
  expect(mail?.text).toContain(VALUES['Message *']);
});
