/** Contact message: payload, mail fallback, errors, delivery states, service, map links. */
import { describe, expect, test } from 'vitest';
import { TOASTS_VISIBLE_MAX } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import {
  mailHref,
  markSuspect,
  messageParams,
  newsletterParams,
  type ContactMessage,
} from './contact-message.logic.ts';
import {
  IDLE,
  deliver,
  failureReason,
  type Delivery,
  type DeliveryAction,
} from './delivery.logic.ts';
import { describeError } from './field-errors.logic.ts';
import { mapEmbedHref, mapLinkHref } from './map-link.logic.ts';
import { resolveMessageService } from './message-target.logic.ts';
import { readMessage } from '#server/message-schema.ts';

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
  test('every field as typed, under the names of the call, and no other', () => {
    expect(messageParams(FULL)).toEqual({
      first_name: ' Asha ',
      last_name: 'Rao "AR"',
      email: 'asha@visitor.example',
      phone: '+91 98450 00000',
      company: 'Rao & Sons <Exports>',
      subject: 'GST, ₹40 lakh?',
      message: 'First line\n\nSecond "line" <b>\n',
    });
  });

  test.each([
    ['', 'Contact Form Submission'],
    ['   ', 'Contact Form Submission'],
    [' GST ', ' GST '],
  ])('subject "%s" is sent as "%s"', (subject, sent) => {
    expect(messageParams({ ...FULL, subject }).subject).toBe(sent);
  });

  test.each([
    ['a message', messageParams(FULL)],
    ['a subscription', newsletterParams('asha@visitor.example')],
    ['a marked message', markSuspect(messageParams(FULL))],
    ['a marked subscription', markSuspect(newsletterParams('asha@visitor.example'))],
  ])('our own server takes %s', (_, template_params) => {
    const call = { lib_version: '4.4.1', user_id: 'k', service_id: 's', template_id: 't' };
    expect(readMessage({ ...call, template_params })).toHaveProperty('message');
  });

  test('a subscription has the same seven fields, its own subject and only the address', () => {
    const params = newsletterParams('asha@visitor.example');
    expect(Object.keys(params)).toEqual(Object.keys(messageParams(FULL)));
    expect(params).toMatchObject({ subject: 'Newsletter subscription', first_name: '', phone: '' });
  });
});

describe('mail fallback', () => {
  test('says the same as the message', () => {
    const mail = readMail(mailHref(firm.email, messageParams(FULL)));
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
    const mail = readMail(mailHref(firm.email, newsletterParams('a@b.example')));
    expect(mail.body).toBe('Email: a@b.example\r\n\r\nPlease add this address to the newsletter.');
  });

  test.each([
    ['letters', 'x'],
    ['characters of two units', '🪔'],
    ['lines', '\n'],
  ])('%s without end are cut where the address would grow too long', (_, unit) => {
    const href = mailHref(firm.email, { ...messageParams(FULL), message: unit.repeat(50_000) });
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(href.length).toBeGreaterThan(1_500);
    const { body } = readMail(href);
    expect(body).toMatch(/Please copy it from the form\.$/);
    expect(body).not.toContain('\uFFFD');
  });

  test('half a character from a bad paste does not throw', () => {
    const params = { ...messageParams(FULL), message: 'a\uD83E b' };
    expect(readMail(mailHref(firm.email, params)).body).toContain('a\uFFFD b');
  });
});

describe('errors', () => {
  const OK = { valid: true, valueMissing: false, typeMismatch: false };
  test.each([
    ['firstName', 'A', OK, undefined],
    ['firstName', '', { ...OK, valid: false, valueMissing: true }, 'Enter your first name'],
    ['message', ' \n ', OK, 'Enter your message'],
    ['subject', '', { ...OK, valid: false, valueMissing: true }, undefined],
    ['subject', '  ', OK, undefined],
    [
      'email',
      'a@',
      { ...OK, valid: false, typeMismatch: true },
      'Enter an e-mail address such as name@example.com',
    ],
    ['company', 'x', { ...OK, valid: false }, 'Company: Too long.'],
  ] as const)('%s "%s"', (name, value, validity, error) => {
    expect(describeError({ name, value, validity, browserText: 'Too long.' })).toBe(error);
  });

  test.each([
    ['message', 12_000, 'Shorten your message by about 2,000 characters'],
    ['message', 10_000, undefined],
    ['company', 12_000, undefined],
  ] as const)('too long in %s: %i of 10,000', (field, used, error) => {
    const length = { field, used, limit: 10_000 };
    const check = { name: 'message', value: 'x', validity: OK, browserText: '', length } as const;
    expect(describeError(check)).toBe(error);
  });
});

