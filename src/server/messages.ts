/** The embedded message service: answers `POST /api/v1.0/email/send` as EmailJS does (docs/decisions/message-endpoint.md). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MESSAGE_BODY_MAX_BYTES } from '#config/limits.ts';
import { composeMail, type Mailbox } from './compose-mail.ts';
import { readMessageFault, type MessageFault } from './message-faults.ts';
import { readMessage } from './message-schema.ts';
import { keepMail } from './outbox.ts';
import { readBody } from './read-body.ts';
import { sendText } from './send-text.ts';
import { errorCode } from './start-fault.ts';
import type { Handler } from './static.ts';

/** A body that takes longer is given up, well before the form's own `SEND_TIMEOUT_MS`. */
const BODY_TIMEOUT_MS = 15_000;

export interface MessageOptions {
  readonly firm: Mailbox;
  /** Folder for the `.eml` files; made when the first message comes. */
  readonly outboxDir: string;
  /** Obey `fault:…` subjects; see message-faults.ts. */
  readonly faults?: boolean;
  readonly bodyTimeoutMs?: number;
  /** Takes one line for each message. */
  readonly log?: (line: string) => void;
}

export function createMessageHandler(options: MessageOptions): Handler {
  const { firm, outboxDir, log = console.log, bodyTimeoutMs = BODY_TIMEOUT_MS } = options;
  return async (request, response) => {
    if (request.method !== 'POST')
      return sendText(response, 405, 'Only POST here', { Allow: 'POST' });
    if (!isJson(request))
      return sendText(response, 415, 'The content type must be application/json');
    if (Number(request.headers['content-length'] ?? 0) > MESSAGE_BODY_MAX_BYTES)
      return sendText(response, 413, TOO_LARGE);

    const body = await readBody(request, {
      maxBytes: MESSAGE_BODY_MAX_BYTES,
      timeoutMs: bodyTimeoutMs,
    });
    if (body.kind === 'aborted') return;
    if (body.kind === 'too-large') return sendText(response, 413, TOO_LARGE);
    if (body.kind === 'too-slow')
      return sendText(response, 408, 'The message took too long to arrive', {
        Connection: 'close',
      });

    const json = parseJson(body.bytes);
    if ('fault' in json) return sendText(response, 400, json.fault);
    const read = readMessage(json.value);
    if ('fault' in read) return sendText(response, 400, read.fault);
    const { message } = read;

    const fault = options.faults === true ? readMessageFault(message.subject) : undefined;
    if (fault !== undefined) return fail(response, fault);

    try {
      const sentAt = new Date();
      const name = await keepMail(outboxDir, await composeMail(message, firm, sentAt), sentAt);
      log(`message from ${message.email}: "${message.subject}" → ${outboxDir}/${name}`);
    } catch (error) {
      log(`message from ${message.email} could not be kept in ${outboxDir} (${errorCode(error)})`);
      return sendText(response, 500, 'The message could not be kept');
    }
    sendText(response, 200, 'OK');
  };
}

const TOO_LARGE = `The message is larger than ${MESSAGE_BODY_MAX_BYTES} bytes`;

function isJson(request: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

function parseJson(bytes: Buffer): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    const text = error instanceof TypeError ? 'it is not UTF-8' : errorCode(error);
    return { fault: `The body is not JSON: ${text}` };
  }
}

function fail(response: ServerResponse, fault: MessageFault): void {
  if (fault === 'hang') return;
  if (fault === 'reset') response.destroy();
  else sendText(response, fault, `Fault ${fault}, as asked`);
}
