/** Contact form (spec 2.6, 4, 5, 7, 8) against the real server with faults on request. */
import { expect, test } from 'playwright/test';
import { SEND_TIMEOUT_MS } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import { ROUTES } from '#site/routes.ts';
import { readSite } from '#collections/reading/read.ts';
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
  summary,
  uniqueSubject,
  watchFaults,
} from './contact-page.ts';
import { slowUnless } from './slow.ts';

const site = readSite().value;

for (const width of [390, 1440])
  test.describe(`${width} px`, slowUnless(width === 390), () => {
    test.use({ viewport: { width, height: 900 } });

    test('idle, invalid, sending, failure, success: no axe finding, no fault', async ({ page }) => {
      const faults = await watchFaults(page);
      await openContact(page);
      await expectNoAxeFinding(page, 'idle');

      await sendButton(page).click();
      await expect(summary(page)).toBeFocused();
      await expectNoAxeFinding(page, 'invalid');

      await page.clock.install();
      await fill(page, { 'Subject (optional)': 'fault:hang' });
      await sendButton(page).click();
      await expect(sending(page)).toBeDisabled();
      await expectNoAxeFinding(page, 'sending');
      await page.clock.runFor(SEND_TIMEOUT_MS);
      await expect(failure(page)).toBeVisible();
      await expect(failure(page)).toContainText(MESSAGES.sendFailedText);
      await expectNoAxeFinding(page, 'failure');

      await fill(page);
      await sendButton(page).click();
      await expect(success(page)).toBeVisible();
      await expectNoAxeFinding(page, 'success');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
    });

    test('toasts: bottom centre on phones, bottom right above the chat button else', async ({
      page,
    }) => {
      await openContact(page);
      await fill(page, { 'Subject (optional)': 'fault:500' });
      await sendButton(page).click();
      await expect(failure(page)).toBeVisible();
      const box = await failure(page).boundingBox();
      const chat = await page.getByRole('link', { name: MESSAGES.chat }).boundingBox();
      if (!box || !chat) throw new Error('not on the page');
      expect(box.y).toBeGreaterThan(900 / 2);
      expect(box.y + box.height).toBeLessThanOrEqual(900);
      if (width === 390) expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2);
      else {
        expect(box.x).toBeGreaterThan(width / 2);
        expect(box.y + box.height).toBeLessThanOrEqual(chat.y);
      }
    });

    test('a toast covers neither the line that tells the outcome nor the privacy link', async ({
      page,
    }) => {
      await openContact(page);
      await fill(page, { 'Subject (optional)': 'fault:429' });
      await sendButton(page).click();
      await expect(failure(page)).toBeVisible();
      const privacy = page.locator('[data-message-form]').getByRole('link', { name: 'Privacy' });
      for (const seen of [page.getByText(/^Not sent\./), privacy])
        await expect(async () => {
          const [toast, line] = [await failure(page).boundingBox(), await seen.boundingBox()];
          if (!toast || !line) throw new Error('not on the page');
          const apart = line.y + line.height <= toast.y || line.x + line.width <= toast.x;
          expect(apart).toBe(true);
        }).toPass({ timeout: 3_000 });
    });
  });

test('a message arrives as typed: call, mail, toast, cleared form', async ({ page }) => {
  const calls = sendCalls(page);
  const typed = {
    'First Name *': `Asha "A" O'Neil`,
    'Last Name *': 'Rao <boss>',
    'Email Address *': 'asha+web@visitor.example',
    'Phone Number *': '+91 (98450) 00000',
    'Company *': 'Rao & Sons <Exports>, "R&S"',
    'Subject (optional)': uniqueSubject('₹40 lakh & "GST" <urgent>'),
    'Message *': 'Dear "team",\n\n<b>₹5,00,000</b> = 100%\n  indented & \\ done\nನಮಸ್ಕಾರ',
  };
  await openContact(page);
  await fill(page, typed);
  await sendButton(page).click();
  await expect(success(page)).toBeVisible();
  await expect(success(page)).toContainText(
    `Thank you for your message! ${site?.name}'s Team will get back to you soon.`,
  );
  await expectFields(page, {});

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
      subject: typed['Subject (optional)'],
      message: typed['Message *'],
    },
  });

  const mail = await findMail(typed['Subject (optional)']);
  const name = `${typed['First Name *']} ${typed['Last Name *']}`;
  expect(mail?.to).toEqual([{ name: site?.name, address: site?.email }]);
  expect(mail?.replyTo).toEqual([{ name, address: typed['Email Address *'] }]);
  expect(mail?.text?.trimEnd()).toBe(
    [
      `Name: ${name}`,
      `Email: ${typed['Email Address *']}`,
      `Phone: ${typed['Phone Number *']}`,
      `Company: ${typed['Company *']}`,
      '',
      typed['Message *'],
    ].join('\n'),
  );

  await page.reload();
  await hydrated(page);
  await expectFields(page, {});
});

