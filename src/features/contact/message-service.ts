/** Where this build sends messages, from its environment. */
import {
  PUBLIC_EMAILJS_ORIGIN,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';
import { resolveMessageService } from './send.ts';

export const messageService = resolveMessageService({
  publicKey: PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: PUBLIC_EMAILJS_SERVICE_ID,
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID,
  origin: PUBLIC_EMAILJS_ORIGIN,
});
