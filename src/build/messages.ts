/** Messages: the endpoint in `npm run dev`, the same as behind `npm start`, and a loud word when a build has no keys for the service. */
import type { AstroIntegration } from 'astro';
import { readSite } from '#collections/reading/read.ts';
import { createApp, isSendCall } from '#server/app.ts';
import { OUTBOX_DIR } from '#server/outbox.ts';

/** Under `npm start`, whose own server takes the messages. */
const isServedHere = process.env['npm_lifecycle_event'] === 'start';

/** `env`: the environment with `.env` merged in. */
export function messages(env: Record<string, string | undefined>): AstroIntegration {
  return {
    name: 'messages',
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
      'astro:server:setup': async ({ server, logger }) => {
        const { value: site } = readSite();
        // The content check prints what is wrong with site.json.
        if (site === undefined) return logger.warn('site.json has a fault: no messages are taken');
        const app = createApp({
          messages: {
            firm: { name: site.name, email: site.email },
            outbox: OUTBOX_DIR,
            log: (line) => logger.info(line),
          },
        });
        await app.ready();
        server.middlewares.use((request, response, next) => {
          if (isSendCall(request.url)) app.routing(request, response);
          else next();
        });
      },
    },
  };
}
