/** Warns if a build has no keys for the message service. */
import type { AstroIntegration } from 'astro';

/** True under `npm start`, whose own server takes the messages. */
const isServedHere = process.env['npm_lifecycle_event'] === 'start';

/** `env`: the environment with `.env` merged in. */
export const warnWithoutMailKeys = (env: Record<string, string | undefined>): AstroIntegration => ({
  name: 'mail-keys',
  hooks: {
    'astro:build:start': ({ logger }) => {
      const missing = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']
        .map((name) => `PUBLIC_EMAILJS_${name}`)
        .filter((name) => !env[name]);
      if (missing.length === 0 || (missing.length === 3 && isServedHere)) return;
      logger.warn(
        `no ${missing.join(', ')}: the contact form cannot send from a static host. Set all three keys ` +
          'before you publish there, or none where "npm start" serves the site.',
      );
    },
  },
});
