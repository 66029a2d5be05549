/** Contact form (spec 2.6, 4, 5, 7, 8) against the real server with faults on request. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { SUSPECT_MARK } from '#site/message-service.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { firm } from '../firm.ts';
import {
  LABELS,
  VALUES,
  expectFields,
  expectNoAxeFinding,
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
import { watchFaults } from './site-pages.ts';

const SEND_TIMEOUT_MS = 30_000;

test.use({ viewport: { width: 390, height: 900 } });

test('a message is sent → it arrives as typed, the toast thanks, the form is cleared', async ({
  page,
}) => {
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
  await expectNoAxeFinding(page, 'idle');
  await fill(page, typed);
  await sendButton(page).click();
  await expect(success(page)).toContainText(
    `Thank you for your message! ${firm.name}'s Team will get back to you soon.`,
  );
  await expectNoAxeFinding(page, 'success');
  await expectFields(page, {});
  expect(faults).toEqual([]);

  expect(calls.map((call) => call.method())).toEqual(['POST']);
  expect(calls[0]?.postDataJSON()).toEqual({
    lib_version: '4.4.1',
    user_id: expect.stringMatching(/.+/),
    service_id: expect.stringMatching(/.+/),
    template_id: expect.stringMatching(/.+/),
    template_params: {
      first_name: typed['First Name *'],
      last_name: typed['Last Name *'],
      email: typed['Email Address *'],
      phone: typed['Phone Number *'],
      company: typed['Company *'],
      subject: typed['Subject *'],
      message: typed['Message *'],
    },
  });

  // What else the mail says is tested with the server.
  const mail = await findMail(typed['Subject *']);
  expect(mail?.text).toContain(typed['Message *']);

  await page.reload();
  await hydrated(page);
  await expectFields(page, {});
});

test('opened → labels, types, required, five rows, autofill', async ({ page }) => {
  await openContact(page);
  const expected = {
    'First Name *': ['text', 'given-name'],
    'Last Name *': ['text', 'family-name'],
    'Email Address *': ['email', 'email'],
    'Phone Number *': ['tel', 'tel'],
    'Company *': ['text', 'organization'],
    'Subject *': ['text', 'off'],
  };
  for (const label of LABELS) await expect(field(page, label)).toHaveJSProperty('required', true);
  for (const [label, [type, autocomplete]] of Object.entries(expected)) {
    const input = field(page, label as keyof typeof expected);
    await expect(input).toHaveAttribute('type', type ?? '');
    await expect(input).toHaveAttribute('autocomplete', autocomplete ?? '');
  }
  await expect(field(page, 'Message *')).toHaveAttribute('rows', '5');
});

test('sent before the script came → the message waits for it and goes out', async ({ page }) => {
  const release = await holdBack(page, '**/ContactForm*.js');
  await page.goto(ROUTES.contact);
  await fill(page);
  await sendButton(page).click();
  release();
  await expect(success(page)).toBeVisible();
  await expectFields(page, {});
});

test('sent with faults → nothing goes out; each field says what it needs until it is corrected', async ({
  page,
}) => {
  const calls = sendCalls(page);
  await openContact(page);
  await sendButton(page).click();
  await expect(field(page, 'First Name *')).toBeFocused();
  for (const label of LABELS) {
    const name = label.replace(/ \*$/, '').toLowerCase();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`Enter your ${name}$`));
  }
  await expectNoAxeFinding(page, 'invalid');
  await fill(page, { 'Email Address *': 'asha@', 'Company *': '   ' });
  await sendButton(page).click();
  const [email, company] = [field(page, 'Email Address *'), field(page, 'Company *')];
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(
    'Enter an e-mail address such as name@example.com',
  );
  await email.pressSequentially('x');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await company.fill('Rao Exports');
  await expect(company).toHaveAttribute('aria-invalid', 'false');
  expect(calls).toEqual([]);
});

for (const fault of ['fault:503', 'fault:wifi'])
  test(`${fault} → a toast, the form kept and sendable again, and a mail with the message in it`, async ({
    page,
  }) => {
    await openContact(page);
    const failing = { ...VALUES, 'Subject *': fault, 'Message *': 'One\nTwo & "three"' };
    await fill(page, failing);
    await sendButton(page).click();
    await expect(failure(page)).toContainText(FIXED_TEXTS.sendFailedText);
    const link = failure(page).getByRole('link', { name: 'Write an e-mail' });
    const href = (await link.getAttribute('href')) ?? '';
    // All of its text is tested without a browser.
    expect(decodeURIComponent(href)).toContain(`mailto:${firm.email}?subject=${fault}&body=`);
    expect(decodeURIComponent(href)).toContain('\r\n\r\nOne\r\nTwo & "three"');
    await failure(page).getByRole('button', { name: 'Close' }).click();
    await expect(failure(page)).toBeHidden();
    const beside = page.getByRole('link', { name: 'send it by e-mail' });
    await expect(beside).toHaveAttribute('href', href);
    await expectFields(page, failing);
    await field(page, 'Subject *').fill('GST registration');
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    await expectFields(page, {});
  });

test('a message is under way → fields are locked, the button keeps the focus, Enter sends nothing; no answer for 30 s → failure', async ({
  page,
}) => {
  const calls = sendCalls(page);
  await page.clock.install();
  await openContact(page);
  await fill(page, { 'Subject *': 'fault:hang' });
  await sendButton(page).focus();
  const call = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  await expect(sending(page)).toBeFocused();
  await expect(sending(page)).toHaveAttribute('aria-busy', 'true');
  await call;
  for (const label of LABELS) await expect(field(page, label)).not.toBeEditable();
  await field(page, 'First Name *').press('Enter');
  await expect(sending(page)).toBeDisabled();
  expect(calls).toHaveLength(1);
  await expectNoAxeFinding(page, 'sending');
  await page.clock.runFor(SEND_TIMEOUT_MS - 20_000);
  await expect(failure(page)).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(failure(page)).toContainText(FIXED_TEXTS.sendFailedText);
  await expectNoAxeFinding(page, 'failure');
});

test(
  'the honeypot is filled in, which nobody can meet → sent all the same, and marked',
  { tag: '@slow' },
  async ({ page }) => {
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
    expect((await findMail(SUSPECT_MARK + subject))?.text).toContain(VALUES['Message *']);
  },
);
