/** The development server hands over every file of the project, so only pages of its own may ask. */
import type { AddressInfo } from 'node:net';
import type { AstroIntegration } from 'astro';
import { ownRequestsOnly } from '#server/own-requests.ts';

export function ownRequests(): AstroIntegration {
  return {
    name: 'own-requests',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Opened to the network by `--host`: its names are not known here, and Vite checks them.
        const { host } = server.config.server;
        if (
          host !== undefined &&
          host !== false &&
          !['localhost', '127.0.0.1'].includes(String(host))
        )
          return;
        const port = () => (server.httpServer?.address() as AddressInfo | null)?.port ?? 0;
        server.middlewares.use(ownRequestsOnly(port));
      },
    },
  };
}
