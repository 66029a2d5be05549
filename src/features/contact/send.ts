/** Sends a message through EmailJS or a server with the same protocol (spec 7, docs/decisions/message-endpoint.md). */
import emailjs from '@emailjs/browser';
import { SEND_TIMEOUT_MS } from '#site/limits.ts';
import type { MessageParams } from '#site/message-params.ts';

interface MessageService {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** '' means the origin of the page. */
  readonly origin: string;
}

const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/** The protocol requires three names; our own server accepts any. */
const EMBEDDED: MessageService = {
  publicKey: 'embedded',
  serviceId: 'embedded',
  templateId: 'embedded',
  origin: '',
};

/**
 * Where messages go, by the PUBLIC_EMAILJS_… values: to our own server without any key, else to EmailJS. If
 * one key is missing, the library refuses to send and the visitor sees the failure toast (spec 8).
 */
export function resolveMessageService(
  keys: Record<keyof MessageService, string | undefined>,
): MessageService {
  const { publicKey = '', serviceId = '', templateId = '' } = keys;
  if (publicKey === '' && serviceId === '' && templateId === '') return EMBEDDED;
  const origin = new URL(keys.origin || EMAILJS_ORIGIN).origin;
  return { publicKey, serviceId, templateId, origin };
}

/**
 * Resolves when the service has taken the message. Rejects for every other outcome: no network, no
 * answer for `SEND_TIMEOUT_MS`, missing keys, and any answer but the service's own. The login page
 * of a public network, for example, has status 200.
 */
export async function sendMessage(params: MessageParams, service: MessageService): Promise<void> {
  const { publicKey, serviceId, templateId, origin } = service;
  emailjs.init({ publicKey }, origin || window.location.origin);
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), SEND_TIMEOUT_MS);
  });
  const answer = await Promise.race([emailjs.send(serviceId, templateId, { ...params }), timeout]);
  if (answer.status !== 200 || answer.text !== 'OK') throw answer;
}
