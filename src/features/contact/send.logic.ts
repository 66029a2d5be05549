/** Where messages go (docs/decisions/message-endpoint.md), and what is said of a failure. */

/** The environment's PUBLIC_EMAILJS_… values. */
interface MessageKeys {
  readonly publicKey: string | undefined;
  readonly serviceId: string | undefined;
  readonly templateId: string | undefined;
  /** Address of the service when it is not EmailJS's own. */
  readonly origin: string | undefined;
}

export interface MessageService {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** '' stands for the origin of the page. */
  readonly origin: string;
}

const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** The protocol wants three names; our own server takes any. */
const EMBEDDED: MessageService = {
  publicKey: 'embedded',
  serviceId: 'embedded',
  templateId: 'embedded',
  origin: '',
};

/**
 * Without any key, our own server. With some of them, EmailJS: a missing one stays empty, the
 * library refuses to send, and the visitor sees the failure toast (spec 8).
 */
export function resolveMessageService(keys: MessageKeys): MessageService {
  const { publicKey = '', serviceId = '', templateId = '' } = keys;
  if (publicKey === '' && serviceId === '' && templateId === '') return EMBEDDED;
  const origin = new URL(keys.origin || EMAILJS_ORIGIN).origin;
  return { publicKey, serviceId, templateId, origin };
}

const TOO_MANY_REQUESTS = 429;

/**
 * What more there is to say of a failure than that it failed. The library passes on the status and
 * the text of an answer, not its Retry-After; our own server says the minutes in its text too.
 */
export function failureReason(error: unknown): string | undefined {
  const { status, text } = Object(error) as { status?: unknown; text?: unknown };
  if (status !== TOO_MANY_REQUESTS) return undefined;
  const [, minutes = 'a few'] = /\b(\d+) min\b/.exec(String(text)) ?? [];
  const unit = minutes === '1' ? 'minute' : 'minutes';
  return `Too many messages came in a short time: try again in ${minutes} ${unit}.`;
}
