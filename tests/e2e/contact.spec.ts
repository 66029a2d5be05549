/** Tests the contact form (specification, sections 2.6, 4, 5, 7, 8) against the real server. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { SPAM_SUBJECT_PREFIX } from '#site/message-endpoint.ts';
import { firm } from '../published.ts';
import {
  LABELS,
  MAIL_HINT,
  VALUES,
  expectFields,
  failure,
  field,
  fill,
  findMail,
  hydrated,
  openContact,
  sendButton,
  sendCalls,
  sending,
  success,
  uniqueSubject,
} from './contact-page.ts';
import { holdBack } from './islands.ts';
import { PHONE, expectSound, watchFaults } from './site-pages.ts';

const SEND_FAILED =
  'Sorry, there was an error sending your message. Please try again or contact us directly.';
const SEND_TIMEOUT_MS = 30_000;

test.use({ viewport: PHONE });

test('sends a message as typed, shows a toast and empties the form', async ({ page }) => {
  const calls = sendCalls(page);
  const typed = {
    'First Name *': `Asha "A" O'Neil`,
    'Last Name *': 'Rao <boss>',
    'Email Address *': 'asha+web@visitor.example',
    'Phone Number *': '+91 (98450) 00000',
    'Company *': 'Rao & Sons <Exports>, "R&S"',
    'Subject *': uniqueSubject('₹40 lakh & "GST" <urgent>'),
    'Message *': 'Dear "team",\n\n<b>₹5,00,000</b> = 100%\n  indented & \\ done\nನಮಸ್ಕಾರ',
  };
  const faults = await watchFaults(page);
  await openContact(page);
  await fill(page, typed);
  await sendButton(page).click();
  await expect(success(page)).toContainText(
    `Thank you for your message! ${firm.name}'s Team will get back to you soon.`,
  );
  await expectSound(page);
  await expectFields(page, {});
  expect(faults).toEqual([]);

  // Compares only values. If a field had a wrong name, the server would refuse the message (messages.test.ts).
  expect(calls.map((call) => call.method())).toEqual(['POST']);
  const { template_params } = calls[0]?.postDataJSON() as { template_params: object };
  expect(Object.values(template_params)).toEqual(Object.values(typed));
  expect((await findMail(typed['Subject *']))?.text).toContain(typed['Message *']);

  await page.reload();
  await hydrated(page);
  await expectFields(page, {});
});

test('waits for the script of the form before sending a message', async ({ page }) => {
  const release = await holdBack(page, '**/ContactForm*.js');
  await page.goto(ROUTES.contact);
  await fill(page);
  await sendButton(page).click();
  release();
  await expect(success(page)).toBeVisible();
  await expectFields(page, {});
});

test('sends nothing while a field is empty or wrong, and says beside the field what to enter', async ({
  page,
}) => {
  const calls = sendCalls(page);
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'First Name *')).toBeFocused();
  for (const label of LABELS) {
    const name = label.replace(/ \*$/, '').toLowerCase();
    await expect(field(page, label)).toHaveJSProperty('required', true);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`Enter your ${name}$`));
  }
  await expect(field(page, 'Message *')).toHaveAccessibleDescription(
    /^Say what your business does/,
  );
  await expectSound(page);
  await fill(page, { 'Email Address *': 'asha@', 'Company *': '   ' });
  await sendButton(page).click();
  const [email, company] = [field(page, 'Email Address *'), field(page, 'Company *')];
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(MAIL_HINT);
  await email.pressSequentially('visitor.example');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await company.fill('Rao Exports');
  await expect(company).toHaveAttribute('aria-invalid', 'false');
  expect(calls).toEqual([]);
});

for (const fault of ['fault:503', 'fault:wifi'])
  test(`keeps the text if sending fails (${fault}), and offers to send it by e-mail`, async ({
    page,
  }) => {
    await openContact(page);
    const failing = { ...VALUES, 'Subject *': fault, 'Message *': 'One\nTwo & "three"' };
    await fill(page, failing);
    await sendButton(page).click();
    await expect(failure(page)).toContainText(SEND_FAILED);
    await expect(sendButton(page)).toBeFocused();
    const link = failure(page).getByRole('link', { name: 'Write an e-mail' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain(`mailto:${firm.email}?subject=${fault}&body=`);
    expect(decodeURIComponent(href)).toContain('\r\n\r\nOne\r\nTwo & "three"');
    // F8 moves the focus to the toasts.
    for (const key of ['F8', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(failure(page)).toBeHidden();
    await expect(sendButton(page)).toBeFocused();
    const beside = page.getByRole('link', { name: 'send it by e-mail' });
    await expect(beside).toHaveAttribute('href', href);
    await expectFields(page, failing);
    await field(page, 'Subject *').fill('GST registration');
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    await expectFields(page, {});
    const sent = page.getByRole('heading', { name: 'Your message is with us' });
    await expect(sent).toBeFocused();
    await success(page).getByRole('button', { name: 'Close' }).click();
    await expect(success(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^Get your documents ready: / })).toBeVisible();
    await expect(field(page, 'First Name *')).toBeHidden();
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(sent).toBeHidden();
    await expect(field(page, 'First Name *')).toBeFocused();
  });

test('locks the form during sending, and reports a failure after 30 s', async ({ page }) => {
  const calls = sendCalls(page);
  await page.clock.install();
  await openContact(page);
  await fill(page, { 'Subject *': 'fault:hang' });
  const call = page.waitForRequest((request) => request.method() === 'POST');
  await sendButton(page).press('Enter');
  await expect(sending(page)).toHaveAttribute('disabled', '');
  await expect(sending(page)).toHaveAttribute('aria-busy', 'true');
  await call;
  for (const label of LABELS) await expect(field(page, label)).not.toBeEditable();
  await field(page, 'First Name *').press('Enter');
  await expect(sending(page)).toBeDisabled();
  expect(calls).toHaveLength(1);
  await expectSound(page);
  await page.clock.runFor(SEND_TIMEOUT_MS - 20_000);
  await expect(failure(page)).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(failure(page)).toContainText(SEND_FAILED);
  await expectSound(page);
});

test('marks a message as spam in its subject if the hidden field is filled in @slow', async ({
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
  expect((await findMail(SPAM_SUBJECT_PREFIX + subject))?.text).toContain(VALUES['Message *']);
});
