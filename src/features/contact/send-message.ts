/** Sends a message through EmailJS or whatever speaks its protocol (spec 7). */
import emailjs from '@emailjs/browser';
import { SEND_TIMEOUT_MS } from '#site/limits.ts';
import type { MessageParams } from '#site/message-params.ts';
import type { MessageService } from './send.logic.ts';

/**
 * Resolves when the service has taken the message. Rejects for every other outcome: no network, no
 * answer for `SEND_TIMEOUT_MS`, missing keys, and any answer but the service's own. The login page
 * of a public network, for one, comes with status 200.
 */
export async function sendMessage(params: MessageParams, service: MessageService): Promise<void> {
  const { publicKey, serviceId, templateId, origin } = service;
  emailjs.init({ publicKey }, origin || window.location.origin);
  let timer: number | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('no answer')), SEND_TIMEOUT_MS);
  });
  try {
    const answer = await Promise.race([
      emailjs.send(serviceId, templateId, { ...params }, { publicKey }),
      timeout,
    ]);
    if (answer.status !== 200 || answer.text !== 'OK') throw answer;
  } finally {
    window.clearTimeout(timer);
  }
}
