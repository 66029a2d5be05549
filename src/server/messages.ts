/** The embedded message service: answers `POST /api/v1.0/email/send` as EmailJS does (docs/decisions/message-endpoint.md). */
import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { SPAM_SUBJECT_PREFIX, mailText, type TemplateParams } from '#site/message-endpoint.ts';
import { SEND_PATH } from '#site/routes.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { errorCode } from '#lib/command.ts';
import { isPhoneNumber, readEmailAddress, withoutInvisible } from '#lib/contact-details.ts';
import type { BuildFacts } from './build-facts.ts';
import { writeMail } from './outbox.ts';

/** Largest body of a message: 50 KB, the limit of EmailJS. */
const MESSAGE_BODY_MAX_BYTES = 50_000;

export interface MessageRouteOptions {
  readonly firm: () => BuildFacts['firm'];
  readonly outbox: string;
  /** Maximum number of calls from one sender in ten minutes. Invalid calls are counted too. */
  readonly perAddress: number;
  /** Maximum number of messages that are stored in ten minutes. A single network may send at most a quarter of them. */
  readonly inAll: number;
}

/** Adds the route for messages. It is a Fastify plugin, so its limits and its body parser apply to this route only. */
export async function addMessageRoute(app: FastifyInstance, options: MessageRouteOptions) {
  const { firm, outbox, perAddress, inAll } = options;
  await app.register(rateLimit, { global: false, timeWindow: '10 minutes' });
  /** Returns a function. If the limit is exceeded, this function answers 429; otherwise it returns undefined. */
  const limit = (rule: CreateRateLimitOptions) => {
    const count = app.createRateLimit(rule);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return undefined;
      const minutes = Math.ceil(state.ttlInSeconds / 60);
      return reply
        .code(429)
        .header('Retry-After', String(state.ttlInSeconds))
        .send(`Too many messages have been sent; try again in ${minutes} min`);
    };
  };
  const limitSender = limit({ max: perAddress, keyGenerator: ({ ip }) => networkOf(ip, 4) });
  // A household or a machine may have thousands of IP addresses, so each network has a limit too.
  const limitNetwork = limit({
    max: Math.ceil(inAll / 4),
    keyGenerator: ({ ip }) => `network ${networkOf(ip, 3)}`,
  });
  const limitAll = limit({ max: inAll, keyGenerator: () => 'all' });

  app.removeContentTypeParser('text/plain');
  app.post(SEND_PATH, {
    bodyLimit: MESSAGE_BODY_MAX_BYTES,
    onRequest: limitSender,
    handler: async (request, reply) => {
      const { data, error } = sendCall.safeParse(request.body);
      if (error) {
        const issues = error.issues.map(
          ({ path, message }) => `${['body', ...path].join('.')}: ${message}`,
        );
        return reply.code(400).send(issues.join('; '));
      }
      for (const limitStored of [limitNetwork, limitAll]) {
        await limitStored(request, reply);
        if (reply.sent) return reply; // `await` turns a reply into undefined: a reply is a promise too.
      }
      const message = data.template_params;
      const { email } = message;
      try {
        const sentAt = new Date();
        const mail = await composeMail(message, firm(), sentAt);
        const name = await writeMail(outbox, mail, sentAt);
        console.log(`message from ${email} → ${outbox}/${name}`);
      } catch (error) {
        console.error(`message from ${email} could not be kept in ${outbox} (${errorCode(error)})`);
        return reply.code(500).send('The message could not be kept');
      }
      return reply.send('OK');
    },
  });
}

/**
 * Returns the first parts of an IP address: `198.51.100` or `2001:db8:0` if `parts` is 3. A part of an IPv6 address has
 * 16 bits. A proxy may add the port of the connection to the address: `198.51.100.7:50712`, `[2001:db8::1]:50712`.
 */
export function networkOf(address: string, parts: number): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[(.*)\](:\d+)?$/, '$1');
  if (ip.split(':').length <= 2)
    return ip.replace(/:\d+$/, '').split('.').slice(0, parts).join('.');
  const groups = ip.split('::', 1).join('').split(':').concat(Array<string>(parts).fill('0'));
  return groups
    .slice(0, parts)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}

const COMPLETE_ADDRESS = 'write a complete e-mail address';

/** The two subject lines that a newsletter subscription can have: the usual one, and the same with the spam prefix. */
const SUBSCRIPTIONS = ['', SPAM_SUBJECT_PREFIX].map((mark) => mark + FIXED_TEXTS.newsletterSubject);

const written = z.string().default('');
/**
 * Puts a text on one line. White space and control characters become one space, so that no field can add a header or
 * a line to the mail. Invisible characters are removed, because some change the order of letters in mail programs.
 */
const oneLine = written.transform((text) =>
  withoutInvisible(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
);

/** Cleans a text that may have several lines: keeps line breaks and tabs, and removes other control characters. */
const severalLines = written.transform((text) =>
  text
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim(),
);

const templateParams = z
  .object({
    first_name: oneLine,
    last_name: oneLine,
    email: z
      .string(COMPLETE_ADDRESS)
      .refine((text) => readEmailAddress(text) !== undefined, COMPLETE_ADDRESS)
      .transform((text) => readEmailAddress(text) ?? ''),
    phone: oneLine,
    company: oneLine,
    subject: oneLine,
    message: severalLines,
  })
  .superRefine((params, { addIssue }) => {
    // A newsletter subscription needs only an e-mail address.
    if (SUBSCRIPTIONS.includes(params.subject)) return;
    for (const [field, text] of Object.entries(params))
      if (text === '') addIssue({ code: 'custom', path: [field], message: 'write some text' });
    if (params.phone !== '' && !isPhoneNumber(params.phone))
      addIssue({ code: 'custom', path: ['phone'], message: 'write at least six digits' });
  });

const filled = z.string().min(1);

/** The body of a send call: EmailJS protocol 4.4.1 (spec section 7). */
const sendCall = z.object({
  lib_version: filled,
  user_id: filled,
  service_id: filled,
  template_id: filled,
  template_params: templateParams,
});

// Composes mails in memory, and does not send them.
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Returns the message as a standard mail (RFC 5322), which every mail program can open. Reply-To contains the visitor's
 * address. `sentAt`: time at which the message arrived.
 */
async function composeMail(
  message: TemplateParams,
  firm: BuildFacts['firm'],
  sentAt: Date,
): Promise<Buffer> {
  const visitor = `${message.first_name} ${message.last_name}`.trim();
  const mail = await composer.sendMail({
    from: { name: firm.name, address: firm.email },
    to: { name: firm.name, address: firm.email },
    replyTo: { name: headerText(visitor), address: message.email },
    subject: headerText(message.subject),
    date: sentAt,
    text: `${mailText(message)}\n`,
  });
  return mail.message as Buffer;
}

/**
 * Makes a text safe for a header line. Splits `=?`, because mail programs would decode a visitor's `=?…?=` to another
 * text. Splits long words, because a line can be folded only at a space and must not exceed 998 characters.
 */
const headerText = (text: string): string =>
  text
    .replaceAll('=?', '= ?')
    .split(' ')
    .map((word) => word.match(/.{1,500}/gsu)?.join(' ') ?? '')
    .join(' ');
