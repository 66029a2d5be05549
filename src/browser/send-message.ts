/** Sends a message through EmailJS or whatever speaks its protocol (spec 7). */
import { SEND_TIMEOUT_MS } from '#config/limits.ts';
import type { MessageParams } from '#config/message-params.ts';
import type { MessageService } from '#logic/message-service.ts';

/**
 * Resolves when the service has taken the message. Rejects for every other outcome: a status that
 * is not 2xx, no network, no answer for `SEND_TIMEOUT_MS`, missing keys.
 */
export async function sendMessage(params: MessageParams, service: MessageService): Promise<void> {
  let timer: number | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('no answer')), SEND_TIMEOUT_MS);
  });
  try {
    await Promise.race([post(params, service), timeout]);
  } finally {
    window.clearTimeout(timer);
  }
}

async function post(params: MessageParams, service: MessageService): Promise<void> {
  const { publicKey, serviceId, templateId } = service;
  const emailjs = await loadLibrary();
  emailjs.init({ publicKey }, service.origin || window.location.origin);
  await emailjs.send(serviceId, templateId, { ...params }, { publicKey });
}

/** Loads the library, so that a connection lost later does not keep it away. Rejects when it cannot. */
export async function loadLibrary(): Promise<typeof import('@emailjs/browser')> {
  hideRefusedStorage();
  return import('@emailjs/browser');
}

/** The library touches localStorage while it loads, and would not load where the browser refuses it. */
function hideRefusedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
