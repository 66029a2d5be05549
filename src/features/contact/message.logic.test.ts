/** Contact message: payload, mail fallback, service. That all arrives as typed: tests/e2e/contact.spec.ts. */
import { describe, expect, test } from 'vitest';
import {
  describeError,
  messageMailHref,
  messageParams,
  type ContactMessage,
} from './message.logic.ts';
import { resolveMessageService } from '#site/message-service.ts';

const FULL: ContactMessage = {
  firstName: ' Asha ',
  lastName: 'Rao "AR"',
  email: 'asha@visitor.example',
  phone: '+91 98450 00000',
  company: 'Rao & Sons <Exports>',
  subject: 'GST, ₹40 lakh?',
  message: 'First line\n\nSecond "line" <b>\n',
};
const firm = { name: 'Kaveri Advisory', email: 'hello@example.com' };

/** What a mail program reads in a mailto address. */
function readMail(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]+)\?(.*)$/.exec(href) ?? [];
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  return { to, ...(Object.fromEntries(parts) as { subject: string; body: string }) };
}

describe('payload', () => {
  test.each([
    ['', 'Contact Form Submission'],
    ['   ', 'Contact Form Submission'],
    [' GST ', ' GST '],
  ])('subject "%s" is sent as "%s"', (subject, sent) => {
    expect(messageParams({ ...FULL, subject }).subject).toBe(sent);
  });

  test('a form with fewer fields sends all seven', () => {
    const params = messageParams({ email: 'asha@visitor.example' });
    expect(Object.keys(params)).toEqual(Object.keys(messageParams(FULL)));
    expect(params).toMatchObject({ first_name: '', phone: '', message: '' });
  });
});

describe('errors', () => {
  const validity = { valid: true } as ValidityState;
  test.each([
    ['subject', '', 'Enter your subject'],
    ['subject', '  ', undefined],
    ['company', '  ', 'Enter your company'],
    ['company', 'Rao', undefined],
  ] as const)('%s "%s": %s', (name, value, error) => {
    expect(describeError(name, { value, validity, validationMessage: '' })).toBe(error);
  });
});

describe('mail fallback', () => {
  test('says the same as the message', () => {
    const mail = readMail(messageMailHref(firm.email, messageParams(FULL)));
    expect(mail).toEqual({
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

  test('leaves out what is not known', () => {
    const params = messageParams({ email: 'a@b.example', message: 'Please add me.' });
    const mail = readMail(messageMailHref(firm.email, params));
    expect(mail.body).toBe('Email: a@b.example\r\n\r\nPlease add me.');
  });
});

describe('message service', () => {
  const NONE = {
    publicKey: undefined,
    serviceId: undefined,
    templateId: undefined,
    origin: undefined,
  };
  const ALL = { ...NONE, publicKey: 'k', serviceId: 's', templateId: 't' };

  test('without keys, our own origin and names the protocol asks for', () => {
    const service = resolveMessageService({ ...NONE, origin: 'https://mail.example' });
    expect(service.origin).toBe('');
    expect(Object.values(service).filter((value) => value === '')).toHaveLength(1);
  });

  test.each([
    [ALL, { publicKey: 'k', serviceId: 's', templateId: 't', origin: 'https://api.emailjs.com' }],
    [
      { ...ALL, origin: 'https://mail.example/' },
      { publicKey: 'k', serviceId: 's', templateId: 't', origin: 'https://mail.example' },
    ],
    // The library refuses to send with an empty id; the form shows the failure.
    [
      { ...ALL, serviceId: undefined },
      { publicKey: 'k', serviceId: '', templateId: 't', origin: 'https://api.emailjs.com' },
    ],
  ])('keys %j', (keys, service) => expect(resolveMessageService(keys)).toEqual(service));
});