test('fields: labels, types, required, five rows, autofill', async ({ page }) => {
  await openContact(page);
  const expected = {
    'First Name *': ['text', 'given-name', ''],
    'Last Name *': ['text', 'family-name', ''],
    'Email Address *': ['email', 'email', 'email'],
    'Phone Number *': ['tel', 'tel', 'tel'],
    'Company *': ['text', 'organization', ''],
    'Subject (optional)': ['text', 'off', ''],
  };
  for (const label of LABELS)
    await expect(field(page, label)).toHaveJSProperty('required', label !== 'Subject (optional)');
  for (const [label, [type, autocomplete, inputMode]] of Object.entries(expected)) {
    const input = field(page, label as keyof typeof expected);
    await expect(input).toHaveAttribute('type', type ?? '');
    await expect(input).toHaveAttribute('autocomplete', autocomplete ?? '');
    await expect(input).toHaveJSProperty('inputMode', inputMode ?? '');
  }
  await expect(field(page, 'Message *')).toHaveAttribute('rows', '5');
});

for (const [how, subject] of [
  ['an empty', ''],
  ['a blank', '   '],
] as const)
  test(`${how} subject is sent as the default one`, async ({ page }) => {
    const calls = sendCalls(page);
    await openContact(page);
    await fill(page, { 'Subject (optional)': subject });
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
    expect(calls[0]?.postDataJSON()).toMatchObject({
      template_params: { subject: 'Contact Form Submission' },
    });
  });

