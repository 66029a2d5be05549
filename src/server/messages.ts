/** The embedded message service: answers `POST /api/v1.0/email/send` as EmailJS does (docs/decisions/message-endpoint.md). */
import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessageParams } from '#site/message-params.ts';
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import { SEND_PATH } from '#site/routes.ts';
import { composeMail, type Mailbox } from './compose-mail.ts';
import { readMessage } from './message-schema.ts';
import { OutboxFull, type Outbox } from './outbox.ts';
import { sendText } from './send-text.ts';
import { errorCode } from './start-error.ts';

export interface MessageOptions {
  readonly firm: Mailbox;
  readonly outbox: Outbox;
  /** Calls of one sender in ten minutes, sound or not. */
  readonly perAddress?: number;
  /** Messages of all senders that are written in ten minutes. */
  readonly inAll?: number;
  /** Takes one line for each message. */
  readonly log?: (line: string) => void;
}

const WINDOW_MS = 600_000;
const SUBJECT_LOGGED_CHARS = 80;

/** A Fastify plugin, so that its limits and its way to read a body hold for this route alone. */
export async function addMessages(app: FastifyInstance, options: MessageOptions): Promise<void> {
  const { firm, outbox, perAddress = 10, inAll = 200, log = console.log } = options;

  await app.register(rateLimit, { global: false, timeWindow: WINDOW_MS });
  /** The limit as a function: its answer when it is used up, undefined while it is not. */
  const limit = (rule: CreateRateLimitOptions) => {
    const count = app.createRateLimit(rule);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return undefined;
      const text = `Too many messages have been sent; try again in ${Math.ceil(state.ttlInSeconds / 60)} min`;
      return sendText(reply, 429, text, { 'Retry-After': String(state.ttlInSeconds) });
    };
  };
  const limitSender = limit({ max: perAddress });
  const limitAll = limit({ max: inAll, keyGenerator: () => 'all' });

  app.removeContentTypeParser('text/plain');
  app.post(SEND_PATH, {
    bodyLimit: MESSAGE_BODY_MAX_BYTES,
    onRequest: async (request, reply) => {
      const refused = await limitSender(request, reply);
      if (refused) return refused;
      if (request.headers['content-encoding'] !== undefined)
        return sendText(reply, 415, 'The message must not be compressed');
    },
    errorHandler: (error, request, reply) => {
      // What is still to come is read and thrown away, so that the answer arrives.
      reply.removeHeader('connection');
      request.raw.resume();
      throw error;
    },
    handler: async (request, reply) => {
      const read = readMessage(request.body);
      if ('error' in read) return sendText(reply, 400, read.error);
      const refused = await limitAll(request, reply);
      if (refused) return refused;
      const { message } = read;
      try {
        const sentAt = new Date();
        const name = await outbox.keep(await composeMail(message, firm, sentAt), sentAt);
        log(`message from ${message.email}: "${shown(message)}" → ${outbox.dir}/${name}`);
      } catch (error) {
        const cause = `could not be kept in ${outbox.dir} (${errorCode(error)})`;
        log(`message from ${message.email} ${cause}`);
        const status = error instanceof OutboxFull ? 507 : 500;
        return sendText(reply, status, 'The message could not be kept');
      }
      return sendText(reply, 200, 'OK');
    },
  });
}

/** The subject for a line of the log: short, without marks that a terminal obeys or that turn the line around. */
function shown({ subject }: MessageParams): string {
  const characters = [...subject.replace(/\p{C}/gu, '')];
  const start = characters.slice(0, SUBJECT_LOGGED_CHARS).join('');
  return characters.length > SUBJECT_LOGGED_CHARS ? `${start}…` : start;
}
