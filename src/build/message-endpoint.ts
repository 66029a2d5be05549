/** The message endpoint in `npm run dev`, the same as behind `npm start`. */
import type { AstroIntegration } from 'astro';
import { readSite } from '#collections/reading/read.ts';
import { createApp, isSendCall } from '#server/app.ts';
import { OUTBOX_DIR, createOutbox } from '#server/outbox.ts';

export function messageEndpoint(): AstroIntegration {
  return {
    name: 'message-endpoint',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        const { value: site } = readSite();
        // The content check prints what is wrong with site.json.
        if (site === undefined) return logger.warn('site.json has a fault: no messages are taken');
        const app = createApp({
          messages: {
            firm: { name: site.name, email: site.email },
            outbox: createOutbox(OUTBOX_DIR),
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
