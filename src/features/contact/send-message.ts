/** Sends a message through EmailJS or whatever speaks its protocol (spec 7). */
import { SEND_TIMEOUT_MS } from '#site/limits.ts';
import type { MessageParams } from '#site/message-params.ts';
import type { MessageService } from './message-target.logic.ts';

/** Answer of EmailJS, and of our own server, to a message it has taken. */
const TAKEN = { status: 200, text: 'OK' } as const;

/**
 * Resolves when the service has taken the message. Rejects for every other outcome: no network, no
 * answer for `SEND_TIMEOUT_MS`, missing keys, and any answer but the service's own. The login page
 * of a public network, for one, comes with status 200.
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
  const answer = await emailjs.send(serviceId, templateId, { ...params }, { publicKey });
  if (answer.status !== TAKEN.status || answer.text !== TAKEN.text) throw answer;
}

type Library = typeof import('@emailjs/browser');
let retryAddress: string | undefined;
let failures = 0;

/** Loads the library, so that a connection lost later does not keep it away. Rejects when it cannot. */
export async function loadLibrary(): Promise<Library> {
  hideRefusedStorage();
  try {
    return retryAddress === undefined
      ? await import('@emailjs/browser')
      : ((await import(/* @vite-ignore */ retryAddress)) as Library);
  } catch (error) {
    // Chromium up to 153 keeps a failed import for good, so the next try asks under another address.
    const [address] = /https?:[^\s?#]+/.exec(String(error)) ?? [];
    if (address !== undefined) retryAddress = `${address}#${(failures += 1)}`;
    throw error;
  }
}

/** The library touches localStorage while it loads, and would not load where the browser refuses it. */
function hideRefusedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}
