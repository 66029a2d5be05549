/** The message endpoint in `npm run dev`, the same as behind `npm start`. */
import type { AstroIntegration } from 'astro';
import { readSite } from '#entries/read.ts';
import { isSendCall } from '#server/create-server.ts';
import { createMessageHandler } from '#server/messages.ts';
import { OUTBOX_DIR } from '#server/outbox.ts';

export function messageEndpoint(): AstroIntegration {
  return {
    name: 'message-endpoint',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const { value: site } = readSite();
        // The content check prints what is wrong with site.json.
        if (site === undefined) return logger.warn('site.json has a fault: no messages are taken');
        const handler = createMessageHandler({
          firm: { name: site.name, email: site.email },
          outboxDir: OUTBOX_DIR,
          faults: process.env['MESSAGE_FAULTS'] === '1',
          log: (line) => logger.info(line),
        });
        server.middlewares.use((request, response, next) => {
          if (isSendCall(request.url)) handler(request, response).catch(next);
          else next();
        });
      },
    },
  };
}