test.describe('refused by the browser', () => {
  test('nothing is sent; a summary takes the focus and leads to each field', async ({ page }) => {
    const calls = sendCalls(page);
    await openContact(page);
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading')).toHaveText('6 fields need your attention');
    await expect(summary(page).getByRole('link')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter your e-mail address',
      'Enter your phone number',
      'Enter the name of your company',
      'Enter your message',
    ]);
    await summary(page).getByRole('link', { name: 'Enter your phone number' }).click();
    const phone = field(page, 'Phone Number *');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription('Enter your phone number');
    expect(new URL(page.url()).hash).toBe('');
    expect(calls).toEqual([]);
  });

  test('a fault goes while it is mended, and only then', async ({ page }) => {
    await openContact(page);
    await fill(page, { 'Email Address *': 'asha@', 'Company *': '   ' });
    await sendButton(page).click();
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    const email = field(page, 'Email Address *');
    await expect(email).toHaveAccessibleDescription(
      'Enter an e-mail address such as name@example.com',
    );
    await email.pressSequentially('x');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await expect(summary(page).getByRole('link')).toHaveText(['Enter the name of your company']);
    await field(page, 'Company *').fill('Rao Exports');
    await expect(summary(page)).toBeHidden();
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('asked a second time, the summary takes the focus again', async ({ page }) => {
    await openContact(page);
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await field(page, 'First Name *').fill('Asha');
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(5);
  });
});

test.describe('failures', () => {
  for (const fault of ['400', '429', '500', 'reset'])
    test(
      `${fault}: toast, form kept, sendable again`,
      slowUnless(fault === '500'),
      async ({ page }) => {
        await openContact(page);
        const failing = { ...VALUES, 'Subject (optional)': `fault:${fault}` };
        await fill(page, failing);
        await sendButton(page).click();
        await expect(failure(page)).toBeVisible();
        await expect(failure(page)).toContainText(MESSAGES.sendFailedText);
        await expect(sendButton(page)).toBeEnabled();
        await expectFields(page, failing);
        await field(page, 'Subject (optional)').fill('GST registration');
        await sendButton(page).click();
        await expect(success(page)).toBeVisible();
        await expect(failure(page)).toBeHidden();
        await expectFields(page, {});
      },
    );

  test('a server that never answers: failure after 30 s, not before', async ({ page }) => {
    await page.clock.install();
    await openContact(page);
    await fill(page, { 'Subject (optional)': 'fault:hang' });
    const call = page.waitForRequest((request) => request.method() === 'POST');
    await sendButton(page).click();
    await call;
    await page.clock.runFor(SEND_TIMEOUT_MS - 5_000);
    await expect(sending(page)).toBeDisabled();
    await expect(failure(page)).toBeHidden();
    await page.clock.runFor(5_000);
    await expect(failure(page)).toBeVisible();
    await expectFields(page, { ...VALUES, 'Subject (optional)': 'fault:hang' });
    await expect(sendButton(page)).toBeEnabled();
  });

  test('offline, then online again', async ({ page, context }) => {
    await openContact(page);
    await fill(page);
    await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(failure(page)).toBeVisible();
    await expectFields(page, VALUES);
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('offline before anything of the sending was loaded', async ({ page, context }) => {
    await openContact(page);
    await context.setOffline(true);
    await fill(page);
    await sendButton(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(failure(page)).toContainText(MESSAGES.sendFailedText);
    await expectFields(page, VALUES);
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(success(page)).toBeVisible();
  });

  test('missing configuration: the library refuses, the visitor sees the failure', async ({
    page,
  }) => {
    const calls = sendCalls(page);
    await page.route(`**${ROUTES.contact}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const built = /(serviceId&quot;:\[0,&quot;)[^&]+/;
      expect(html).toMatch(built);
      await route.fulfill({ response, body: html.replace(built, '$1') });
    });
    await openContact(page);
    await fill(page);
    await sendButton(page).click();
    await expect(failure(page)).toBeVisible();
    await expectFields(page, VALUES);
    expect(calls).toEqual([]);
  });

  test('toast and form offer a mail with the message in it', async ({ page }) => {
    await openContact(page);
    await fill(page, { 'Subject (optional)': 'fault:503', 'Message *': 'One\nTwo & "three"' });
    await sendButton(page).click();
    const link = failure(page).getByRole('link', { name: 'Write an e-mail' });
    const href = (await link.getAttribute('href')) ?? '';
    const [, query = ''] = href.split('?');
    const mail = new URLSearchParams(query.replaceAll('+', '%2B'));
    expect(href.startsWith(`mailto:${site?.email}?`)).toBe(true);
    expect(mail.get('subject')).toBe('fault:503');
    expect(mail.get('body')).toContain('Name: Asha Rao\r\nEmail: asha@visitor.example');
    expect(mail.get('body')).toContain('\r\n\r\nOne\r\nTwo & "three"');
    await failure(page).getByRole('button', { name: 'Close' }).click();
    await expect(failure(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'send it by e-mail' })).toHaveAttribute(
      'href',
      href,
    );
  });
});

test.describe('once', () => {
  test('a double click sends once', async ({ page }) => {
    const calls = sendCalls(page);
    const subject = uniqueSubject('Double');
    await openContact(page);
    await fill(page, { 'Subject (optional)': subject });
    await sendButton(page).dblclick();
    await expect(success(page)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(await findMail(subject)).toBeDefined();
  });

  test('two submits in one turn of the page send once', async ({ page }) => {
    const calls = sendCalls(page);
    await openContact(page);
    await fill(page, { 'Subject (optional)': uniqueSubject('Twice') });
    await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(success(page)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('while sending, fields are locked, the button keeps the focus, Enter sends nothing', async ({
    page,
  }) => {
    const calls = sendCalls(page);
    await openContact(page);
    await fill(page, { 'Subject (optional)': 'fault:hang' });
    await sendButton(page).focus();
    const call = page.waitForRequest((request) => request.method() === 'POST');
    await page.keyboard.press('Enter');
    await expect(sending(page)).toBeFocused();
    await expect(sending(page)).toHaveAttribute('aria-busy', 'true');
    await call;
    for (const label of LABELS) await expect(field(page, label)).not.toBeEditable();
    await page.keyboard.press('Enter');
    await field(page, 'First Name *').press('Enter');
    await expect(sending(page)).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
