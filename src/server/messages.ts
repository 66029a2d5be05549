/** The embedded message service: answers `POST /api/v1.0/email/send` as EmailJS does (docs/decisions/message-endpoint.md). */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import { SEND_PATH } from '#site/routes.ts';
import { composeMail, type Mailbox } from './compose-mail.ts';
import { readMessageFault, type MessageFault } from './message-faults.ts';
import { readMessage } from './message-schema.ts';
import { OutboxFull, type Outbox } from './outbox.ts';
import { keepOnce } from './keep-once.ts';
import { sendText } from './send-text.ts';
import { errorCode } from './start-error.ts';

export interface MessageOptions {
  readonly firm: Mailbox;
  readonly outbox: Outbox;
  /** Send calls that are taken in ten minutes. */
  readonly perAddress?: number;
  readonly inAll?: number;
  /** Obey `fault:…` subjects; see message-faults.ts. */
  readonly faults?: boolean;
  /** Takes one line for each message. */
  readonly log?: (line: string) => void;
}

export const MESSAGES_PER_ADDRESS = 10;
export const MESSAGES_IN_ALL = 200;
const WINDOW_MS = 600_000;

/** A Fastify plugin, so that its limits and its way to read a body hold for this route alone. */
export async function addMessages(app: FastifyInstance, options: MessageOptions): Promise<void> {
  const { firm, outbox, log = console.log } = options;
  const { perAddress = MESSAGES_PER_ADDRESS, inAll = MESSAGES_IN_ALL } = options;
  const once = keepOnce(WINDOW_MS);

  await app.register(rateLimit, { global: false, timeWindow: WINDOW_MS });
  const limits = [
    app.createRateLimit({ max: perAddress }),
    app.createRateLimit({ max: inAll, keyGenerator: () => 'all' }),
  ];

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(SEND_PATH, {
    bodyLimit: MESSAGE_BODY_MAX_BYTES,
    onRequest: async (request, reply) => {
      for (const limit of limits) {
        const state = await limit(request);
        if (state.isAllowed || !state.isExceeded) continue;
        const seconds = state.ttlInSeconds;
        const text = `Too many messages have been sent; try again in ${Math.ceil(seconds / 60)} min`;
        return sendText(reply, 429, text, { 'Retry-After': String(seconds) });
      }
    },
    errorHandler: (error, request, reply) => {
      // What is still to come is read and thrown away, so that the answer arrives.
      reply.removeHeader('connection');
      request.raw.resume();
      if (error.statusCode === 413)
        return sendText(reply, 413, `The message is larger than ${MESSAGE_BODY_MAX_BYTES} bytes`);
      if (error.statusCode === 415)
        return sendText(reply, 415, 'The content type must be application/json');
      throw error;
    },
    handler: async (request, reply) => {
      const json = parseJson(request.body);
      if ('error' in json) return sendText(reply, 400, json.error);
      const read = readMessage(json.value);
      if ('error' in read) return sendText(reply, 400, read.error);
      const { message, id } = read;

      const fault = options.faults === true ? readMessageFault(message.subject) : undefined;
      if (fault !== undefined) return fail(reply, fault);

      try {
        await once(id, message, async () => {
          const sentAt = new Date();
          const name = await outbox.keep(await composeMail(message, firm, sentAt), sentAt);
          log(`message from ${message.email}: "${message.subject}" → ${outbox.dir}/${name}`);
        });
      } catch (error) {
        log(
          `message from ${message.email} could not be kept in ${outbox.dir} (${errorCode(error)})`,
        );
        return sendText(
          reply,
          error instanceof OutboxFull ? 507 : 500,
          'The message could not be kept',
        );
      }
      return sendText(reply, 200, 'OK');
    },
  });
}

function parseJson(body: unknown): { value: unknown } | { error: string } {
  try {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    const text = error instanceof TypeError ? 'it is not UTF-8' : errorCode(error);
    return { error: `The body is not JSON: ${text}` };
  }
}

function fail(reply: FastifyReply, fault: MessageFault): FastifyReply {
  if (typeof fault === 'number') return sendText(reply, fault, `Fault ${fault}, as asked`);
  if (fault === 'reset') reply.raw.destroy();
  return reply.hijack();
}
