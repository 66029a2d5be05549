/**
 * `npm run edit`: the development server with the editing page, for this machine alone. PORT chooses the
 * port. The page is added here and not in astro.config.mjs, so no build can have it.
 */
import { dev, type AstroIntegration } from 'astro';
import { EDIT_HOST, EDIT_PATH } from './edit/settings.ts';
import { createEditHandler, isEditCall } from './edit/endpoint.ts';
import { createStore } from './edit/store.ts';
import { orOneLine } from '#server/start-error.ts';
import { readSettings } from '#server/settings.ts';
import { formatted } from './formatted.ts';

await orOneLine(async () => {
  const { port } = readSettings(process.env);
  // Another port is taken when this one is in use.
  const heard = { port };
  const server = await dev({
    logLevel: 'warn',
    server: { host: EDIT_HOST, port },
    integrations: [editingPage(() => heard.port)],
  });
  heard.port = server.address.port;
  console.log(`Edit the site: http://${EDIT_HOST}:${heard.port}${EDIT_PATH}`);
  console.log(`See the site:  http://${EDIT_HOST}:${heard.port}/`);
  console.log('Every change is a change of a file under content/. Ctrl+C ends it.');
});

function editingPage(port: () => number): AstroIntegration {
  return {
    name: 'editing-page',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const handler = createEditHandler(createStore(formatted), port);
        server.middlewares.use((request, response, next) => {
          if (isEditCall(request.url)) handler(request, response).catch(next);
          else next();
        });
      },
    },
  };
}
