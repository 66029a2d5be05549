import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SPAM_SUBJECT_PREFIX } from '#site/message-endpoint.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { SEND_PATH } from '#site/routes.ts';
import { networkOf } from './messages.ts';
import { CALL, FIRM, PARAMS, ask, sendCall, startTestSite } from '../../tests/server-harness.ts';

const MESSAGE_BODY_MAX_BYTES = 50_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const { newsletterSubject } = FIXED_TEXTS;

let site: Awaited<ReturnType<typeof startTestSite>>;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  site = await startTestSite();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.stop();
});

const send = (params: Record<string, unknown> = {}) => sendCall(site, params);
const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  ask(site, SEND_PATH, { method: 'POST', headers, body });
const callWith = (params: object, others = {}) =>
  JSON.stringify({ ...CALL, template_params: { ...PARAMS, ...params }, ...others });
const callOfBytes = (bytes: number) =>
  callWith({ message: 'x'.repeat(bytes - Buffer.byteLength(callWith({ message: '' }))) });

const kept = () => (existsSync(site.outboxDir) ? readdirSync(site.outboxDir).sort() : []);
async function onlyMail() {
  const names = kept();
  expect(names).toHaveLength(1);
  const source = readFileSync(join(site.outboxDir, names[0] ?? ''));
  return { source: source.toString(), mail: await PostalMime.parse(source) };
}

describe('messages', () => {
  test('answers a message as EmailJS would, and stores the message as one mail', async () => {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    expect(await send()).toMatchObject({ status: 200, text: 'OK', headers });
    const { mail } = await onlyMail();
    const address = { name: FIRM.name, address: FIRM.email };
    const replyTo = [{ name: 'Asha Rao', address: 'asha@visitor.example' }];
    const subject = 'GST registration';
    expect(mail).toMatchObject({ from: address, to: [address], replyTo, subject, attachments: [] });
    const facts = 'Name: Asha Rao|Email: asha@visitor.example|Phone: +91 98450 00000';
    const lines = `${facts}|Company: Rao Exports||Please call me.||Asha`.split('|');
    expect(mail.text?.trim().split('\n')).toEqual(lines);
    expect(Date.now() - Date.parse(mail.date ?? '')).toBeLessThan(10_000);
    expect(mail.messageId).toMatch(/^<[^>]+@firm\.example>$/);
  });

  test('stores a message with CRLF line breaks and without other control characters', async () => {
    await send({ message: 'a\nb\r\nc\rd\u2028e\u0007' });
    const { source, mail } = await onlyMail();
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(mail.text).toMatch(/\na\nb\nc\nd\ne\n$/);
  });

  test('accepts a newsletter subscription without a name, a phone number or a text', async () => {
    const params = { email: PARAMS.email, subject: newsletterSubject, company: '' };
    expect((await post(callWith({}, { template_params: params }))).status).toBe(200);
    const { mail } = await onlyMail();
    expect(mail.text?.trim()).toBe('Email: asha@visitor.example');
    expect(mail.replyTo).toEqual([{ name: '', address: 'asha@visitor.example' }]);
  });

  test.each([
    ['Robot', {}],
    [newsletterSubject, { first_name: '', phone: '', message: '' }],
  ])('keeps the spam mark in the subject of a message: %s', async (subject, empty) => {
    expect((await send({ ...empty, subject: SPAM_SUBJECT_PREFIX + subject })).status).toBe(200);
    expect((await onlyMail()).mail.subject).toBe(`[Possible spam] ${subject}`);
  });
});

