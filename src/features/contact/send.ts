/** Sends a message to the service of this build (docs/decisions/message-endpoint.md). */
import {
  PUBLIC_EMAILJS_ORIGIN,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';
import emailjs from '@emailjs/browser';
import { resolveMessageService, type MessageParams } from '#site/message-service.ts';

const SEND_TIMEOUT_MS = 30_000;

const { publicKey, serviceId, templateId, origin } = resolveMessageService({
  publicKey: PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: PUBLIC_EMAILJS_SERVICE_ID,
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID,
  origin: PUBLIC_EMAILJS_ORIGIN,
});

/** Rejects for every outcome but the service's own answer: the login page of a public network has status 200 too. */
export async function sendMessage(params: MessageParams): Promise<void> {
  emailjs.init({ publicKey }, origin || window.location.origin);
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), SEND_TIMEOUT_MS);
  });
  const answer = await Promise.race([emailjs.send(serviceId, templateId, { ...params }), timeout]);
  if (answer.status !== 200 || answer.text !== 'OK') throw answer;
}
