/**
 * Tests what the contact form sends, the e-mail that visitors can send instead, and the choice of the message service.
 * tests/e2e/contact.spec.ts checks that every field arrives as typed.
 */
import { expect, test } from 'vitest';
import {
  describeFieldError,
  messageMailHref,
  createTemplateParams,
  filledMailHref,
} from './message.logic.ts';
import { chooseMessageEndpoint } from '#site/message-endpoint.ts';

const FULL = {
  firstName: ' Asha ',
  lastName: 'Rao "AR"',
  email: 'asha@visitor.example',
  phone: '+91 98450 00000',
  company: 'Rao & Sons <Exports>',
  subject: 'GST, ₹40 lakh?',
  message: 'First line\n\nSecond "line" <b>\n',
};

/** Reads a mailto address as a mail program does. */
function readMail(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]+)\?(.*)$/.exec(href) ?? [];
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  return { to, ...(Object.fromEntries(parts) as { subject: string; body: string }) };
}

test.each([
  ['   ', 'Contact Form Submission'],
  [' GST ', ' GST '],
])('the subject "%s" is sent as "%s"', (subject, sent) => {
  expect(createTemplateParams({ ...FULL, subject }).subject).toBe(sent);
});

test('removes invisible characters from an e-mail address and writes its domain in ASCII', () => {
  expect(createTemplateParams({ email: 'asha@\u200Bmünchen.example ' }).email).toBe(
    'asha@xn--mnchen-3ya.example',
  );
});

test('sends all seven fields, even from a form with fewer fields', () => {
  const params = createTemplateParams({ email: 'asha@visitor.example' });
  expect(Object.keys(params)).toEqual(Object.keys(createTemplateParams(FULL)));
  expect(params).toMatchObject({ first_name: '', phone: '', message: '' });
});

test.each([
  ['subject', '', 'Enter your subject'],
  ['subject', '  ', undefined],
  ['company', '  ', 'Enter your company'],
  ['company', 'Rao', undefined],
  [
    'company',
    'R'.repeat(201),
    'Company: 201 characters; at most 200 can be sent. Shorten the text.',
  ],
  ['message', 'a'.repeat(10_000), undefined],
  [
    'message',
    'a'.repeat(18_389),
    'Message: 18,389 characters; at most 10,000 can be sent. Shorten the text.',
  ],
  ['email', 'meera.iyer@firm', 'Enter an e-mail address such as name@example.com'],
  ['email', 'asha@\u200Bvisitor.example', undefined],
  ['email', 'asha@उदाहरण.भारत', undefined],
  ['phone', '12345', 'Enter a phone number with its code, such as +91 80 1234 5678'],
  ['phone', '+971 4 555 0100', undefined],
] as const)('reports for the %s "%s" the error: %s', (name, value, error) => {
  const validity = { valid: true } as ValidityState;
  expect(describeFieldError(name, { value, validity, validationMessage: '' })).toBe(error);
});

test('the e-mail contains the same text as the message', () => {
  expect(readMail(messageMailHref('hello@example.com', createTemplateParams(FULL)))).toEqual({
    to: 'hello@example.com',
    subject: 'GST, ₹40 lakh?',
    body: [
      'Name: Asha  Rao "AR"',
      'Email: asha@visitor.example',
      'Phone: +91 98450 00000',
      'Company: Rao & Sons <Exports>',
      '',
      'First line',
      '',
      'Second "line" <b>',
      '',
    ].join('\r\n'),
  });
});

test('the e-mail leaves out empty fields', () => {
  const params = createTemplateParams({ email: 'a@b.example', message: 'Please add me.' });
  const mail = readMail(messageMailHref('hello@example.com', params));
  expect(mail.body).toBe('Email: a@b.example\r\n\r\nPlease add me.');
});

const KEYS = { publicKey: 'k', serviceId: 's', templateId: 't' };
const NO_KEYS = { publicKey: undefined, serviceId: undefined, templateId: undefined };

test('sends to the origin of the site, with placeholders for the three keys, if no keys are set', () => {
  const service = chooseMessageEndpoint({ ...NO_KEYS, origin: 'https://mail.example' });
  expect(service.origin).toBe('');
  expect(Object.values(service).filter((value) => value === '')).toHaveLength(1);
});

test.each(['mail.example.com', 'https://', 'ftp://mail.example.com'])(
  'refuses the address %s',
  (origin) => {
    expect(() => chooseMessageEndpoint({ ...KEYS, origin })).toThrow(
      `PUBLIC_EMAILJS_ORIGIN is "${origin}"; write the whole address`,
    );
  },
);

test('if keys are set, sends to the configured address or, by default, to EmailJS', () => {
  const service = { ...KEYS, origin: 'https://api.emailjs.com' };
  expect(chooseMessageEndpoint({ ...KEYS, origin: undefined })).toEqual(service);
  const other = chooseMessageEndpoint({ ...KEYS, origin: 'https://mail.example/' });
  expect(other).toEqual({ ...KEYS, origin: 'https://mail.example' });
  // If one of the three keys is empty, `@emailjs/browser` refuses to send, and the form reports a failure.
  const partly = chooseMessageEndpoint({ ...KEYS, serviceId: undefined, origin: undefined });
  expect(partly).toEqual({ ...service, serviceId: '' });
});

const hrefOf = (text: string) => filledMailHref('a@b.example', 'GST', text, 'See the form.');

test('does not cut a text that fits into the `mailto:` address, and writes its spaces as %20', () => {
  const href = 'mailto:a@b.example?subject=GST&body=Asha%0D%0APlease%20call.';
  expect(hrefOf('Asha\r\nPlease call.')).toBe(href);
});

test.each([
  ['of two-unit characters', '🪔'.repeat(50_000), '🪔'],
  ['of many lines', 'a\r\n'.repeat(50_000), 'a\r\n'],
  ['of halves of characters', '\uD83D'.repeat(9_000), '\uFFFD'],
])('cuts a text %s after a whole character if the address is too long', (_, text, part) => {
  const href = hrefOf(text);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_900);
  const body = new URLSearchParams(href.slice(href.indexOf('?'))).get('body') ?? '';
  const [start = '', note] = body.split('…\r\n\r\n[…] ');
  expect(part.repeat(start.length).startsWith(start)).toBe(true);
  expect(note).toBe('Cut here to fit. See the form.');
});
