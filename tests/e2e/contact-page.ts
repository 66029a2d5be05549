/** Helpers for the tests of forms that send messages. */
import PostalMime, { type Email } from 'postal-mime';
import { expect, type Page, type Request } from 'playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES, SEND_PATH } from '#site/routes.ts';
import { OUTBOX_DIR } from '#server/outbox.ts';
import { expectAwake } from './islands.ts';

/** Field values by label. The tests find fields by label and fail if a label changes (specification, section 5). */
export const VALUES = {
  'First Name *': 'Asha',
  'Last Name *': 'Rao',
  'Email Address *': 'asha@visitor.example',
  'Phone Number *': '+91 98450 00000',
  'Company *': 'Rao Exports',
  'Subject *': 'GST registration',
  'Message *': 'Please call me.',
};
export type Label = keyof typeof VALUES;
type Values = Partial<Record<Label, string>>;
export const LABELS = Object.keys(VALUES) as Label[];

export const MAIL_HINT = 'Enter an e-mail address such as name@example.com';

export const field = (page: Page, label: Label) => page.getByLabel(label, { exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });
export const sending = (page: Page) => page.getByRole('button', { name: 'Sending...' });
/** Visible toasts, without their copies for screen readers. */
export const toasts = (page: Page) => page.locator('[data-outcome]');
export const failure = (page: Page) => toasts(page).filter({ hasText: 'Message Failed to Send' });
export const success = (page: Page) =>
  toasts(page).filter({ hasText: 'Message Sent Successfully!' });

export const hydrated = (page: Page) => expectAwake(page, page.locator('form'));

export async function openContact(page: Page, query = ''): Promise<void> {
  await answerFaults(page);
  await page.goto(ROUTES.contact + query);
  await hydrated(page);
}

/**
 * Simulates the fault that is named in a message's subject. `fault:503`: status 503; `fault:wifi`: the sign-in page of
 * a public network; `fault:hang`: no answer; `fault:reset`: a broken connection. Other messages are sent to the server.
 */
export async function answerFaults(page: Page): Promise<void> {
  await page.route(`**${SEND_PATH}`, async (route) => {
    const call = route.request().postDataJSON() as { template_params: { subject: string } };
    const [, fault] = /^fault:(.+)$/.exec(call.template_params.subject) ?? [];
    if (fault === undefined) await route.fallback();
    else if (fault === 'reset') await route.abort('connectionreset');
    else if (fault === 'wifi')
      await route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' });
    else if (fault !== 'hang') await route.fulfill({ status: Number(fault), body: 'Fault' });
  });
}

export async function fill(page: Page, values: Values = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...VALUES, ...values }))
    await field(page, label as Label).fill(value);
}

export async function expectFields(page: Page, values: Values): Promise<void> {
  for (const label of LABELS) await expect(field(page, label)).toHaveValue(values[label] ?? '');
}

/** Returns a list, empty at first, to which every later request from the page to `SEND_PATH` is added. */
export function sendCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SEND_PATH) calls.push(request);
  });
  return calls;
}

/** Returns the mail in the outbox with this subject; undefined if there is none. Fails if there are two. */
export async function findMail(subject: string): Promise<Email | undefined> {
  const files = globSync('*.eml', { cwd: OUTBOX_DIR });
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(join(OUTBOX_DIR, name)))),
  );
  const [found, second] = mails.filter((mail) => mail.subject === subject);
  expect(second).toBeUndefined();
  return found;
}

export const uniqueSubject = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;
