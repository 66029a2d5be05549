/** Contact form: what counts as sent, what a refusal says, what is too long, and the honeypot. */
import { existsSync } from 'node:fs';
import { chromium, expect, test, type Page } from 'playwright/test';
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import { SUSPECT_MARK } from '#site/message-params.ts';
import { MESSAGES } from '#site/messages.ts';
import { SEND_PATH } from '#site/routes.ts';
import {
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
  success,
  summary,
  uniqueSubject,
} from '../e2e/contact-page.ts';

/** The other tests take one without windows where it is installed. */
const WHOLE_CHROMIUM = '/usr/bin/chromium';

test.describe('an answer that is not the service', () => {
  const page200 = { status: 200, contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' };
  for (const [name, answer] of Object.entries({
    'a page with status 200': page200,
    'a page that says OK': { ...page200, body: '<p>OK</p>' },
    '200 and nothing': { status: 200, body: '' },
    '201': { status: 201, contentType: 'text/plain', body: 'OK' },
    '204': { status: 204 },
    '302 to a page': { status: 302, headers: { Location: '/about' } },
    '307 to a page': { status: 307, headers: { Location: '/about' } },
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
  for (const width of [390, 1440])
    test(`${width} px: the toast and the form say how long to wait`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
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

test.describe('a text that is too long', () => {
  for (const width of [390, 1440])
    test(`${width} px: told while typing, refused with the number to cut, then sent`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const calls = sendCalls(page);
      const message = field(page, 'Message *');
      const count = page.getByText('characters that can be sent');
      const status = (text: string) => page.getByRole('status').filter({ hasText: text });
      await openContact(page);
      await fill(page);
      await expect(count).toHaveCount(0);

      await message.fill('ab '.repeat(14_000));
      await expect(count).toContainText(/^42,000 of about 4[89],\d{3} /);
      await expect(status('nearly as much')).toBeAttached();
      await expect(message).toHaveAccessibleDescription(/^42,000 of about /);
      await expectNoAxeFinding(page, 'nearly too long');

      await message.fill('ab '.repeat(20_000));
      await expect(count).toContainText(/^60,000 of about /);
      await expect(status('more than can be sent')).toBeAttached();
      await sendButton(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveText([
        /^Shorten your message by about 1[12],\d{3} characters$/,
      ]);
      await expectNoAxeFinding(page, 'too long');
      expect(calls).toEqual([]);

      // As long as it says is possible, to the last character.
      const [, most = ''] = /of about ([\d,]+) /.exec((await count.textContent()) ?? '') ?? [];
      await message.fill('ab '.repeat(20_000).slice(0, Number(most.replaceAll(',', '')) - 1) + '.');
      await expect(summary(page)).toBeHidden();
      await sendButton(page).click();
      await expect(success(page)).toBeVisible();
      await expect(count).toHaveCount(0);
      expect(calls[0]?.postData()?.length).toBeGreaterThan(MESSAGE_BODY_MAX_BYTES * 0.97);
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

  test("is passed over by the browser's autofill, which fills the rest", async ({ baseURL }) => {
    test.skip(!existsSync(WHOLE_CHROMIUM), 'a Chromium without windows has no autofill');
    const browser = await chromium.launch({
      executablePath: WHOLE_CHROMIUM,
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage({ baseURL });
    await openContact(page);
    // One like it that the browser knows and may fill, to see that hidden fields are filled at all.
    await honeypot(page).evaluate((input: HTMLInputElement) => {
      const control = input.closest('[inert]')?.cloneNode(true) as HTMLElement;
      control.inert = false;
      const known = control.querySelector('input') as HTMLInputElement;
      known.name = 'address';
      known.labels?.[0]?.prepend('Street address');
      input.form?.append(control);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Autofill.enable');
    await field(page, 'First Name *').press('A');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[name=firstName]',
    });
    const { node } = await session.send('DOM.describeNode', { nodeId });
    const fields = Object.entries({
      NAME_FULL: 'Asha Rao',
      NAME_FIRST: 'Asha',
      NAME_LAST: 'Rao',
      EMAIL_ADDRESS: 'asha@visitor.example',
      PHONE_HOME_WHOLE_NUMBER: '+14155550100',
      COMPANY_NAME: 'Rao Exports',
      ADDRESS_HOME_STREET_ADDRESS: '1 Market Street',
      ADDRESS_HOME_CITY: 'San Francisco',
      ADDRESS_HOME_STATE: 'California',
      ADDRESS_HOME_ZIP: '94105',
      ADDRESS_HOME_COUNTRY: 'US',
    }).map(([name, value]) => ({ name, value }));
    // Until the browser has looked at the form, it does nothing.
    await expect(async () => {
      const { backendNodeId: fieldId } = node;
      // `address` is newer than Playwright's types.
      await session.send('Autofill.trigger', { fieldId, address: { fields } } as never);
      await expect(field(page, 'Company *')).toHaveValue('Rao Exports', { timeout: 500 });
    }).toPass();
    await expect(field(page, 'Email Address *')).toHaveValue('asha@visitor.example');
    await expect(page.locator('[name=address]')).toHaveValue('1 Market Street');
    await expect(honeypot(page)).toHaveValue('');
    await browser.close();
  });

  test('has a name that no autofill knows', async ({ page }) => {
    await openContact(page);
    // From the patterns of Chromium, Firefox, 1Password and Bitwarden.
    const known =
      /name|mail|tel|phone|mobile|fax|ext|company|organi[sz]ation|business|addr|street|city|town|state|region|province|county|country|zip|postal|code|pin|apt|suite|unit|url|web|site|home|user|login|account|pass|pwd|otp|token|card|cc|cvc|cvv|iban|bank|birth|day|month|year|date|age|sex|gender|title|search|comment|coupon|promo|amount|price|travel|flight|vehicle|licen[cs]e/i;
    const [name, label] = await honeypot(page).evaluate((input: HTMLInputElement) => [
      input.name,
      input.labels?.[0]?.textContent ?? '',
    ]);
    expect(name).not.toMatch(known);
    expect(label).not.toMatch(known);
    expect(await honeypot(page).getAttribute('id')).toBeNull();
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