describe('delivery', () => {
  const params = messageParams(FULL);
  const sent: DeliveryAction = { type: 'sent', firm };
  const failed: DeliveryAction = { type: 'failed', firm, params, error: new Error('no answer') };
  const start: DeliveryAction = { type: 'start' };
  const run = (...actions: DeliveryAction[]): Delivery => actions.reduce(deliver, IDLE);

  test.each<[string, DeliveryAction[], Delivery['phase']]>([
    ['start', [start], 'sending'],
    ['taken', [start, sent], 'sent'],
    ['refused', [start, failed], 'failed'],
    ['refused, tried again', [start, failed, start], 'sending'],
    ['taken, then typing', [start, sent, { type: 'edit' }], 'idle'],
    ['refused, then typing', [start, failed, { type: 'edit' }], 'failed'],
    ['typing while sending', [start, { type: 'edit' }], 'sending'],
    ['refused, then emptied', [start, failed, { type: 'reset' }], 'idle'],
    ['taken, then emptied', [start, sent, { type: 'reset' }], 'sent'],
  ])('%s', (_, actions, phase) => {
    expect(run(...actions).phase).toBe(phase);
  });

  test('toasts word for word', () => {
    expect(run(start, sent).toasts).toEqual([
      {
        id: 0,
        outcome: 'sent',
        title: 'Message Sent Successfully!',
        text: "Thank you for your message! Kaveri Advisory's Team will get back to you soon.",
      },
    ]);
    expect(run(start, failed).toasts).toEqual([
      {
        id: 0,
        outcome: 'failed',
        reason: undefined,
        title: 'Message Failed to Send',
        text: 'Sorry, there was an error sending your message. Please try again or contact us directly.',
        mailHref: mailHref(firm.email, params),
      },
    ]);
  });

  test("a firm's name with a dollar sign stays as it is", () => {
    const named = run({ type: 'sent', firm: { ...firm, name: 'A $& B' } });
    expect(named.toasts[0]?.text).toContain("A $& B's Team");
  });

  test('at most three toasts, the newest; ids stay their own', () => {
    const { toasts } = run(failed, failed, failed, failed, failed);
    expect(toasts.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(toasts).toHaveLength(TOASTS_VISIBLE_MAX);
  });

  test('success takes earlier failures away; closing takes one', () => {
    expect(run(failed, failed, sent).toasts.map(({ id }) => id)).toEqual([2]);
    expect(run(failed, failed, { type: 'dismiss', id: 0 }).toasts.map(({ id }) => id)).toEqual([1]);
  });

  test('the mail of the failed message is offered until the next try', () => {
    expect(run(failed, { type: 'edit' }, { type: 'dismiss', id: 0 }).mailHref).toMatch(/^mailto:/);
    expect(run(failed, start).mailHref).toBe('');
    expect(run(failed, { type: 'reset' }).mailHref).toBe('');
    expect(MESSAGES.sendFailedTitle).toBe(run(failed).toasts[0]?.title);
  });
});

describe('why it failed', () => {
  const wait = (time: string) => `Too many messages came in a short time: try again in ${time}.`;

  test.each([
    [{ status: 429, text: 'Too many messages have been sent; try again in 7 min' }, '7 minutes'],
    [{ status: 429, text: 'Too many messages have been sent; try again in 1 min' }, '1 minute'],
    [{ status: 429, text: 'Too Many Requests' }, 'a few minutes'],
    [{ status: 429 }, 'a few minutes'],
  ])('%j is told with the time to wait', (error, time) => {
    const failed = deliver(IDLE, { type: 'failed', firm, params: messageParams(FULL), error });
    expect(failed.reason).toBe(wait(time));
    expect(failed.toasts[0]?.reason).toBe(wait(time));
    expect(failed.toasts[0]?.text).toBe(MESSAGES.sendFailedText);
    expect(deliver(failed, { type: 'start' }).reason).toBeUndefined();
  });

  test.each([{ status: 500, text: 'in 7 min' }, new Error('429'), undefined, null, 'x'])(
    '%j is not',
    (error) => {
      expect(failureReason(error)).toBeUndefined();
    },
  );
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
  ])('keys %j', (keys, service) => {
    expect(resolveMessageService(keys)).toEqual(service);
  });
});

describe('map', () => {
  const place = { latitude: 12.9716, longitude: 77.5946 };

  test('the frame shows the surroundings with a marker', () => {
    const url = new URL(mapEmbedHref(place));
    expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number);
    expect(west).toBeLessThan(place.longitude);
    expect(east).toBeGreaterThan(place.longitude);
    expect(south).toBeLessThan(place.latitude);
    expect(north).toBeGreaterThan(place.latitude);
    expect(url.searchParams.get('marker')).toBe('12.9716,77.5946');
  });

  test('the link opens the same place', () => {
    expect(mapLinkHref(place)).toBe(
      'https://www.openstreetmap.org/?mlat=12.9716&mlon=77.5946#map=16/12.9716/77.5946',
    );
  });
});
