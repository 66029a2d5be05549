/** Says loudly when a build to be published has no keys for the message service. */
import type { AstroIntegration } from 'astro';
import { SEND_PATH } from '#site/routes.ts';

const KEYS = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/** Under `npm start`, whose own server takes the messages. */
const isServedHere = process.env['npm_lifecycle_event'] === 'start';

/** `env`: the environment with `.env` merged in. */
export function messageKeys(env: Record<string, string | undefined>): AstroIntegration {
  return {
    name: 'message-keys',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const missing = KEYS.filter((key) => !env[key]);
        if (missing.length === 0 || (missing.length === KEYS.length && isServedHere)) return;
        if (missing.length < KEYS.length)
          return logger.warn(
            `no ${missing.join(', ')}: the contact form cannot send. Set all three keys, or none.`,
          );
        logger.warn(
          `no ${missing.join(', ')}: the contact form will post to ${SEND_PATH} of the host it is served from, ` +
            'which only the server behind "npm start" answers. Set the keys before you publish on a static host.',
        );
      },
    },
  };
}