describe('hostile and unusual text', () => {
  test.each([
    ['quotes and brackets', 'A "quoted" <b>', "O'Neil, (x) <evil@x.example>", '"<script>" & \\'],
    ['other scripts', 'മലയാലം', 'José ₹', 'Fee ₹ 5,000 – ജി.എസ്.ടി 🙂'],
    ['many words', 'word '.repeat(2_000).trim(), 'x', 'long subject '.repeat(60).trim()],
    ['one long word', 'w'.repeat(3_000), 'x', 'ക'.repeat(3_000)],
  ])('stores %s as typed, in lines of at most 998 bytes', async (_, first, last, subject) => {
    const company = `${last} & Co. "₹" <x>`;
    const message = `${subject}\n.\n-- \nFrom me\n${'wide '.repeat(300)}₹`;
    await send({ first_name: first, last_name: last, subject, company, message });
    const { source, mail } = await onlyMail();
    const longest = Math.max(...source.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(998);
    const unfolded = (text = '') => text.replaceAll(' ', '');
    expect(unfolded(mail.subject)).toBe(unfolded(subject));
    expect(mail.replyTo?.[0]?.address).toBe(PARAMS.email);
    expect(unfolded(mail.replyTo?.[0]?.name)).toBe(unfolded(`${first} ${last}`));
    expect(mail.text).toContain(`Name: ${first} ${last}\n`);
    expect(mail.text).toContain(`Company: ${company}\n`);
    expect(mail.text?.trimEnd().endsWith(message)).toBe(true);
  });

  test('changes `=?utf-8?…?=` in a field, so that mail programs do not decode it', async () => {
    await send({ first_name: '=?utf-8?q?fake?=', subject: '=?utf-8?b?ZmFrZQ==?=' });
    const { mail } = await onlyMail();
    expect(mail.subject).toBe('= ?utf-8?b?ZmFrZQ== ?=');
    expect(mail.replyTo?.[0]?.name).toBe('= ?utf-8?q?fake?= Rao');
  });

  const TAILS = ['\r\nBcc: x@evil.example', '\rBcc: x', '\u2028Bcc: x', '\u0000\u0085Bcc: x'];
  test.each(TAILS)('adds no header or line to the mail for %j in a field', async (tail) => {
    const fields = ['first_name', 'last_name', 'phone', 'company', 'subject'];
    const texts = Object.fromEntries(fields.map((name) => [name, `A${tail}`]));
    await send({ ...texts, phone: `98450 00000${tail}` });
    const { mail, source } = await onlyMail();
    const names = mail.headers.map(({ key }) => key).sort();
    expect(names.join(' ')).toBe(
      'content-transfer-encoding content-type date from message-id mime-version reply-to subject to',
    );
    expect(source).not.toMatch(/^bcc:/im);
    expect(mail.subject).toBe(`A ${tail.replace(/^\P{L}+/u, '')}`);
    expect(mail.text?.trim().split('\n')).toHaveLength(4 + 1 + 3);
  });

  test('refuses an e-mail address that contains a line break', async () => {
    const text = 'body.template_params.email: write a complete e-mail address';
    const email = 'a@b.example\r\nBcc: x@evil.example';
    expect(await send({ email })).toMatchObject({ status: 400, text });
    expect(kept()).toEqual([]);
  });
});

test('accepts an e-mail address with letters outside ASCII, and removes invisible characters', async () => {
  const first_name = '\u202EAsha\u200B';
  const email = 'asha@münchen.example\u200B ';
  expect((await send({ first_name, email, subject: 'Bill \u202Egnp.exe' })).status).toBe(200);
  const { mail } = await onlyMail();
  const replyTo = [{ name: 'Asha Rao', address: 'asha@xn--mnchen-3ya.example' }];
  expect(mail).toMatchObject({ replyTo, subject: 'Bill gnp.exe' });
});

test.each([
  ['198.51.100.7:50712', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['[2001:db8::1]:50712', '2001:db8:0:0'],
  ['2001:DB8:0:0:1::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('counts the sender %s as %s', (address, sender) => expect(networkOf(address, 4)).toBe(sender));

describe('faulty calls', () => {
  const FIELDS = [...Object.keys(PARAMS), ...Object.keys(CALL), 'template_params'];
  test.each(FIELDS)('names the missing field %s in the answer', async (field) => {
    const { status, text } = await post(callWith({ [field]: undefined }, { [field]: undefined }));
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`^body\\.(template_params\\.)?${field}: [^;]+$`));
    expect(kept()).toEqual([]);
  });

  test('answers with a list of all invalid fields', async () => {
    const { text } = await post(callWith({}, { user_id: '' }));
    expect(text).toMatch(/^body\.user_id: \S/);
    expect((await send({ subject: 5 })).text).toMatch(/^body\.template_params\.subject: \S/);
    expect((await send({ phone: ' ', message: '\n \n' })).text).toBe(
      'body.template_params.phone: write some text; body.template_params.message: write some text',
    );
    const tooShort = 'body.template_params.phone: write at least six digits';
    expect(await send({ phone: '12 345' })).toMatchObject({ status: 400, text: tooShort });
  });

  test.each([
    ['{', JSON_TYPE, 400],
    [callOfBytes(1_000), { 'Content-Type': 'text/plain' }, 415],
    [callOfBytes(1_000), {}, 415],
  ])('answers the body %j of type %j with status %i', async (body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(kept()).toEqual([]);
  });
});

const CHUNKED = { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' };
test.each([JSON_TYPE, CHUNKED])(
  'accepts the largest message and refuses one byte more (%j)',
  async (type) => {
    const tooLarge = await post(callOfBytes(MESSAGE_BODY_MAX_BYTES + 1), type);
    expect(tooLarge).toMatchObject({ status: 413, text: 'Request body is too large' });
    expect(kept()).toEqual([]);
    expect((await post(callOfBytes(MESSAGE_BODY_MAX_BYTES), type)).status).toBe(200);
  },
);

test('answers 500 and writes a line to the log if the outbox cannot be written', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  writeFileSync(site.outboxDir, 'a file where the folder should be');
  expect(await send()).toMatchObject({ status: 500, text: 'The message could not be kept' });
  expect(complain.mock.calls).toEqual([
    [`message from asha@visitor.example could not be kept in ${site.outboxDir} (EEXIST)`],
  ]);
});
